import { describe, expect, it } from 'vitest';
import { hex } from '../../../src/families/hex/index.ts';
import { type RecordCase, summaryOf } from './record-summary.ts';

const CASES: readonly RecordCase[] = [
  [
    'the least game',
    '(;)',
    'standard | at .........../.........../.........../.........../.........../.........../.........../.........../.........../.........../........... R',
  ],
  [
    'a usual game',
    '(;FF[4]CA[UTF-8]AP[HexGui:0.9]GM[11]SZ[11]PB[Ann]PW[Bo]RE[B+R]\n;B[a2];W[c4];B[e5])',
    'standard | 3 plies to e5 | resignation, red won',
  ],
  ['no number of the game', '(;SZ[11];B[a2])', 'standard | 1 ply to a2'],
  ['no size', '(;GM[11];B[a2])', 'standard | 1 ply to a2'],
  ['two letters for a cell', '(;GM[11]SZ[11];B[ab];W[cd])', 'standard | 2 plies to c4'],
  ['letters in capitals', '(;GM[11]SZ[11];B[A2];W[C4])', 'standard | 2 plies to c4'],
  ['a column beyond the tenth', '(;GM[11]SZ[13];B[m13])', 'standard+13x13 | 1 ply to m13'],
  ['two letters beyond the tenth', '(;GM[11]SZ[13];B[mm])', 'standard+13x13 | 1 ply to m13'],
  ['a swap of pieces', '(;GM[11]SZ[11];B[a2];W[swap-pieces];B[c4])', 'standard | 3 plies to c4'],
  ['a swap in one word', '(;GM[11]SZ[11];B[a2];W[swap];B[c4])', 'standard | 3 plies to c4'],
  ['a swap in capitals', '(;GM[11]SZ[11];B[a2];W[SWAP];B[c4])', 'standard | 3 plies to c4'],
  [
    'a swap of sides, which the usual game does not have',
    '(;GM[11]SZ[11];B[a2];W[swap-sides];W[c4])',
    'refused: SGF, move 2 (swap-sides): "swap-sides" is no cell of this board; a1, b1, c1, d1, e1, f1, g1, h1, i1, j1 and 111 more can be played',
  ],
  [
    'a swap as the first move',
    '(;GM[11]SZ[11];B[swap])',
    'refused: SGF, move 1 (swap): only the first move can be answered by a swap, by the second player and once; a1, b1, c1, d1, e1, f1, g1, h1, i1, j1 and 111 more can be played',
  ],
  [
    'a swap as the third move',
    '(;GM[11]SZ[11];B[a2];W[b3];B[swap])',
    'refused: SGF, move 3 (swap): only the first move can be answered by a swap, by the second player and once; a1, b1, c1, d1, e1, f1, g1, h1, i1, j1 and 109 more can be played',
  ],
  ['White begins', '(;GM[11]SZ[11];W[a2];B[c4])', 'standard | 2 plies to c4'],
  ['White begins and wins', '(;GM[11]SZ[11]RE[W+R];W[a2];B[c4])', 'standard | 2 plies to c4 | resignation, red won'],
  ['resignation as a move', '(;GM[11]SZ[11];B[a2];W[resign])', 'standard | 1 ply to a2 | resignation, red won'],
  ['forfeit as a move', '(;GM[11]SZ[11];B[a2];W[forfeit])', 'standard | 1 ply to a2 | resignation, red won'],
  ['resignation', '(;GM[11]SZ[11]RE[B+R];B[a2])', 'standard | 1 ply to a2 | resignation, red won'],
  ['resignation in full', '(;GM[11]SZ[11]RE[W+Resign];B[a2])', 'standard | 1 ply to a2 | resignation, black won'],
  ['time', '(;GM[11]SZ[11]RE[W+T];B[a2])', 'standard | 1 ply to a2 | time forfeit, black won'],
  ['time in full', '(;GM[11]SZ[11]RE[W+Time];B[a2])', 'standard | 1 ply to a2 | time forfeit, black won'],
  ['forfeit', '(;GM[11]SZ[11]RE[B+F];B[a2])', 'standard | 1 ply to a2 | forfeit, red won'],
  ['the winner alone', '(;GM[11]SZ[11]RE[B];B[a2])', 'standard | 1 ply to a2 | resignation, red won'],
  ['won without a reason', '(;GM[11]SZ[11]RE[B+];B[a2])', 'standard | 1 ply to a2 | resignation, red won'],
  ['a draw', '(;GM[11]SZ[11]RE[Draw];B[a2])', 'standard | 1 ply to a2 | agreement, a draw'],
  ['a draw as a nought', '(;GM[11]SZ[11]RE[0];B[a2])', 'standard | 1 ply to a2 | agreement, a draw'],
  ['an unknown result', '(;GM[11]SZ[11]RE[?];B[a2])', 'standard | 1 ply to a2'],
  ['void', '(;GM[11]SZ[11]RE[Void];B[a2])', 'standard | 1 ply to a2'],
  ['an empty result', '(;GM[11]SZ[11]RE[];B[a2])', 'standard | 1 ply to a2'],
  [
    'a result in words',
    '(;GM[11]SZ[11]RE[red wins];B[a2])',
    'standard | 1 ply to a2 | note: RE[red wins] is not a result known here: the game is left open',
  ],
  [
    'a result in the last node',
    '(;GM[11]SZ[11];B[a2];W[b2]RE[B+R])',
    'standard | 2 plies to b2 | resignation, red won',
  ],
  [
    'a result against the board',
    '(;GM[11]SZ[2]RE[B+R];B[a1];W[a2];B[b2];W[b1])',
    'standard+2x2 | 4 plies to b1 | chain, black won | note: the result B+R contradicts the board: chain, black won',
  ],
  ['won on the board', '(;GM[11]SZ[2];B[a1];W[b1];B[a2])', 'standard+2x2 | 3 plies to a2 | chain, red won'],
  [
    'moves after the end',
    '(;GM[11]SZ[2];B[a1];W[b1];B[a2];W[b2])',
    'standard+2x2 | 3 plies to a2 | chain, red won | note: the game was over after 3 moves (chain, red won); the move b2 was not played',
  ],
  ['one size for both', '(;GM[11]SZ[9:9];B[a2])', 'standard+9x9 | 1 ply to a2'],
  ['a size that is not square', '(;GM[11]SZ[7:4];B[a2])', 'standard+4x4+files-7 | 1 ply to a2'],
  [
    'a size that is too large',
    '(;GM[11]SZ[30];B[a2])',
    'refused: SGF: SZ[30]: hex has no flag "30x30"; its flags are 2x2, 3x3, 4x4, 5x5, 6x6, 7x7, 8x8, 9x9, 10x10, 11x11 and 30 more',
  ],
  [
    'a size in words',
    '(;GM[11]SZ[big];B[a2])',
    'standard | 1 ply to a2 | note: SZ[big], but the board has 11 rows of 11 cells in this variant: passed over',
  ],
  ['root properties over several nodes', '(;GM[11];SZ[13];PB[x];B[m13])', 'standard+13x13 | 1 ply to m13'],
  ['names with small letters', '(;GaMe[11]SiZe[13];Black[m13];White[a1])', 'standard+13x13 | 2 plies to a1'],
  ['names in small letters alone', '(;gm[11]sz[13];b[m13];w[a1])', 'standard+13x13 | 2 plies to a1'],
  ['a move in the root', '(;GM[11]SZ[11]B[a2];W[c4])', 'standard | 2 plies to c4'],
  ['both colours in a node', '(;GM[11]SZ[11];B[a2]W[c4];B[d4])', 'standard | 3 plies to d4'],
  ['both colours in a node, White first', '(;GM[11]SZ[11];W[a2]B[c4];W[d4])', 'standard | 3 plies to d4'],
  [
    'two values of a move',
    '(;GM[11]SZ[11];B[a2][b2];W[c4])',
    'standard | 2 plies to c4 | note: B[b2] in node 2 was ignored: a node has one B',
  ],
  [
    'a move twice in a node',
    '(;GM[11]SZ[11];B[a2]B[b2];W[c4])',
    'standard | 2 plies to c4 | note: B[b2] in node 2 was ignored: a node has one B',
  ],
  ['one colour twice in a row', '(;GM[11]SZ[11];B[a2];B[c4])', 'refused: SGF: move 2, B[c4]: W is to move'],
  [
    'comments with signs of structure',
    '(;GM[11]SZ[11]C[(;B[a1\\])];B[a2]C[x \\] y];W[c4])',
    'standard | 2 plies to c4',
  ],
  [
    'annotations, times and markup',
    '(;GM[11]SZ[11];B[a2]TE[1]BL[10]LB[c4:x];W[c4]BM[1]WL[9])',
    'standard | 2 plies to c4',
  ],
  ['variations', '(;GM[11]SZ[11];B[a2](;W[c4];B[d4])(;W[swap-pieces]))', 'standard | 3 plies to d4'],
  [
    'nodes behind a variation',
    '(;GM[11]SZ[11];B[a2](;W[c4]);B[d4])',
    'standard | 2 plies to c4 | note: ";B[d4]" stands outside of nodes and variations: ignored',
  ],
  [
    'two games',
    '(;GM[11]SZ[11];B[a2])(;GM[11]SZ[11];B[b2])',
    'standard | 1 ply to a2 | note: the text has another game after the first, not read',
  ],
  [
    'text before the game',
    'Subject: hex\n\n(;GM[11]SZ[11];B[a2])',
    'standard | 1 ply to a2 | note: text before the game was ignored: Subject: hex',
  ],
  [
    'text after the game',
    '(;GM[11]SZ[11];B[a2]) bye',
    'standard | 1 ply to a2 | note: "bye" stands outside of nodes and variations: ignored',
  ],
  [
    'no closing bracket',
    '(;GM[11]SZ[11];B[a2];W[c4]',
    'standard | 2 plies to c4 | note: the text ends within the game tree: ) is missing',
  ],
  ['cut within a value', '(;GM[11]SZ[11];B[a2];W[c', 'refused: SGF: "W[c" is not a property such as B[pd]'],
  [
    'no brackets',
    'GM[11]SZ[11];B[a2]',
    'standard | 1 ply to a2 | note: the game tree was read as if it began with (; as SGF does',
  ],
  ['line ends CR LF', '(;GM[11]SZ[11]\r\n;B[a2]\r\n;W[c4])\r\n', 'standard | 2 plies to c4'],
  ['line ends CR', '(;GM[11]SZ[11]\r;B[a2]\r;W[c4])\r', 'standard | 2 plies to c4'],
  ['a byte order mark', '\ufeff(;GM[11]SZ[11];B[a2])', 'standard | 1 ply to a2'],
  ['tabs and blanks', '( ;\tGM [11] SZ[ 11 ]\n; B [ a2 ] )', 'standard | 1 ply to a2'],
  ['another game', '(;GM[1]SZ[9];B[aa])', 'refused: SGF: GM[1] is another game than Hex'],
  [
    'stones set up',
    '(;GM[11]SZ[11]AB[a2];W[c4])',
    'refused: SGF: stones are set up in it, expected a game from the empty board',
  ],
  [
    'a cell off the board',
    '(;GM[11]SZ[11];B[z9])',
    'refused: SGF, move 1 (z9): "z9" is no cell of this board; a1, b1, c1, d1, e1, f1, g1, h1, i1, j1 and 111 more can be played',
  ],
  [
    'an occupied cell',
    '(;GM[11]SZ[11];B[a2];W[b2];B[a2])',
    'refused: SGF, move 3 (a2): there is a stone of Red on a2 already; a1, b1, c1, d1, e1, f1, g1, h1, i1, j1 and 109 more can be played',
  ],
  [
    'an empty value',
    '(;GM[11]SZ[11];B[])',
    'refused: SGF, move 1 (): "" is no cell of this board; a1, b1, c1, d1, e1, f1, g1, h1, i1, j1 and 111 more can be played',
  ],
  ['junk between nodes', '(;GM[11]SZ[11];B[a2] 7;W[c4])', 'refused: SGF: "7;W[c4])" is not a property such as B[pd]'],
];

describe('records of hex in SGF', () => {
  it.each(CASES)('%s', (_, text, summary) => {
    expect(summaryOf(hex, text)).toBe(summary);
  });
});
