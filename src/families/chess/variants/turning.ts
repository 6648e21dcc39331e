import type { VariantSource } from '../../../play/family.ts';
import { FAIRY_STOCKFISH_SOURCE } from './base.ts';
import { ARCHBISHOP, CENTAUR, COMMONER, NIGHTRIDER } from './pieces.ts';

const LAST = [['*8'], ['*1']];
const LAST_TWO = [
  ['*7', '*8'],
  ['*2', '*1'],
];
const LAST_THREE = [
  ['*6', '*7', '*8'],
  ['*3', '*2', '*1'],
];
/** Squares from which pawns and sergeants of wolf chess may make a double step. */
const LONG_STEPS = [
  ['*2', 'b3', 'c3', 'f3', 'g3'],
  ['*9', 'b8', 'c8', 'f8', 'g8'],
];
/** Rule: a king that reaches the last rank wins. */
const campmate = { goal: { pieces: ['K'], cells: LAST }, stalemate: 'loss', insufficient: null };
const closedTo = (letters: string, ranks: readonly number[]) =>
  Object.fromEntries([...letters].map((letter) => [letter, ranks]));

/** Pieces of the ninja army, most of which move like shogi pieces. */
const NINJAS = {
  L: { name: 'lance', betza: 'fR', image: 'lance', value: 230 },
  H: { name: 'horse', betza: 'fN', image: 'scout', value: 220 },
  M: { name: 'monk', betza: 'F', image: 'monk', value: 150 },
  C: { ...COMMONER, name: 'captain', image: 'captain' },
  J: { ...ARCHBISHOP, name: 'ninja', image: 'ninja' },
  D: { name: 'dragon', betza: 'RF', image: 'dragon', value: 680 },
};

/** Games whose pieces turn over when they promote, as in shogi. */
export const turningVariants: Record<string, VariantSource> = {
  shogun: {
    title: 'Shogun chess',
    summary:
      'Crazyhouse in which every piece may promote on the last three ranks; most promoted kinds are limited to one each.',
    source: 'CouchTomato87 at PyChess, Shogun Chess',
    year: 2019,
    patch: {
      pieces: {
        F: { name: 'duchess', betza: 'F', image: 'coronet', value: 150 },
        C: { ...COMMONER, name: 'captain', image: 'captain' },
        G: { ...CENTAUR, name: 'general', image: 'general' },
        A: ARCHBISHOP,
        M: { name: 'mortar', betza: 'RN', image: 'mortar', value: 880 },
        Q: { name: 'queen', betza: 'Q', image: 'queen', value: 950 },
      },
      setup: { fen: 'rnb+fkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB+FKBNR[] w KQkq - 0 1' },
      rules: {
        promotion: null,
        turning: {
          forms: { P: 'C', N: 'G', B: 'A', R: 'M', F: 'Q' },
          cells: LAST_THREE,
          limits: { G: 1, A: 1, M: 1, Q: 1 },
        },
        deadEnds: false,
        hand: { captures: true, closedRanks: closedTo('PNBRF', [6, 7, 8]) },
      },
      end: { insufficient: null },
    },
  },
  shinobi: {
    title: 'Shinobi chess',
    summary: 'The orthodox army against ninjas, which are dropped on their own half and promote on the last two ranks.',
    source: 'CouchTomato87 at PyChess, Shinobi Chess',
    year: 2021,
    patch: {
      pieces: NINJAS,
      setup: { fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/LH1CK1HL[HLJDMM] w kq - 0 1' },
      rules: {
        promotion: null,
        turning: { forms: { L: 'R', H: 'N', M: 'B', P: 'C' }, cells: LAST_TWO, must: true },
        deadEnds: false,
        hand: { captures: false, closedRanks: closedTo('LHMJDC', [5, 6, 7, 8]) },
      },
      end: { ...campmate, repetition: { perpetualCheck: 'loss' } },
    },
  },
  'shinobi-mirror': {
    title: 'Shinobi mirror',
    summary: 'Both sides play the ninjas of Shinobi chess.',
    source: FAIRY_STOCKFISH_SOURCE,
    year: 2021,
    parent: 'shinobi',
    patch: {
      setup: { fen: 'lh1ck1hl/pppppppp/8/8/8/8/PPPPPPPP/LH1CK1HL[HLJDMMhljdmm] w - - 0 1' },
      rules: { castling: null },
    },
  },
  'shinobi-plus': {
    title: 'Shinobi+',
    summary: 'Shinobi chess with more ninjas in hand; Black promotes on the last three ranks.',
    source: 'CouchTomato87 at PyChess, Shinobi+',
    year: 2021,
    parent: 'shinobi',
    patch: {
      pieces: { F: { name: 'fox', betza: 'BW', image: 'fox', value: 480 } },
      setup: { fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/4K3[CFHLJDM] w kq - 0 1' },
      rules: {
        turning: {
          cells: [
            ['*7', '*8'],
            ['*3', '*2', '*1'],
          ],
        },
        hand: { closedRanks: closedTo('LHMJDCF', [5, 6, 7, 8]) },
      },
      end: { repetition: { claim: 4 } },
    },
  },
  forward: {
    title: 'Forward chess',
    summary: 'All pieces, kings too, move forward only, until they are turned around on the last rank.',
    source: FAIRY_STOCKFISH_SOURCE,
    patch: {
      pieces: {
        K: null,
        G: { name: 'king', betza: 'fK', image: 'king', value: 0 },
        W: { name: 'returned king', betza: 'K', image: 'king', value: 0 },
        F: { name: 'queen', betza: 'fQ', image: 'coronet', value: 480 },
        S: { name: 'bishop', betza: 'fB', image: 'mitre', value: 180 },
        E: { name: 'knight', betza: 'fhN', image: 'unicorn', value: 170 },
        L: { name: 'rook', betza: 'fR', image: 'lance', value: 240 },
      },
      setup: { fen: 'lesfgsel/pppppppp/8/8/8/8/PPPPPPPP/LESFGSEL w - - 0 1' },
      rules: {
        royal: null,
        castling: null,
        turning: { forms: { G: 'W', F: 'Q', S: 'B', E: 'N', L: 'R' }, cells: LAST },
      },
      end: { extinction: { pieces: ['G', 'W'], result: 'loss', guarded: true }, insufficient: null },
      // A turned piece is written as the ordinary one that it has become: `Ga8=K` as `La8=R`.
      notation: { letters: { W: 'K' } },
    },
  },
  wolf: {
    title: 'Wolf chess',
    summary: 'Eight by ten with wolves, foxes, nightriders and sergeants; pawns may also become elephants.',
    source: 'A. von Wilpert, Wolf-Schach, 1943',
    year: 1943,
    region: 'Germany',
    patch: {
      board: { files: 8, ranks: 10 },
      pieces: {
        W: { name: 'wolf', betza: 'RN', image: 'wolf', value: 880 },
        F: { name: 'fox', betza: 'BN', image: 'fox', value: 800 },
        N: NIGHTRIDER,
        S: { name: 'sergeant', betza: 'fKifmnD', image: 'sergeant', value: 180 },
        E: { name: 'elephant', betza: 'QNN', image: 'elephant', value: 1350 },
      },
      setup: { fen: 'qwfrbbnk/pssppssp/1pp2pp1/8/8/8/8/1PP2PP1/PSSPPSSP/KNBBRFWQ w - - 0 1' },
      rules: {
        enPassant: ['P', 'S'],
        initialCells: { P: LONG_STEPS, S: LONG_STEPS },
        castling: null,
        promotion: { pieces: ['P', 'S'], from: 10, must: 10, to: ['Q', 'W', 'F', 'R', 'B'] },
        turning: { forms: { P: 'E' }, cells: [['*10'], ['*1']] },
      },
      notation: { resets: ['P', 'S'] },
    },
  },
  backrank: {
    title: 'Back rank chess',
    summary: 'Any piece that reaches the last rank becomes a king there and wins.',
    source: FAIRY_STOCKFISH_SOURCE,
    patch: {
      rules: {
        promotion: null,
        turning: { forms: { P: 'K', N: 'K', B: 'K', R: 'K', Q: 'K' }, cells: LAST, must: true },
      },
      end: { goal: { pieces: ['K'], cells: LAST }, insufficient: null },
    },
  },
  chak: {
    title: 'Chak',
    summary: 'Mayan chess on nine by nine: a king beyond the river becomes the divine lord, who wins on the altar.',
    source: 'CouchTomato87 at PyChess, Chak, 2021',
    year: 2021,
    patch: {
      board: { files: 9, ranks: 9 },
      pieces: {
        N: null,
        B: null,
        P: { name: 'pawn', betza: 'fsmWcfF', image: 'pawn', value: 100 },
        W: { name: 'warrior', betza: 'FvW', image: 'warrior', value: 300 },
        R: { name: 'serpent' },
        V: { name: 'vulture', betza: 'N', image: 'vulture', value: 320 },
        S: { name: 'shaman', betza: 'FvW', image: 'shaman', value: 300 },
        J: { ...CENTAUR, name: 'jaguar', image: 'jaguar' },
        Q: { name: 'quetzal', betza: 'pQ', image: 'quetzal', value: 620 },
        O: { name: 'offering', betza: '', image: 'temple', value: 100 },
        D: { name: 'divine lord', betza: 'Q2', image: 'divine lord', value: 0 },
      },
      setup: { fen: 'rvsqkjsvr/4o4/p1p1p1p1p/9/9/9/P1P1P1P1P/4O4/RVSJKQSVR w - - 0 1' },
      rules: {
        royal: null,
        initial: { P: null },
        enPassant: [],
        castling: null,
        promotion: null,
        turning: {
          forms: { P: 'W', K: 'D' },
          cells: [
            ['*5', '*6', '*7', '*8', '*9'],
            ['*5', '*4', '*3', '*2', '*1'],
          ],
          must: true,
        },
        confined: { W: [5, 6, 7, 8, 9], D: [5, 6, 7, 8, 9] },
      },
      end: {
        stalemate: 'loss',
        extinction: { pieces: ['K', 'D'], result: 'loss', guarded: true },
        goal: { pieces: ['D'], cells: [['e8'], ['e2']] },
        insufficient: null,
      },
      notation: { writesPawn: true, resets: [] },
    },
  },
};
