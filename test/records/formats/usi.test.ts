import { describe, expect, it } from 'vitest';
import { shogi } from '../../../src/families/shogi/index.ts';
import { type RecordCase, summaryOf } from './record-summary.ts';

const CASES: readonly RecordCase[] = [
  ['a start and moves', 'position startpos moves 7g7f 3c3d', 'standard | 2 plies to P-3d'],
  ['without the command', 'startpos moves 7g7f 3c3d', 'standard | 2 plies to P-3d'],
  [
    'a start alone',
    'position startpos',
    'standard | at lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1',
  ],
  [
    'a start alone without the command',
    'startpos',
    'standard | at lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1',
  ],
  [
    'a list of moves that is empty',
    'position startpos moves',
    'standard | at lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1',
  ],
  [
    'a position and moves',
    'position sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1 moves 7g7f 3c3d',
    'standard | 2 plies to P-3d',
  ],
  [
    'a position and moves without the command',
    'sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1 moves 7g7f 3c3d',
    'standard | 2 plies to P-3d',
  ],
  [
    'a position with a list of moves that is empty',
    'position sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1 moves',
    'standard | at lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1',
  ],
  [
    'a position alone',
    'position sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1',
    'standard | at lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1',
  ],
  [
    'a position alone without the command',
    'sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1',
    'standard | at lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1',
  ],
  [
    'a position without its move number',
    'position sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - moves 7g7f',
    'standard | 1 ply to P-7f | note: left out at the end: move number, read as 1',
  ],
  [
    'a position with gote to move',
    'position sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 2 moves 3c3d',
    'standard | from lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 2 | 1 ply to P-3d',
  ],
  [
    'a position with hands',
    'position sfen 4k4/9/4G4/9/9/9/9/9/4K4 b G2p 1 moves G*5b',
    'standard | from 4k4/9/4G4/9/9/9/9/9/4K4 b G2p 1 | 1 ply to G*5b | checkmate, sente won',
  ],
  [
    'a position in the middle of a game',
    'position sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 33 moves 7g7f',
    'standard | from lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 33 | 1 ply to P-7f',
  ],
  [
    'a mate problem',
    'position sfen 4k4/9/4G4/9/9/9/9/9/9 b G 1 moves G*5b',
    'standard | from 4k4/9/4G4/9/9/9/9/9/9 b G 1 | 1 ply to G*5b | checkmate, sente won | note: the attacker, sente, has no king: read as a mate problem',
  ],
  [
    'a handicap',
    'position sfen lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1 moves 5a4b',
    'standard+2-piece | 1 ply to K-4b',
  ],
  ['a drop', 'position startpos moves 7g7f 3c3d 8h2b+ 3a2b B*5e', 'standard | 5 plies to B*5e'],
  ['promotion', 'position startpos moves 7g7f 3c3d 8h2b+', 'standard | 3 plies to Bx2b+'],
  ['not promoting', 'position startpos moves 7g7f 3c3d 8h2b', 'standard | 3 plies to Bx2b='],
  [
    'not promoting, with a sign',
    'position startpos moves 7g7f 3c3d 8h2b=',
    'refused: USI, move 3 (8h2b=): "8h2b=" is not legal here; no sente pawn can go there',
  ],
  [
    'promotion where there is none',
    'position startpos moves 7g7f+',
    'refused: USI, move 1 (7g7f+): the pawn on 7g can go to 7f, but not with notation "7g7f+"; it may play P-7f',
  ],
  [
    'a drop in small letters',
    'position startpos moves 7g7f 3c3d 8h2b+ 3a2b b*5e',
    'refused: USI, move 5 (b*5e): "b*5e" is not a move in any notation read here, expected something like L-9h or a1a2',
  ],
  [
    'a drop with an at',
    'position startpos moves 7g7f 3c3d 8h2b+ 3a2b B@5e',
    'refused: USI, move 5 (B@5e): B can be dropped there, but not with notation "B@5e"',
  ],
  [
    'squares in capitals',
    'position startpos moves 7G7F',
    'refused: USI, move 1 (7G7F): "7G7F" is not a move in any notation read here, expected something like L-9h or a1a2',
  ],
  ['squares of chess', 'position startpos moves c3c4', 'standard | 1 ply to P-7f'],
  [
    'an illegal move',
    'position startpos moves 7g7e',
    'refused: USI, move 1 (7g7e): the pawn on 7g does not move to 7e; it may play P-7f',
  ],
  [
    'a move of the wrong player',
    'position startpos moves 3c3d',
    "refused: USI, move 1 (3c3d): it is sente's turn, and the pawn on 3c is gote's",
  ],
  [
    'a move that is not understood',
    'position startpos moves 7g7f hello',
    'refused: USI, move 2 (hello): "hello" is not a move in any notation read here, expected something like P-9d or a7a6',
  ],
  [
    'resignation among the moves',
    'position startpos moves 7g7f resign',
    'refused: USI, move 2 (resign): "resign" is not a move in any notation read here, expected something like P-9d or a7a6',
  ],
  [
    'win among the moves',
    'position startpos moves 7g7f win',
    'refused: USI, move 2 (win): "win" is not a move in any notation read here, expected something like P-9d or a7a6',
  ],
  [
    'numbers among the moves',
    'position startpos moves 1 7g7f',
    'refused: USI, move 1 (1): "1" is not a move in any notation read here, expected something like L-9h or a1a2',
  ],
  [
    'a command behind the moves',
    'position startpos moves 7g7f 3c3d\ngo btime 1000 wtime 1000\n',
    'refused: USI, move 3 (go): "go" is not a move in any notation read here, expected something like L-9h or a1a2',
  ],
  [
    'two commands',
    'position startpos moves 7g7f\nposition startpos moves 7g7f 3c3d\n',
    'refused: USI, move 2 (position): "position" is not a move in any notation read here, expected something like P-9d or a7a6',
  ],
  ['more blanks', '  position   startpos   moves   7g7f   3c3d  ', 'standard | 2 plies to P-3d'],
  ['tabs', 'position\tstartpos\tmoves\t7g7f\t3c3d', 'standard | 2 plies to P-3d'],
  ['moves over several lines', 'position startpos moves\n7g7f\n3c3d\n', 'standard | 2 plies to P-3d'],
  ['line ends CR LF', 'position startpos moves 7g7f 3c3d\r\n', 'standard | 2 plies to P-3d'],
  ['line ends CR', 'position startpos moves 7g7f 3c3d\r', 'standard | 2 plies to P-3d'],
  ['a byte order mark', '\ufeffposition startpos moves 7g7f', 'standard | 1 ply to P-7f'],
  ['the command in capitals', 'POSITION STARTPOS MOVES 7g7f', 'standard | 1 ply to P-7f'],
  ['the command with a capital', 'Position startpos moves 7g7f', 'standard | 1 ply to P-7f'],
  [
    'commas between the moves',
    'position startpos moves 7g7f, 3c3d',
    'refused: USI, move 1 (7g7f,): "7g7f," is not legal here; no sente pawn can go there',
  ],
  [
    'moves without their word',
    'position startpos 7g7f 3c3d',
    'refused: USI: expected position startpos moves … or position sfen … moves …',
  ],
  [
    'moves without their word behind a position',
    'position sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1 7g7f',
    'refused: this is not a position string (the board has 9 ranks, the string has 1), and the text is in no format of games read here (KI2, KIF, CSA, PGN, USI)',
  ],
  [
    'the word twice',
    'position startpos moves moves 7g7f',
    'refused: USI, move 1 (moves): "moves" is not a move in any notation read here, expected something like L-9h or a1a2',
  ],
  ['the command alone', 'position', 'refused: USI: expected position startpos moves … or position sfen … moves …'],
  ['sfen alone', 'position sfen', 'refused: USI: expected position startpos moves … or position sfen … moves …'],
  [
    'sfen and moves alone',
    'position sfen moves 7g7f',
    'refused: USI: expected position startpos moves … or position sfen … moves …',
  ],
  [
    'fen in place of sfen',
    'position fen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1 moves 7g7f',
    'refused: USI: expected position startpos moves … or position sfen … moves …',
  ],
  [
    'a board with too few ranks',
    'position sfen 9/9 b - 1 moves 7g7f',
    'refused: USI, start position: the board has 9 ranks, the string has 2',
  ],
  [
    'a board with an unknown piece',
    'position sfen lnsgzgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1 moves 7g7f',
    'refused: USI, start position: 5a: "z" is no piece',
  ],
  [
    'a hand that is not understood',
    'position sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b zz 1 moves 7g7f',
    'refused: USI, start position: hand: "z" is no piece',
  ],
  [
    'a side that is not understood',
    'position sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL x - 1 moves 7g7f',
    'refused: USI, start position: "x" is no side to move',
  ],
  [
    'minishogi by its board',
    'position sfen rbsgk/4p/5/P4/KGSBR b - 1 moves 1e1d',
    'refused: USI, start position: the board has 9 ranks, the string has 5',
  ],
  [
    'mate on the board',
    'position sfen 4k4/9/4G4/9/9/9/9/9/4K4 b G 1 moves G*5b',
    'standard | from 4k4/9/4G4/9/9/9/9/9/4K4 b G 1 | 1 ply to G*5b | checkmate, sente won',
  ],
  [
    'moves after mate',
    'position sfen 4k4/9/4G4/9/9/9/9/9/4K4 b G 1 moves G*5b 5a6a',
    'standard | from 4k4/9/4G4/9/9/9/9/9/4K4 b G 1 | 1 ply to G*5b | checkmate, sente won | note: the game was over after 1 move (checkmate, sente won); the move 5a6a was not played',
  ],
  [
    'repetition on the board',
    'position startpos moves 2h3h 8b7b 3h2h 7b8b 2h3h 8b7b 3h2h 7b8b 2h3h 8b7b 3h2h 7b8b ',
    'standard | 12 plies to R-8b | 4-fold repetition, a draw',
  ],
  [
    'moves after repetition',
    'position startpos moves 2h3h 8b7b 3h2h 7b8b 2h3h 8b7b 3h2h 7b8b 2h3h 8b7b 3h2h 7b8b 2h3h 8b7b 3h2h 7b8b ',
    'standard | 12 plies to R-8b | 4-fold repetition, a draw | note: the game was over after 12 moves (4-fold repetition, a draw); the 4 moves from 2h3h on were not played',
  ],
  ['the same move twice', 'position startpos moves 7g7f 7g7f', 'refused: USI, move 2 (7g7f): there is no piece on 7g'],
  ['a capture', 'position startpos moves 7g7f 3c3d 8h2b+ 3a2b', 'standard | 4 plies to Sx2b'],
  [
    'a second pawn on a file',
    'position startpos moves 2g2f 8c8d 2f2e 8d8e 2e2d 2c2d 2h2d P*2g',
    'standard | 8 plies to P*2g',
  ],
  ['a null move', 'position startpos moves 0000', 'refused: USI, move 1 (0000): this variant has no castling'],
  ['USI of moves alone', '7g7f 3c3d', 'standard | 2 plies to P-3d'],
];

describe('records of shogi in USI', () => {
  it.each(CASES)('%s', (_, text, summary) => {
    expect(summaryOf(shogi, text)).toBe(summary);
  });
});
