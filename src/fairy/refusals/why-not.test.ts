import { describe, expect, it } from 'vitest';
import { enginesOf } from '../../../test/fairy/engines.ts';
import { findMove } from '../../../test/notation.ts';
import { load } from '../../../test/vectors/piece-games.ts';
import type { Move } from '../../play/move.ts';

/** A caller's move, and the sentence that refuses it. */
type Row = [input: Move, sentence: string];

interface Board {
  of: string;
  variant?: string;
  fen: string;
  rows: Row[];
}

const BOARDS: Board[] = [
  {
    of: 'a capture that must be made, by a side without a royal king',
    variant: 'antichess',
    fen: 'rnbqkbnr/1p1p1ppp/p7/2P1p3/7P/8/PPP1PPP1/RNBQKBNR w - - 0 4',
    rows: [
      [{ from: 'b1', to: 'c3' }, "the knight on b1 can't go to c3: a capture must be made: Qxd7; it has no legal move"],
      [{ from: 'e1', to: 'd2' }, "the king on e1 can't go to d2: a capture must be made: Qxd7; it has no legal move"],
    ],
  },
  {
    of: 'a capture that must be made before castling',
    variant: 'codrus',
    fen: '4k3/8/8/8/8/n7/1P6/R3K3 w Q - 0 1',
    rows: [[{ notation: 'O-O-O' }, 'castling queen-side is not possible now: a capture must be made: Rxa3 or bxa3']],
  },
  {
    of: 'two kings of which none may be lost',
    variant: 'two-kings',
    fen: '4r1kk/8/8/8/8/8/4R3/3KK3 w - - 0 1',
    rows: [
      [
        { from: 'e2', to: 'd2' },
        "the rook on e2 can't go to d2: it is pinned, the king would be in check; it may play Re3, Re4, Re5, Re6, Re7 or Rxe8#",
      ],
    ],
  },
  {
    of: 'a check that may not be given',
    variant: 'racing-kings',
    fen: '8/8/8/8/8/7k/3R4/K7 w - - 0 1',
    rows: [
      [
        { from: 'd2', to: 'd3' },
        "the rook on d2 can't go to d3: giving check is not allowed; it may play Ra2, Rb2, Rc2, Rd1, Rd4, Rd5, Rd6, Rd7 or 4 more",
      ],
    ],
  },
  {
    of: 'a king that would blow itself up',
    variant: 'atomic',
    fen: '4k3/8/8/8/8/8/3pP3/3K4 w - - 0 1',
    rows: [[{ from: 'd1', to: 'd2' }, "the king on d1 can't go to d2: the king would be blown up; it may play Kc2"]],
  },
  {
    of: 'pieces that have to be placed before others move',
    variant: 'sittuyin',
    fen: '8/8/4pppp/pppp4/4PPPP/PPPP4/8/8[KFRRSSNNkfrrssnn] w - - 0 1',
    rows: [
      [
        { from: 'a3', to: 'a4' },
        "the pawn on a3 can't go to a4: pieces in hand have to be placed first; it has no legal move",
      ],
    ],
  },
  {
    of: 'a wall',
    variant: 'duck',
    fen: 'rnbqkbnr/pppppppp/8/8/4*3/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
    rows: [
      [{ from: 'e4', to: 'e5' }, 'there is no piece on e4'],
      [
        { uci: 'g1f3' },
        'the knight on g1 can go to f3, but say where the duck goes; it may play Nf3,a3, Nf3,a4, Nf3,a5, Nf3,a6, Nf3,b3, Nf3,b4, Nf3,b5, Nf3,b6 or 23 more',
      ],
      [
        { uci: 'g1f3,f3e4' },
        'the knight on g1 can go to f3, but not with wall "e4": the duck on e4 has to move on; it may play Nf3,a3, Nf3,a4, Nf3,a5, Nf3,a6, Nf3,b3, Nf3,b4, Nf3,b5, Nf3,b6 or 23 more',
      ],
      [
        { from: 'g1', to: 'f3', wall: 'f3' },
        'the knight on g1 can go to f3, but not with wall "f3": the piece itself stands there then; it may play Nf3,a3, Nf3,a4, Nf3,a5, Nf3,a6, Nf3,b3, Nf3,b4, Nf3,b5, Nf3,b6 or 23 more',
      ],
      [
        { from: 'e2', to: 'e4', wall: 'a3' },
        "the pawn on e2 can't go to e4: the duck on e4 is in the way; it may play e3,a3, e3,a4, e3,a5, e3,a6, e3,b3, e3,b4, e3,b5, e3,b6 or 23 more",
      ],
    ],
  },
  {
    of: 'a wall that is laid in place of a move',
    variant: 'atlantis',
    fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
    rows: [
      [{ wall: 'd4' }, 'walls are laid at the rim of the board or beside another wall'],
      [{ wall: 'a1' }, 'a1 is not empty: the white rook on a1 is there'],
      [{ wall: 'z1' }, '"z1" is no square; squares are a1 to h8, or 0 to 63'],
    ],
  },
  {
    of: 'a gate',
    variant: 'seirawan',
    fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[Eeh] w KQBCDFGkqbcdfg - 0 1',
    rows: [
      [
        { uci: 'b1c3h' },
        'the knight on b1 can go to c3, but not with gate "h": white has no hawk in hand; it may play Nc3 or Nc3/E',
      ],
      [
        { from: 'e2', to: 'e4', gate: 'E' },
        'the pawn on e2 can go to e4, but only the first move of a piece of the first rank lets one in; it may play e4',
      ],
      [{ uci: 'E@e4' }, 'what is in hand comes in by a gate only, with the first move of a piece'],
    ],
  },
  {
    of: 'a king that would petrify',
    variant: 'petrified',
    fen: '4k3/8/8/8/8/8/4p3/4K3 w - - 0 1',
    rows: [
      [
        { from: 'e1', to: 'e2' },
        "the king on e1 can't go to e2: the king would turn into a wall; it may play Kd2 or Kf2",
      ],
    ],
  },
  {
    of: 'a pawn where nothing promotes, of a side that has no piece to lose',
    variant: 'maharajah',
    fen: '4k3/8/8/8/8/8/3p4/6M1 b - - 0 1',
    rows: [
      [
        { from: 'd2', to: 'd1' },
        "the pawn on d2 can't go to d1: it must promote there, and nothing is left that it may become; it has no legal move",
      ],
    ],
  },
  {
    of: 'a promotion to what was not lost',
    variant: 'grand',
    fen: '5k4/P9/10/10/10/10/10/10/4Q5/4K5 w - - 0 1',
    rows: [
      [
        { uci: 'a9a10q' },
        'the pawn on a9 can go to a10, but not with promotion "q": white has lost no queen; it may play a10=A, a10=B, a10=C+, a10=N or a10=R+',
      ],
    ],
  },
  {
    of: 'a promotion where nothing was lost',
    variant: 'grand',
    fen: '5k4/P9/10/10/10/10/10/10/RRNNBBCAQ1/4K5 w - - 0 1',
    rows: [
      [
        { from: 'a9', to: 'a10' },
        "the pawn on a9 can't go to a10: it must promote there, and nothing is left that it may become; it has no legal move",
      ],
    ],
  },
  {
    of: 'bishops of one colour',
    variant: 'placement',
    fen: '5b2/pppppppp/8/8/8/8/PPPPPPPP/2B5[KQRRBNNkqrrbnn] w - - 0 1',
    rows: [[{ uci: 'B@e1' }, 'bishops have to stand on squares of different colours']],
  },
  {
    of: 'a drop while something can be captured',
    variant: 'coffeehouse',
    fen: '4k3/8/8/8/8/8/4p3/4K3[N] w - - 0 1',
    rows: [[{ uci: 'N@a4' }, 'a capture must be made: Kxe2']],
  },
  {
    of: 'a king in hand',
    variant: 'koedem',
    fen: '4k3/8/8/8/8/8/4P3/4K3[KN] w - - 0 1',
    rows: [[{ uci: 'N@a4' }, 'the king in hand has to be dropped first']],
  },
  {
    of: 'the start',
    fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
    rows: [
      [{ from: 'g1', to: 'g3' }, 'the knight on g1 does not move to g3; it may play Nf3 or Nh3'],
      [{ from: 6, to: 22 }, 'the knight on g1 does not move to g3; it may play Nf3 or Nh3'],
      [{ uci: 'g1g3' }, 'the knight on g1 does not move to g3; it may play Nf3 or Nh3'],
      [{ from: 'e2', to: 'e5' }, 'the pawn on e2 does not move to e5; it may play e3 or e4'],
      [
        { from: 'e2', to: 'd3' },
        "the pawn on e2 can't go to d3: there is nothing that it may take; it may play e3 or e4",
      ],
      [
        { from: 'a1', to: 'a5' },
        "the rook on a1 can't go to a5: the white pawn on a2 is in the way; it has no legal move",
      ],
      [{ from: 'a1', to: 'a2' }, "a2 is held by white's own pawn; it has no legal move"],
      [{ from: 'e7', to: 'e5' }, "it is white's turn, and the pawn on e7 is black's"],
      [{ from: 'e4', to: 'e5' }, 'there is no piece on e4'],
      [{ from: 'z9', to: 'e5' }, '"z9" is no square; squares are a1 to h8, or 0 to 63'],
      [{ from: 64, to: 'e5' }, '64 is no square; squares are a1 to h8, or 0 to 63'],
      [{ from: 'g1', to: 'i3' }, '"i3" is no square; squares are a1 to h8, or 0 to 63; it may play Nf3 or Nh3'],
      [{ from: ['e2'], to: 'e4' }, 'this is no square; squares are a1 to h8, or 0 to 63'],
      [{ from: 'd1' }, 'the queen on d1 has no legal move'],
      [{ to: 'e5' }, 'no legal move goes to e5'],
      [{ to: 'e4', piece: 'N' }, 'no legal move is like this (to, piece); to e4 goes e4'],
      [{ from: 'g1', to: 'f3', piece: 'B' }, 'the knight on g1 can go to f3, but not with piece "B"; it may play Nf3'],
      [{ uci: 'hello' }, '"hello" is not a move in any notation read here, expected something like Na3 or b1a3'],
      [{ notation: 'hello' }, '"hello" is not a move in any notation read here, expected something like Na3 or b1a3'],
      [{ notation: 'Ng3' }, '"Ng3" is not legal here; a knight may play Na3, Nc3, Nf3 or Nh3'],
      [{ notation: 'Ra3' }, '"Ra3" is not legal here; to a3 goes Na3 or a3'],
      [{ notation: 'Bb5' }, '"Bb5" is not legal here; no white bishop can go there'],
      [{ notation: 'Xe4' }, '"Xe4" is not legal here; to e4 goes e4'],
      [{ notation: 'Qh5' }, "the queen on d1 can't go to h5: the white pawn on e2 is in the way; it has no legal move"],
      [{ notation: 'exd3' }, "the pawn on e2 can't go to d3: there is nothing that it may take; it may play e3 or e4"],
      [{ notation: 'O-O' }, 'castling king-side needs free squares: the white bishop on f1 is in the way'],
      [{ from: 'N@', to: 'e4' }, 'this variant has no drops'],
      [{ notation: 'Nf3', to: 'h3' }, '"Nf3" is legal, but not with to "h3"'],
      [{}, 'the move has no field that identifies it, expected something like {"notation":"Na3"}'],
      [{ uci: '0000' }, 'passing is not legal here'],
      [{ notation: '--' }, 'passing is not legal here'],
      [{ from: 'g1', to: 'g1' }, 'passing is not legal here; it may play Nf3 or Nh3'],
      [{ uci: 'e2e4q' }, 'the pawn on e2 can go to e4, but it does not promote there; it may play e4'],
    ],
  },
  {
    of: 'a pin',
    fen: '4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1',
    rows: [
      [
        { from: 'c3', to: 'd5' },
        "the knight on c3 can't go to d5: it is pinned, the king would be in check; it has no legal move",
      ],
    ],
  },
  {
    of: 'a pinned pawn that would take in passing',
    fen: '8/8/8/r2Pp2K/8/8/4k3/8 w - e6 0 1',
    rows: [
      [
        { from: 'd5', to: 'e6' },
        "the pawn on d5 can't go to e6: there is nothing that it may take, and no capture in passing is legal now; it may play d6",
      ],
    ],
  },
  {
    of: 'a check',
    fen: '4k3/8/8/4r3/8/8/8/R3K2R w KQ - 0 1',
    rows: [
      [
        { from: 'a1', to: 'b1' },
        "the rook on a1 can't go to b1: the king would still be in check; it has no legal move",
      ],
      [{ from: 'e1', to: 'e2' }, "the king on e1 can't go to e2: e2 is attacked; it may play Kd1, Kd2, Kf1 or Kf2"],
      [{ from: 'e1', to: 'c1' }, 'castling is not allowed in check; it may play Kd1, Kd2, Kf1 or Kf2'],
      [{ from: 'a1', to: 'b3' }, 'the rook on a1 does not move to b3; it has no legal move; white is in check'],
      [{ from: 'h1' }, 'the rook on h1 has no legal move; white is in check'],
      [{ notation: 'O-O' }, 'castling is not allowed in check; white is in check'],
    ],
  },
  {
    of: 'a pawn before an enemy',
    fen: '4k3/8/8/4p3/4P3/8/8/4K3 w - - 0 1',
    rows: [
      [
        { from: 'e4', to: 'e5' },
        "the pawn on e4 can't go to e5: the black pawn on e5 is in the way; it has no legal move",
      ],
      [{ notation: 'e5' }, "the pawn on e4 can't go to e5: the black pawn on e5 is in the way; it has no legal move"],
    ],
  },
  {
    of: 'a pawn whose double step is blocked',
    fen: '4k3/8/8/8/8/4n3/4P3/2K5 w - - 0 1',
    rows: [
      [
        { from: 'e2', to: 'e4' },
        "the pawn on e2 can't go to e4: the black knight on e3 is in the way; it has no legal move",
      ],
    ],
  },
  {
    of: 'a pawn about to promote',
    fen: '7k/P7/8/8/8/8/8/K7 w - - 0 1',
    rows: [
      [
        { from: 'a7', to: 'a8', promotion: 'K' },
        'the pawn on a7 can go to a8, but not with promotion "K"; it may play a8=B, a8=N, a8=Q+ or a8=R+',
      ],
      [
        { notation: 'a8=K' },
        'the pawn on a7 can go to a8, but not with promotion "K"; it may play a8=B, a8=N, a8=Q+ or a8=R+',
      ],
      [
        { notation: 'a8' },
        'the pawn on a7 can go to a8, but say to what it promotes; it may play a8=B, a8=N, a8=Q+ or a8=R+',
      ],
      [
        { uci: 'a7a8' },
        'the pawn on a7 can go to a8, but say to what it promotes; it may play a8=B, a8=N, a8=Q+ or a8=R+',
      ],
      [
        { uci: 'a7a8k' },
        'the pawn on a7 can go to a8, but not with promotion "k"; it may play a8=B, a8=N, a8=Q+ or a8=R+',
      ],
    ],
  },
  {
    of: 'castling over an attacked square',
    fen: '4k3/8/8/5r2/8/8/8/R3K2R w KQ - 0 1',
    rows: [
      [{ notation: 'O-O' }, 'castling king-side leads the king over f1, which is attacked'],
      [
        { from: 'e1', to: 'h1' },
        'castling king-side leads the king over f1, which is attacked; it may play Kd1, Kd2, Ke2 or O-O-O',
      ],
    ],
  },
  {
    of: 'castling that is legal, told wrongly',
    fen: '4k3/8/8/8/8/8/8/4K2R w K - 0 1',
    rows: [
      [{ from: 'e1', to: 'h1', piece: 'R' }, 'the king on e1 can go to h1, but not with piece "R"; it may play O-O'],
      [{ notation: 'O-O', castling: 'queen-side' }, '"O-O" is legal, but not with castling "queen-side"'],
    ],
  },
  {
    of: 'castling without the right',
    fen: '4k3/8/8/8/8/8/8/R3K2R w Q - 0 1',
    rows: [
      [{ notation: '0-0' }, 'white has no right to castle king-side'],
      [
        { from: 'e1', to: 'g1' },
        'white has no right to castle king-side; it may play Kd1, Kd2, Ke2, Kf1, Kf2 or O-O-O',
      ],
      [{ from: 'e1', to: 'h1' }, "h1 is held by white's own rook; it may play Kd1, Kd2, Ke2, Kf1, Kf2 or O-O-O"],
    ],
  },
  {
    of: 'castling by a rook that hides an attacker',
    variant: 'chess960',
    fen: '4k3/8/8/8/8/8/8/rR2K1N1 w Q - 0 1',
    rows: [[{ notation: 'O-O-O' }, 'after castling queen-side the king would be in check']],
  },
  {
    of: 'a king far from home',
    fen: '4k3/8/8/8/3K4/8/8/7R w - - 0 1',
    rows: [
      [
        { from: 'd4', to: 'g1' },
        'the king on d4 does not move to g1; it may play Kc3, Kc4, Kc5, Kd3, Kd5, Ke3, Ke4 or Ke5',
      ],
    ],
  },
  {
    of: 'grand chess',
    variant: 'grand',
    fen: 'r8r/1nbqkcabn1/pppppppppp/10/10/10/10/PPPPPPPPPP/1NBQKCABN1/R8R w - - 0 1',
    rows: [
      [{ notation: 'O-O' }, 'this variant has no castling'],
      [{ from: 'e2', to: 'e11' }, '"e11" is no square; squares are a1 to j10, or 0 to 99; it may play Kd1, Ke1 or Kf1'],
    ],
  },
  {
    of: 'a hand',
    variant: 'crazyhouse',
    fen: '4k3/8/8/8/8/8/8/4K3[Pq] w - - 0 1',
    rows: [
      [{ drop: 'P', to: 'e8' }, 'e8 is not empty: the black king on e8 is there'],
      [{ drop: 'pawn', to: 'a8' }, 'a pawn may not be dropped on rank 8, but on ranks 2 to 7'],
      [{ uci: 'P@a1' }, 'a pawn may not be dropped on rank 1, but on ranks 2 to 7'],
      [{ uci: 'N@a4' }, 'white has no N in hand, only a pawn'],
      [{ notation: 'Q@a4' }, 'white has no Q in hand, only a pawn'],
      [{ drop: 'P', to: 'k4' }, '"k4" is no square; squares are a1 to h8, or 0 to 63'],
      [{ drop: 'P', to: 'a4', piece: 'N' }, 'P can be dropped there, but not with piece "N"'],
      [{ drop: 'Unicorn', to: 'a4' }, 'white has no UNICORN in hand, only a pawn'],
    ],
  },
  {
    of: 'a hand while in check',
    variant: 'crazyhouse',
    fen: '4k3/8/8/8/4r3/8/8/4K3[P] w - - 0 1',
    rows: [[{ notation: '@a4' }, 'the drop on a4 would leave white in check']],
  },
  {
    of: 'a move without a target, whose piece can move',
    fen: 'r3k2r/8/8/8/8/8/8/R3KB1R w KQkq - 0 1',
    rows: [
      [
        { from: 'e1', castling: 'king-side' },
        'castling king-side needs free squares: the white bishop on f1 is in the way',
      ],
      [{ castling: 'king-side' }, 'castling king-side needs free squares: the white bishop on f1 is in the way'],
      [
        { from: 'f1', piece: 'knight' },
        'the bishop on f1 can move, but not with piece "knight"; it may play Ba6, Bb5+, Bc4, Bd3, Be2, Bg2 or Bh3',
      ],
      [
        { from: 'e1', captured: 'pawn' },
        'the king on e1 can move, but not with captured "pawn"; it may play Kd1, Kd2, Ke2, Kf2 or O-O-O',
      ],
    ],
  },
  {
    of: 'mate',
    fen: 'rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3',
    rows: [[{ from: 'e2', to: 'e4' }, 'the game is over: checkmate']],
  },
];

describe('why a move is not legal', () => {
  const rows = BOARDS.flatMap(({ of, variant = 'standard', fen, rows }) =>
    enginesOf(variant).flatMap(({ engine, rules }) =>
      rows.map(([input, sentence]) => ({ of, engine, rules, fen, input, sentence, said: JSON.stringify(input) })),
    ),
  );

  it.each(rows)('$of: $said ($engine)', ({ rules, fen, input, sentence }) => {
    const found = findMove(load(rules, fen), input);
    const message = found.ok ? 'it is legal' : found.error.message;
    expect(message).toBe(sentence);
  });
});
