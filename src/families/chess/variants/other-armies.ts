import type { VariantSource } from '../../../play/family.ts';
import { FAIRY_STOCKFISH_SOURCE, noDoubleStep } from './base.ts';
import {
  AMAZON,
  ARCHBISHOP,
  BISHOP_CAPTURING_AS_KNIGHT,
  CENTAUR,
  CHANCELLOR,
  COMMONER,
  GRASSHOPPER,
  KNIGHT_CAPTURING_AS_BISHOP,
  NIGHTRIDER,
  SINGLE_STEP_PAWN,
} from './pieces.ts';

/** Games with other pieces on the board of eight by eight. */
export const otherArmyVariants: Record<string, VariantSource> = {
  amazon: {
    title: 'Amazon chess',
    summary: 'The queen also leaps like a knight.',
    source: FAIRY_STOCKFISH_SOURCE,
    patch: {
      pieces: { Q: null, A: AMAZON },
      setup: { fen: 'rnbakbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBAKBNR w KQkq - 0 1' },
      rules: { promotion: { to: ['A', 'R', 'B', 'N'] } },
    },
  },
  'almost-chess': {
    title: 'Almost chess',
    summary: 'A chancellor, rook and knight in one, takes the place of the queen.',
    source: 'R. Betza, Almost Chess, 1977',
    year: 1977,
    region: 'United States',
    patch: {
      pieces: { Q: null, C: CHANCELLOR },
      setup: { fen: 'rnbckbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBCKBNR w KQkq - 0 1' },
      rules: { promotion: { to: ['C', 'R', 'B', 'N'] } },
    },
  },
  'hoppel-poppel': {
    title: 'Hoppel-Poppel',
    summary: 'Knights capture like bishops, and bishops like knights.',
    source: FAIRY_STOCKFISH_SOURCE,
    region: 'Germany',
    patch: {
      pieces: { N: KNIGHT_CAPTURING_AS_BISHOP, B: BISHOP_CAPTURING_AS_KNIGHT },
      end: { insufficient: { single: ['N', 'B'], colourbound: [] } },
    },
  },
  'new-zealand': {
    title: 'New Zealand chess',
    summary: 'Knights capture like rooks, and rooks like knights.',
    source: FAIRY_STOCKFISH_SOURCE,
    region: 'New Zealand',
    patch: {
      pieces: { N: { betza: 'mNcR', value: 400 }, R: { betza: 'mRcN', value: 400 } },
      // A knight alone can give mate, as it captures like a rook.
      end: { insufficient: { single: ['R'] } },
    },
  },
  nightrider: {
    title: 'Nightrider chess',
    summary: 'Knights may repeat their leap in the same direction.',
    source: 'T. R. Dawson, the nightrider, 1925',
    year: 1925,
    region: 'United Kingdom',
    patch: { pieces: { N: NIGHTRIDER }, end: { insufficient: { single: [] } } },
  },
  grasshopper: {
    title: 'Grasshopper chess',
    summary:
      'A rank of grasshoppers between pieces and pawns; they hop over the next piece on a line and land right behind it.',
    source: 'J. Boyer, Grasshopper Chess, 1950s',
    region: 'France',
    patch: {
      pieces: { P: SINGLE_STEP_PAWN, G: GRASSHOPPER },
      setup: { fen: 'rnbqkbnr/gggggggg/pppppppp/8/8/PPPPPPPP/GGGGGGGG/RNBQKBNR w KQkq - 0 1' },
      rules: { ...noDoubleStep, promotion: { to: ['Q', 'R', 'B', 'N', 'G'] } },
    },
  },
  paradigm: {
    title: 'Paradigm chess',
    summary: 'Bishops also step like a Chinese horse, which a piece beside it can block.',
    source: FAIRY_STOCKFISH_SOURCE,
    patch: {
      pieces: { B: { betza: 'BnN', value: 500 } },
      end: { insufficient: { colourbound: [] } },
    },
  },
  'centaur-king': {
    title: 'Centaur king',
    summary: 'The king also leaps like a knight.',
    source: FAIRY_STOCKFISH_SOURCE,
    // With the help of such a king a knight or a bishop can give mate.
    patch: { pieces: { K: { betza: 'KN' } }, end: { insufficient: { single: [], colourbound: [] } } },
  },
  knightmate: {
    title: 'Knightmate',
    summary: 'The royal piece moves like a knight; ordinary pieces that move like kings stand in for the knights.',
    source: 'B. Zimov, Knightmate, 1972',
    year: 1972,
    patch: {
      pieces: { N: null, K: { betza: 'N' }, M: COMMONER },
      setup: { fen: 'rmbqkbmr/pppppppp/8/8/8/8/PPPPPPPP/RMBQKBMR w KQkq - 0 1' },
      rules: { promotion: { to: ['Q', 'R', 'B', 'M'] } },
      end: { insufficient: { single: [] } },
    },
  },
  perfect: {
    title: 'Perfect chess',
    summary: 'Amazon, chancellor and archbishop join the back rank; the chancellor castles.',
    source: 'K. Karakuş, Perfect Chess, 2000',
    year: 2000,
    region: 'Turkey',
    patch: {
      pieces: { C: CHANCELLOR, M: ARCHBISHOP, G: AMAZON },
      setup: { fen: 'cmqgkbnr/pppppppp/8/8/8/8/PPPPPPPP/CMQGKBNR w KQkq - 0 1' },
      rules: { castling: { others: ['C'] }, promotion: { to: ['G', 'Q', 'C', 'M', 'R', 'B', 'N'] } },
    },
  },
  rookmate: {
    title: 'Rookmate',
    summary: 'The royal piece moves like a rook; the seventh check wins, and a player left with one piece loses.',
    source: FAIRY_STOCKFISH_SOURCE,
    patch: {
      pieces: { K: { betza: 'R' }, C: COMMONER },
      setup: { fen: 'rnbqcbnk/pppppppp/8/8/8/8/PPPPPPPP/RNBQCBNK w - - 7+7 0 1' },
      rules: { castling: null },
      end: { checks: 7, extinction: { pieces: 'all', atMost: 1, result: 'loss' }, insufficient: null },
    },
  },
  'dragon-pieces': {
    title: 'Dragon pieces',
    summary: 'Rooks, bishops, knights and pawns also step like a king; pawns promote to queens.',
    source: FAIRY_STOCKFISH_SOURCE,
    patch: {
      pieces: {
        P: { betza: 'KifmnD', value: 250 },
        N: { ...CENTAUR, name: 'knight', image: 'knight' },
        B: { betza: 'BW', value: 450 },
        R: { betza: 'RF', value: 650 },
      },
      rules: { promotion: { to: ['Q'] } },
      end: { insufficient: { single: [], colourbound: [] } },
      notation: { writesPawn: true, resets: [] },
    },
  },
};
