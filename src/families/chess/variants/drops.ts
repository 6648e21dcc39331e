import type { VariantSource } from '../../../play/family.ts';
import { capturesToHand, FAIRY_STOCKFISH_SOURCE, noDoubleStep, promotionOnRank } from './base.ts';
import { ARCHBISHOP, CANNON, CENTAUR, CHANCELLOR, SINGLE_STEP_PAWN } from './pieces.ts';

/** Ranks closed to drops of pieces that may only be dropped on the first rank. */
const BEYOND_FIRST = [2, 3, 4, 5, 6, 7, 8];

/** Games in which pieces from the hand are dropped on the board. */
export const dropVariants: Record<string, VariantSource> = {
  crazyhouse: {
    title: 'Crazyhouse',
    summary: 'Captured pieces join your hand; instead of moving you may drop one on an empty square.',
    source: 'Lichess and FICS rules of crazyhouse',
    patch: { ...capturesToHand, setup: { fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1' } },
  },
  loop: {
    title: 'Loop chess',
    summary: 'Crazyhouse in which promoted pieces stay what they are when they are captured.',
    source: FAIRY_STOCKFISH_SOURCE,
    parent: 'crazyhouse',
    patch: { rules: { hand: { keepsPromotion: true } } },
  },
  chessgi: {
    title: 'Chessgi',
    summary: 'Loop chess in which pawns may also be dropped on their own first rank.',
    source: FAIRY_STOCKFISH_SOURCE,
    parent: 'loop',
    patch: { rules: { hand: { closedRanks: { P: [8] } } } },
  },
  coffeehouse: {
    title: 'Coffeehouse',
    summary: 'Crazyhouse in which captures are compulsory.',
    source: FAIRY_STOCKFISH_SOURCE,
    parent: 'crazyhouse',
    patch: { rules: { mustCapture: true } },
  },
  'pocket-knight': {
    title: 'Pocket knight',
    summary: 'Each player has one more knight in hand, to be dropped at any time.',
    source: FAIRY_STOCKFISH_SOURCE,
    patch: {
      setup: { fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[Nn] w KQkq - 0 1' },
      rules: { hand: { captures: false } },
    },
  },
  dragon: {
    title: 'Chess with a dragon',
    summary: 'Each player has a dragon, bishop and knight in one, to be dropped on the first rank.',
    source: FAIRY_STOCKFISH_SOURCE,
    patch: {
      pieces: { D: { ...ARCHBISHOP, name: 'dragon', image: 'dragon' } },
      setup: { fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[Dd] w KQkq - 0 1' },
      rules: {
        hand: { captures: false, closedRanks: { D: BEYOND_FIRST } },
        promotion: { to: ['Q', 'R', 'B', 'N', 'D'] },
      },
    },
  },
  'ajax-orthodox': {
    title: 'Orthodox Ajax',
    summary: 'Pieces may also step like a king without capturing; two ministers are dropped on the first rank.',
    source: FAIRY_STOCKFISH_SOURCE,
    patch: {
      pieces: {
        N: { betza: 'NmK', value: 400 },
        B: { betza: 'BmW', value: 400 },
        R: { betza: 'RmF', value: 560 },
        M: { name: 'minister', betza: 'KAD', image: 'fan', value: 520 },
      },
      setup: { fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[MMmm] w KQkq - 0 1' },
      rules: {
        hand: { captures: false, closedRanks: { M: BEYOND_FIRST } },
        promotion: { to: ['Q', 'R', 'B', 'N', 'M'] },
      },
      end: { insufficient: { single: [], colourbound: [] } },
    },
  },
  'full-moon': {
    title: 'Full moon chess',
    summary: 'An archbishop and a chancellor are dropped on the first rank; a player without a move loses.',
    source: FAIRY_STOCKFISH_SOURCE,
    patch: {
      pieces: { P: SINGLE_STEP_PAWN, A: ARCHBISHOP, C: CHANCELLOR },
      setup: { fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[CAca] w - - 0 1' },
      rules: {
        ...noDoubleStep,
        castling: null,
        hand: { captures: false, closedRanks: { A: BEYOND_FIRST, C: BEYOND_FIRST } },
        promotion: { to: ['Q', 'C', 'A', 'R', 'B', 'N'] },
      },
      end: { stalemate: 'loss', insufficient: { single: [], colourbound: [] } },
    },
  },
  blackletter: {
    title: 'Blackletter chess',
    summary: 'Nine files and ten ranks with archbishops and chancellors; two centaurs are dropped anywhere.',
    source: FAIRY_STOCKFISH_SOURCE,
    patch: {
      board: { files: 9, ranks: 10 },
      pieces: { E: ARCHBISHOP, M: CHANCELLOR, H: CENTAUR },
      setup: {
        fen: '1ebq1meb1/rn2k2nr/ppppppppp/9/9/9/9/PPPPPPPPP/RN2K2NR/1EBQ1MEB1[HHhh] w KQkq - 0 1',
      },
      rules: {
        initial: { P: [3] },
        castling: { rank: 2, rookFiles: ['i', 'a'] },
        hand: { captures: false },
        promotion: { ...promotionOnRank(10), to: ['Q', 'M', 'E', 'H', 'R', 'B', 'N'] },
      },
    },
  },
  dragonfly: {
    title: 'Dragonfly',
    summary: 'Crazyhouse on seven by seven without queens; captured pawns are never dropped.',
    source: FAIRY_STOCKFISH_SOURCE,
    patch: {
      ...capturesToHand,
      board: { files: 7, ranks: 7 },
      pieces: { P: SINGLE_STEP_PAWN, Q: null },
      setup: { fen: 'rbbknnr/ppppppp/7/7/7/PPPPPPP/RBBKNNR[] w - - 0 1' },
      rules: {
        ...noDoubleStep,
        castling: null,
        promotion: { ...promotionOnRank(7), to: ['R', 'B', 'N'] },
        hand: { captures: true, closedRanks: { P: [1, 2, 3, 4, 5, 6, 7] } },
      },
    },
  },
  bughouse: {
    title: 'Bughouse',
    summary: 'One board of two: what you hold comes from your partner, and a player without a move loses.',
    source: 'FICS rules of bughouse',
    patch: {
      setup: { fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1' },
      rules: { hand: { captures: false, closedRanks: { P: [1, 8] } } },
      // In bughouse, the partner may always supply more pieces.
      end: { stalemate: 'loss', insufficient: { single: [], colourbound: [] } },
    },
  },
  mounted: {
    title: 'Mounted chess',
    summary:
      'Seven by seven with drops, royal centaurs and cannons on lines and diagonals; a king on the last rank wins.',
    source: FAIRY_STOCKFISH_SOURCE,
    patch: {
      board: { files: 7, ranks: 7 },
      pieces: {
        N: null,
        Q: null,
        K: { betza: 'KN' },
        C: CANNON,
        A: { name: 'archer', betza: 'mBcpB', image: 'archer', value: 280 },
        S: { name: 'soldier', betza: 'FfsW', image: 'soldier', value: 280 },
      },
      setup: { fen: '1cbkra1/2s1s2/7/7/7/2S1S2/1CBKRA1[] w - - 0 1' },
      rules: { castling: null, promotion: null, hand: { captures: true } },
      end: {
        stalemate: 'loss',
        goal: { pieces: ['K'], cells: [['*7'], ['*1']] },
        repetition: { onTurn: 'loss', automatic: 3 },
        insufficient: null,
      },
    },
  },
  minihouse: {
    title: 'Minihouse',
    summary: 'Crazyhouse on six by six, without queens and with one pawn each.',
    source: FAIRY_STOCKFISH_SOURCE,
    patch: {
      ...capturesToHand,
      board: { files: 6, ranks: 6 },
      pieces: { P: SINGLE_STEP_PAWN, Q: null },
      setup: { fen: '2bnrk/5p/6/6/P5/KRNB2[] w - - 0 1' },
      rules: {
        ...noDoubleStep,
        castling: null,
        promotion: { ...promotionOnRank(6), to: ['R', 'B', 'N'] },
        hand: { captures: true, closedRanks: { P: [1, 6] } },
      },
    },
  },
  seirawan: {
    title: 'Seirawan chess',
    summary: 'A hawk and an elephant in hand enter on the square that a piece leaves with its first move.',
    source: 'Y. Seirawan and B. Harper, S-Chess, 2007',
    year: 2007,
    region: 'United States',
    patch: {
      pieces: {
        H: { ...ARCHBISHOP, name: 'hawk', image: 'hawk' },
        E: { ...CHANCELLOR, name: 'elephant', image: 'elephant' },
      },
      setup: { fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[EHeh] w KQBCDFGkqbcdfg - 0 1' },
      rules: {
        hand: { captures: false, drops: false },
        unmoved: 'all',
        gating: true,
        promotion: { to: ['Q', 'E', 'H', 'R', 'B', 'N'] },
      },
    },
  },
  'seirawan-crazyhouse': {
    title: 'S-House',
    summary: 'Seirawan chess with the drops of crazyhouse: what is in hand may be gated or dropped.',
    source: FAIRY_STOCKFISH_SOURCE,
    parent: 'seirawan',
    patch: {
      rules: { hand: { captures: true, drops: true, closedRanks: { P: [1, 8] } } },
      end: { insufficient: null },
    },
  },
};
