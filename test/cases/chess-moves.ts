/** What a position's legal moves must be, after a line of moves where there is one. */
export interface MoveCase {
  id: string;
  /** The mistake that the case guards against. */
  trap: string;
  variant: string;
  fen?: string;
  line?: string;
  count?: number;
  /** Moves that are legal, as engines write them. */
  has?: readonly string[];
  hasNot?: readonly string[];
  /** Exactly these. */
  only?: readonly string[];
  check?: boolean;
  /** The position string, as it is written. */
  written?: string;
}

export const MOVE_CASES: readonly MoveCase[] = [
  {
    id: 'CH-01',
    trap: 'both pawns leave the rank: en passant would uncover a rook',
    variant: 'standard',
    fen: '8/8/8/r2Pp2K/8/8/4k3/8 w - e6 0 1',
    count: 6,
    hasNot: ['d5e6'],
    written: '8/8/8/r2Pp2K/8/8/4k3/8 w - - 0 1',
  },
  {
    id: 'CH-02',
    trap: 'the captured pawn was hiding the king from a bishop',
    variant: 'standard',
    fen: '1b6/8/8/3Pp3/8/8/4k2K/8 w - e6 0 1',
    count: 6,
    hasNot: ['d5e6'],
    written: '1b6/8/8/3Pp3/8/8/4k2K/8 w - - 0 1',
  },
  {
    id: 'CH-03',
    trap: 'en passant meets a check by standing in its way',
    variant: 'standard',
    fen: '8/8/8/1k6/3Pp3/8/8/4KQ2 b - d3 0 1',
    count: 6,
    has: ['e4d3'],
    check: true,
    written: '8/8/8/1k6/3Pp3/8/8/4KQ2 b - d3 0 1',
  },
  {
    id: 'CH-03 two',
    trap: 'of two pawns that could take in passing, one is pinned',
    variant: 'standard',
    fen: 'k4r2/8/8/3PpP2/8/8/8/5K2 w - e6 0 1',
    has: ['d5e6'],
    hasNot: ['f5e6'],
    written: 'k4r2/8/8/3PpP2/8/8/8/5K2 w - e6 0 1',
  },
  {
    id: 'CH-04 before',
    trap: 'the double step is one of many moves',
    variant: 'standard',
    fen: '4r1k1/7p/p3pQp1/3p2P1/1p1P1RK1/2P5/7q/8 b - - 0 1',
    count: 27,
    has: ['h7h5'],
  },
  {
    id: 'CH-04',
    trap: 'a pawn that gives check by its double step may be taken in passing',
    variant: 'standard',
    fen: '4r1k1/7p/p3pQp1/3p2P1/1p1P1RK1/2P5/7q/8 b - - 0 1',
    line: 'h7h5',
    only: ['g5h6', 'g4f3'],
    check: true,
  },
  {
    id: 'CH-05',
    trap: 'the en passant square is written only where a capture is legal',
    variant: 'standard',
    line: 'e2e4',
    written: 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1',
  },
  {
    id: 'CH-05 import',
    trap: 'a square that nobody can capture on is read as none',
    variant: 'standard',
    fen: 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1',
    count: 20,
    written: 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1',
  },
  {
    id: 'CH-14',
    trap: 'castling letters without rooks are dropped, not believed',
    variant: 'standard',
    fen: 'r2q1rnk/ppR5/3P2pp/1P1Nbp2/4p3/BQ4P1/P3BP1P/6K1 w KQkq - 0 1',
    count: 52,
    hasNot: ['e1g1', 'e1c1', 'g1a1'],
    written: 'r2q1rnk/ppR5/3P2pp/1P1Nbp2/4p3/BQ4P1/P3BP1P/6K1 w - - 0 1',
  },
  {
    id: 'CH-15',
    trap: 'left-out counters',
    variant: 'standard',
    fen: '5rk1/2p4p/2p4r/3P4/4p1b1/1Q2NqPp/PP3P1K/R4R2 b - -',
    count: 36,
    written: '5rk1/2p4p/2p4r/3P4/4p1b1/1Q2NqPp/PP3P1K/R4R2 b - - 0 1',
  },
  {
    id: 'CH-15 short',
    trap: 'left-out castling field makes no rights',
    variant: 'standard',
    fen: 'k7/5p2/8/6P1/8/8/8/K7 b',
    count: 5,
    written: 'k7/5p2/8/6P1/8/8/8/K7 b - - 0 1',
  },
  {
    id: 'CH-15 rights',
    trap: 'left-out castling field makes no rights, king and rooks at home or not',
    variant: 'standard',
    fen: 'r3k2r/8/8/8/8/8/8/R3K2R w',
    hasNot: ['e1g1', 'e1c1'],
    written: 'r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1',
  },
  {
    id: 'CH-16 fifteen',
    trap: 'digits side by side are read one by one: six empty squares, not fifteen',
    variant: 'standard',
    fen: '8/7P/8/8/1k15/8/P7/K7 w - - 0 1',
    written: '8/7P/8/8/1k6/8/P7/K7 w - - 0 1',
  },
  {
    id: 'CH-18',
    trap: 'a pinned knight has no move',
    variant: 'standard',
    fen: '4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1',
    count: 8,
    hasNot: ['c3e2', 'c3d5', 'c3b5', 'c3a4', 'c3a2', 'c3b1', 'c3d1', 'c3e4'],
  },
  {
    id: 'CH-20',
    trap: 'a promoted rook stands between king and rook',
    variant: 'standard',
    line: 'g2g4 h7h5 g4h5 g7g5 h5h6 g5g4 h6h7 g4g3 h7g8r g3g2 g1f3 g2f1n g8g1 f1g3 h2g3 a7a6',
    hasNot: ['e1g1', 'e1h1'],
  },
  {
    id: 'CH-21',
    trap: 'stalemate late in a game',
    variant: 'standard',
    fen: '8/5QBk/P5p1/5pPp/1P1N1P1P/3K4/6R1/4R3 b - - 0 10',
    only: [],
    check: false,
  },
  {
    id: 'C9-01',
    trap: 'the castling rook was hiding the king from an attacker behind it',
    variant: 'chess960',
    fen: '4k3/8/8/8/8/8/8/rR2K1N1 w Q - 0 1',
    count: 11,
    hasNot: ['e1b1', 'e1c1'],
    written: '4k3/8/8/8/8/8/8/rR2K1N1 w B - 0 1',
  },
  {
    id: 'C9-02',
    trap: 'castling onto the rook beside the king is no capture of an own piece',
    variant: 'chess960',
    fen: 'nn1rkq1b/ppp1p1rP/8/2Np4/3P4/2P5/bP3PPP/2BRKQRB b KQq - 1 8',
    count: 34,
    has: ['e8d8'],
    written: 'nn1rkq1b/ppp1p1rP/8/2Np4/3P4/2P5/bP3PPP/2BRKQRB b GDd - 1 8',
  },
  {
    id: 'C9-02 result',
    trap: 'king and rook change places around each other',
    variant: 'chess960',
    fen: 'nn1rkq1b/ppp1p1rP/8/2Np4/3P4/2P5/bP3PPP/2BRKQRB b KQq - 1 8',
    line: 'e8d8',
    written: 'nnkr1q1b/ppp1p1rP/8/2Np4/3P4/2P5/bP3PPP/2BRKQRB w GD - 2 9',
  },
  {
    id: 'C9-03',
    trap: 'the king castles to g1 from f1 too',
    variant: 'chess960',
    fen: 'rnbqkbnr/pppppppp/8/8/8/3PP1BN/PPP2PPP/RNBQ1K1R w KQkq - 0 1',
    line: 'f1h1',
    written: 'rnbqkbnr/pppppppp/8/8/8/3PP1BN/PPP2PPP/RNBQ1RK1 b ha - 1 1',
  },
  {
    id: 'ZH-01 queen',
    trap: 'a promoted piece keeps its mark in the position string',
    variant: 'crazyhouse',
    fen: 'r7/7P/8/8/8/8/8/k1K5[] w - - 0 1',
    line: 'h7h8q',
    written: 'r6Q~/8/8/8/8/8/8/k1K5[] b - - 0 1',
  },
  {
    id: 'ZH-01',
    trap: 'a promoted piece goes to the hand as a pawn',
    variant: 'crazyhouse',
    fen: 'r7/7P/8/8/8/8/8/k1K5[] w - - 0 1',
    line: 'h7h8q a8h8',
    written: '7r/8/8/8/8/8/8/k1K5[p] w - - 0 2',
  },
  {
    id: 'ZH-01 reloaded',
    trap: 'the mark is read back',
    variant: 'crazyhouse',
    fen: 'r6Q~/8/8/8/8/8/8/k1K5[] b - - 0 1',
    line: 'a8h8',
    written: '7r/8/8/8/8/8/8/k1K5[p] w - - 0 2',
  },
  {
    id: 'ZH-02',
    trap: 'the pocket as a ninth field after a slash',
    variant: 'crazyhouse',
    fen: 'r1bqk2r/pppp1ppp/2n1p3/1B1nP3/3P4/2b5/PPPB1PPP/R2QK1NR/n w KQkq - 0 7',
    written: 'r1bqk2r/pppp1ppp/2n1p3/1B1nP3/3P4/2b5/PPPB1PPP/R2QK1NR[n] w KQkq - 0 7',
  },
  {
    id: 'GR-01 a',
    trap: 'promotion is optional on rank 9, and only to what was lost',
    variant: 'grand',
    fen: '4k5/10/9P/10/10/10/10/10/10/RNB1KCABNR w - - 0 1',
    has: ['j8j9', 'j8j9q'],
    hasNot: ['j8j9r', 'j8j9b', 'j8j9n', 'j8j9c', 'j8j9a'],
  },
  {
    id: 'GR-01 b',
    trap: 'nothing was lost: the pawn has nothing to promote to and stays',
    variant: 'grand',
    fen: '4k5/9P/10/10/10/10/10/10/10/RNBQKCABNR w - - 0 1',
    hasNot: ['j9j10', 'j9j10q', 'j9j10r', 'j9j10b', 'j9j10n', 'j9j10c', 'j9j10a'],
  },
  {
    id: 'GR-01 c',
    trap: 'on the last rank promotion is compulsory',
    variant: 'grand',
    fen: '4k5/9P/10/10/10/10/10/10/10/RNB1KCABNR w - - 0 1',
    has: ['j9j10q'],
    hasNot: ['j9j10', 'j9j10r', 'j9j10b', 'j9j10n', 'j9j10c', 'j9j10a'],
  },
];
