import type { VariantSource } from '../../../play/family.ts';
import { FAIRY_STOCKFISH_SOURCE, noDoubleStep } from './base.ts';
import {
  ARCHBISHOP,
  BISHOP_CAPTURING_AS_KNIGHT,
  CENTAUR,
  CHANCELLOR,
  COMMONER,
  KNIGHT_CAPTURING_AS_BISHOP,
  SINGLE_STEP_PAWN,
} from './pieces.ts';

const LANCER = { name: 'lancer', betza: 'mNcR', image: 'lance', value: 400 };
const ARCHER = { name: 'archer', betza: 'mNcB', image: 'archer', value: 330 };
const YURT = { name: 'yurt', betza: 'FfW', image: 'yurt', value: 240 };
const KHESHIG = { ...CENTAUR, name: 'kheshig' };
const LAST = [['*8'], ['*1']];
/** Rule: a king that reaches the last rank wins. */
const campmate = { goal: { pieces: ['K'], cells: LAST }, insufficient: null };

/** Games between two different armies, and versions of them in which both players have the same army. */
export const twoArmyVariants: Record<string, VariantSource> = {
  'sort-of-almost': {
    title: 'Sort-of-almost chess',
    summary: 'White has a chancellor where Black has a queen.',
    source: 'R. Betza, Sort of Almost Chess, 1994',
    year: 1994,
    region: 'United States',
    patch: {
      pieces: { C: CHANCELLOR },
      setup: { fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBCKBNR w KQkq - 0 1' },
      rules: {
        promotion: {
          to: ['Q', 'C', 'R', 'B', 'N'],
          bySeat: [
            ['C', 'R', 'B', 'N'],
            ['Q', 'R', 'B', 'N'],
          ],
        },
      },
    },
  },
  chigorin: {
    title: 'Chigorin chess',
    summary: 'White has knights and a chancellor, Black bishops and a queen.',
    source: 'R. Betza, Chigorin Chess, 2002',
    year: 2002,
    region: 'United States',
    patch: {
      pieces: { C: CHANCELLOR },
      setup: { fen: 'rbbqkbbr/pppppppp/8/8/8/8/PPPPPPPP/RNNCKNNR w KQkq - 0 1' },
      rules: {
        promotion: {
          to: ['Q', 'C', 'R', 'B', 'N'],
          bySeat: [
            ['C', 'R', 'N'],
            ['Q', 'R', 'B'],
          ],
        },
      },
    },
  },
  'chess-vs-hoppel-poppel': {
    title: 'Chess against Hoppel-Poppel',
    summary: "The orthodox army against one whose knights and bishops capture in each other's way.",
    source: FAIRY_STOCKFISH_SOURCE,
    patch: {
      pieces: {
        I: { ...KNIGHT_CAPTURING_AS_BISHOP, name: 'hopper', image: 'unicorn' },
        J: { ...BISHOP_CAPTURING_AS_KNIGHT, name: 'popper', image: 'mitre' },
      },
      setup: { fen: 'rijqkjir/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1' },
      rules: { promotion: { to: ['Q', 'R', 'B', 'N', 'I', 'J'] } },
      end: { insufficient: { single: ['N', 'I', 'J'] } },
    },
  },
  orda: {
    title: 'Orda chess',
    summary: 'The orthodox army against a horde whose pieces move like knights; a king on the last rank wins.',
    source: 'CouchTomato87 at PyChess, Orda Chess',
    year: 2020,
    patch: {
      pieces: {
        L: LANCER,
        H: KHESHIG,
        A: ARCHER,
        Y: YURT,
      },
      setup: { fen: 'lhaykahl/8/pppppppp/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1' },
      rules: { promotion: { to: ['Q', 'H'] } },
      end: campmate,
    },
  },
  'orda-mirror': {
    title: 'Orda mirror',
    summary: 'Both sides play the horde of Orda chess, with a falcon that captures like a knight.',
    source: FAIRY_STOCKFISH_SOURCE,
    year: 2020,
    parent: 'orda',
    patch: {
      pieces: {
        P: SINGLE_STEP_PAWN,
        Y: null,
        F: { name: 'falcon', betza: 'mQcN', image: 'hawk', value: 420 },
      },
      setup: { fen: 'lhafkahl/8/pppppppp/8/8/PPPPPPPP/8/LHAFKAHL w - - 0 1' },
      rules: { ...noDoubleStep, castling: null, promotion: { to: ['L', 'H', 'A', 'F'] } },
    },
  },
  spartan: {
    title: 'Spartan chess',
    summary: 'The orthodox army against hoplites and two kings, one of which may be left attacked.',
    source: 'S. Streetman, Spartan Chess, 2010',
    year: 2010,
    region: 'United States',
    patch: {
      pieces: {
        H: { name: 'hoplite', betza: 'fmFfcWifmA', image: 'hoplite', value: 110 },
        L: { name: 'lieutenant', betza: 'FAmsW', image: 'sword', value: 320 },
        C: { name: 'captain', betza: 'WD', image: 'captain', value: 320 },
        G: { name: 'general', betza: 'RF', image: 'general', value: 680 },
        W: { ...ARCHBISHOP, name: 'warlord' },
      },
      setup: { fen: 'lgkcckwl/hhhhhhhh/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1' },
      rules: {
        royal: null,
        initial: { H: [2] },
        promotion: {
          pieces: ['P', 'H'],
          to: ['Q', 'R', 'B', 'N', 'G', 'W', 'C', 'L', 'K'],
          bySeat: [
            ['Q', 'R', 'B', 'N'],
            ['G', 'W', 'C', 'L', 'K'],
          ],
          limits: { K: 2 },
        },
      },
      end: { extinction: { pieces: ['K'], result: 'loss', guarded: true, together: true }, insufficient: null },
      notation: { resets: ['P', 'H'] },
    },
  },
  empire: {
    title: 'Empire chess',
    summary:
      'The orthodox army against one that moves like queens and captures otherwise; kings may not face each other.',
    source: 'CouchTomato87 at PyChess, Empire Chess',
    year: 2021,
    patch: {
      pieces: {
        T: { name: 'tower', betza: 'mQcR', image: 'tower', value: 620 },
        E: { name: 'eagle', betza: 'mQcN', image: 'eagle', value: 520 },
        C: { name: 'cardinal', betza: 'mQcB', image: 'cardinal', value: 520 },
        D: { name: 'duke', betza: 'mQcK', image: 'coronet', value: 520 },
        S: { name: 'soldier', betza: 'fsW', image: 'soldier', value: 150 },
      },
      setup: { fen: 'rnbqkbnr/pppppppp/8/8/8/PPPSSPPP/8/TECDKCET w kq - 0 1' },
      rules: { flyingGeneral: 'straight', promotion: { to: ['Q'] } },
      end: { ...campmate, stalemate: 'loss', repetition: { onTurn: 'loss', automatic: 3 } },
    },
  },
  'orda-vs-empire': {
    title: 'Orda against Empire',
    summary: 'The horde of Orda chess against the army of Empire chess.',
    source: FAIRY_STOCKFISH_SOURCE,
    parent: 'empire',
    patch: {
      pieces: { L: LANCER, H: KHESHIG, A: ARCHER, Y: { name: 'khan', betza: 'mNcK', image: 'khan', value: 330 } },
      setup: { fen: 'tecdkcet/8/pppppppp/8/8/PPPPPPPP/8/LHAYKAHL w - - 0 1' },
      rules: { castling: null, promotion: { to: ['Q', 'H'] } },
    },
  },
  khans: {
    title: "Khan's chess",
    summary: 'The orthodox army against a khan with scouts, which promote to khans; a king on the last rank wins.',
    source: 'CouchTomato87 at PyChess, Khan’s Chess',
    year: 2021,
    parent: 'orda',
    patch: {
      pieces: {
        Y: null,
        T: { name: 'khan', betza: 'mNcK', image: 'khan', value: 330 },
        S: { name: 'scout', betza: 'mfhNcfW', image: 'scout', value: 150 },
      },
      setup: { fen: 'lhatkahl/ssssssss/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1' },
      rules: {
        promotion: {
          pieces: ['P', 'S'],
          to: ['Q', 'R', 'B', 'N', 'T'],
          bySeat: [['Q', 'R', 'B', 'N'], ['T']],
        },
      },
      end: { stalemate: 'loss' },
      notation: { resets: ['P', 'S'] },
    },
  },
  synochess: {
    title: 'Synochess',
    summary: 'The orthodox army against pieces of Chinese and Korean chess; kings may not face each other.',
    source: 'CouchTomato87 at PyChess, Synochess',
    year: 2020,
    patch: {
      pieces: {
        E: { name: 'elephant', betza: 'FA', image: 'elephant', value: 300 },
        A: { ...COMMONER, name: 'advisor', image: 'fan' },
        C: { name: 'cannon', betza: 'pR', image: 'cannon', value: 380 },
        S: { name: 'soldier', betza: 'fsW', image: 'soldier', value: 150 },
      },
      setup: { fen: 'rneakenr/8/1c4c1/1ss2ss1/8/8/PPPPPPPP/RNBQKBNR[ss] w KQ - 0 1' },
      rules: {
        flyingGeneral: 'straight',
        unscreened: ['C'],
        truce: ['C'],
        hand: { captures: false, closedRanks: { S: [1, 2, 3, 5, 6, 7, 8] } },
      },
      end: { ...campmate, stalemate: 'loss', repetition: { perpetualCheck: 'loss' } },
    },
  },
};
