/** The status of a position after some moves: over, open to a claim, or neither. */
export interface EndCase {
  id: string;
  /** The bug that the case guards against. */
  trap: string;
  variant?: string;
  fen?: string;
  line?: string;
  /** Number of occurrences of the position, including this one. */
  occurrences?: number;
  outcome?: { winner: number | null; reason: string };
  claim?: string;
}

const KNIGHTS_OUT_AND_BACK = 'g1f3 g8f6 f3g1 f6g8';
const OTHER_KNIGHTS = 'b1c3 b8c6 c3b1 c6b8';
const DRAW = { winner: null, reason: 'insufficient-material' };
const THREEFOLD = '3-fold-repetition';

export const END_CASES: readonly EndCase[] = [
  {
    id: 'CH-06',
    trap: 'a double step that nobody can capture makes no other position',
    line: 'f2f4 g8f6 g1f3 f6g8 f3g1 g8f6 g1f3 f6g8 f3g1',
    occurrences: 3,
    claim: THREEFOLD,
  },
  {
    id: 'CH-07',
    trap: 'with a real en passant right the first position was another one',
    fen: '4k3/8/8/8/5p2/8/4P3/R3K3 w - - 0 1',
    line: 'e2e4 e8e7 a1b1 e7e8 b1a1 e8e7 a1b1 e7e8 b1a1',
    occurrences: 2,
  },
  {
    id: 'CH-08 third',
    trap: 'three times may be claimed and does not end the game',
    line: `${KNIGHTS_OUT_AND_BACK} ${KNIGHTS_OUT_AND_BACK}`,
    occurrences: 3,
    claim: THREEFOLD,
  },
  {
    id: 'CH-08 fourth',
    trap: 'the times need not follow each other',
    line: `${KNIGHTS_OUT_AND_BACK} ${KNIGHTS_OUT_AND_BACK} ${OTHER_KNIGHTS}`,
    occurrences: 4,
    claim: THREEFOLD,
  },
  {
    id: 'CH-08 fifth',
    trap: 'five times end the game, in a row or not',
    line: `${KNIGHTS_OUT_AND_BACK} ${KNIGHTS_OUT_AND_BACK} ${OTHER_KNIGHTS} ${KNIGHTS_OUT_AND_BACK}`,
    occurrences: 5,
    claim: THREEFOLD,
    outcome: { winner: null, reason: '5-fold-repetition' },
  },
  {
    id: 'CH-09 light',
    trap: 'a bishop each, both on light squares',
    fen: '5K2/8/8/1B6/8/k7/6b1/8 w - - 0 39',
    outcome: DRAW,
  },
  {
    id: 'CH-09 dark',
    trap: 'a bishop each, both on dark squares',
    fen: '8/8/8/4k3/5b2/3K4/8/2B5 w - - 0 33',
    outcome: DRAW,
  },
  {
    id: 'CH-09 apart',
    trap: 'a bishop each on other colours can mate, if helped',
    fen: '8/8/8/4k3/5b2/3K4/8/1B6 w - - 0 33',
  },
  {
    id: 'CH-10',
    trap: 'many bishops, all on one colour',
    fen: 'B1b1k3/3b4/4b3/8/8/8/8/4KB2 w - - 0 1',
    outcome: DRAW,
  },
  {
    id: 'CH-21',
    trap: 'stalemate, nobody wins',
    fen: '8/5QBk/P5p1/5pPp/1P1N1P1P/3K4/6R1/4R3 b - - 0 10',
    outcome: { winner: null, reason: 'stalemate' },
  },
  { id: 'knight', trap: 'a lone knight cannot mate', fen: '8/8/8/4k3/8/3K4/8/1N6 w - - 0 1', outcome: DRAW },
  {
    id: 'two knights',
    trap: 'two knights can mate, if helped',
    fen: '8/8/8/4k3/8/3K4/8/1N4N1 w - - 0 1',
  },
  {
    id: 'knight each',
    trap: 'a knight each can mate, if helped',
    fen: '8/8/8/4k1n1/8/3K4/8/1N6 w - - 0 1',
  },
  {
    id: '50 moves',
    trap: '50 moves of each may be claimed and do not end the game',
    fen: '8/8/8/4k3/8/3K4/8/R7 w - - 99 80',
    line: 'a1b1',
    claim: '50-move-rule',
  },
  {
    id: '75 moves',
    trap: '75 moves of each end the game',
    fen: '8/8/8/4k3/8/3K4/8/R7 w - - 149 90',
    line: 'a1b1',
    claim: '50-move-rule',
    outcome: { winner: null, reason: '75-move-rule' },
  },
  {
    id: 'mate on the last move',
    trap: 'mate comes before the 75 moves',
    fen: '7k/8/6K1/8/8/8/8/R7 w - - 149 90',
    line: 'a1a8',
    claim: '50-move-rule',
    outcome: { winner: 0, reason: 'checkmate' },
  },
  {
    id: 'corner beside the board',
    trap: 'a bishop can mate in a corner that has one way out',
    variant: 'gustav3',
    fen: '10/*8*/*8*/*8*/*2B5*/*1K6*/*8*/1k8 b - - 0 60',
    line: 'b1a1 c3c2',
    outcome: { winner: 0, reason: 'checkmate' },
  },
  {
    id: 'both gone at once',
    trap: 'who has no piece left cannot pass, either',
    variant: 'anders-antichess+atomic',
    fen: '8/8/8/8/8/8/8/8 w - - 2 37',
    outcome: { winner: 0, reason: 'stalemate' },
  },
  {
    id: 'R2 only promotions',
    trap: 'sittuyin 3.9 c.7 (Fairy-Stockfish): who has nothing but promotions may decline',
    variant: 'sittuyin',
    fen: 'P7/4k3/8/8/8/1r6/8/K1n5[] w - - 0 60',
    claim: 'declined-promotion',
  },
  {
    id: 'R2 a move of the king',
    trap: 'sittuyin 3.9 c.7: there is another move',
    variant: 'sittuyin',
    fen: 'P7/4k3/8/8/8/1r6/8/K7[] w - - 0 60',
  },
  {
    id: 'R2 in check',
    trap: 'sittuyin 3.9 c.7: a player in check has to meet it',
    variant: 'sittuyin',
    fen: '8/P3k3/8/8/1r6/8/2n5/K7[] w - - 0 60',
  },
  {
    id: 'R2 another piece',
    trap: 'sittuyin 3.9 c.7: the pawn is not the last piece',
    variant: 'sittuyin',
    fen: 'P7/4k3/8/8/8/1r5p/7P/K1n5[] w - - 0 60',
  },
  {
    id: 'R2 promoted',
    trap: 'sittuyin 3.9 c.7: who promotes plays on',
    variant: 'sittuyin',
    fen: 'P7/4k3/8/8/8/1r6/8/K1n5[] w - - 0 60',
    line: 'a8a8f e7d6',
  },
];
