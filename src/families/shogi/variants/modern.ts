import type { VariantSource } from '../../../play/family.ts';
import { FAIRY_STOCKFISH_SOURCE, thirdOccurrenceLoses, westernNotations } from './base.ts';
import { DRAGON, GUARD, HORSE, lastRanks } from './pieces.ts';

/** Rule: a king that reaches the last rank wins. */
const campmate = (ranks: number) => ({ goal: { pieces: ['K'], cells: lastRanks(ranks, 1) } });

/** Patch that removes the pieces of shogi. `noForms` removes their promoted forms. */
const noShogi = { R: null, B: null, G: null, S: null, N: null, L: null, P: null };
const noForms = { R: null, B: null, S: null, N: null, L: null, P: null };

/** Games with drops as in shogi, but with other pieces. */
export const modernVariants: Record<string, VariantSource> = {
  mansindam: {
    title: 'Mansindam',
    summary:
      'Drops with strong pieces that must promote on the last three ranks; a king on the last rank wins, and there is no draw.',
    source: 'PyChess, Mansindam (Pantheon tale)',
    region: 'Korea',
    patch: {
      pieces: {
        R: { value: 600 },
        B: { value: 450 },
        G: null,
        S: null,
        N: { betza: 'N', value: 350 },
        L: null,
        Q: { name: 'queen', betza: 'Q', image: 'queen', value: 1150 },
        A: { name: 'angel', betza: 'QN', image: 'angel', value: 1500 },
        C: { name: 'cardinal', betza: 'BN', image: 'cardinal', value: 850 },
        M: { name: 'marshal', betza: 'RN', image: 'marshal', value: 1000 },
      },
      setup: { fen: 'rnbakqcnm/9/ppppppppp/9/9/9/PPPPPPPPP/9/MNCQKABNR[] w - - 0 1' },
      rules: {
        turning: {
          forms: {
            R: { name: 'tiger', betza: 'RF', image: 'tiger', value: 900 },
            B: { name: 'rhino', betza: 'BW', image: 'rhinoceros', value: 750 },
            S: null,
            N: { name: 'centaur', betza: 'KN', image: 'centaur', value: 700 },
            L: null,
            P: { ...GUARD, value: 400 },
            C: { name: 'ship', betza: 'BNW', image: 'ship', value: 1050 },
            M: { name: 'sword', betza: 'RNF', image: 'sword', value: 1200 },
          },
          must: true,
        },
        hand: { noMate: [] },
      },
      end: { ...campmate(9), repetition: { ...thirdOccurrenceLoses, perpetualCheck: 'draw' } },
      notation: westernNotations,
    },
  },
  pandemonium: {
    title: 'Pandemonium',
    summary:
      'Drops with many weak pieces that all become strong on the last three ranks; a king on the last rank wins, and there is no draw.',
    source: 'chessvariants.com, Pandemonium',
    patch: {
      pieces: {
        R: { value: 600 },
        B: { value: 450 },
        G: null,
        S: { name: 'scholar', betza: 'K', image: 'scholar', value: 400 },
        N: { betza: 'N', value: 350 },
        L: null,
        P: { betza: 'fsW', image: 'soldier', value: 150 },
        A: { name: 'alfil', betza: 'A', image: 'alfil', value: 150 },
        F: { name: 'ferz', betza: 'F', image: 'ferz', value: 200 },
        U: { name: 'dabbaba', betza: 'D', image: 'dabbaba', value: 150 },
        V: { name: 'wazir', betza: 'W', image: 'wazir', value: 200 },
      },
      setup: { fen: 'rnbsksbnr/2a1f1u2/p1p1p1p1p/4v4/9/4V4/P1P1P1P1P/2U1F1A2/RNBSKSBNR[] w - - 0 1' },
      rules: {
        turning: {
          forms: {
            R: { ...DRAGON, value: 900 },
            B: { ...HORSE, value: 750 },
            S: { name: 'wizard', betza: 'DWF', image: 'wizard', value: 600 },
            N: { name: 'owl', betza: 'NA', image: 'owl', value: 550 },
            L: null,
            P: { ...GUARD, value: 400 },
            A: { name: 'archbishop', betza: 'BN', image: 'archbishop', value: 850 },
            F: { name: 'queen', betza: 'Q', image: 'queen', value: 1150 },
            U: { name: 'centaur', betza: 'KN', image: 'centaur', value: 700 },
            V: { name: 'chancellor', betza: 'RN', image: 'chancellor', value: 1000 },
          },
        },
        hand: { perFile: { P: null }, noMate: [] },
      },
      end: { ...campmate(9), repetition: thirdOccurrenceLoses },
      notation: westernNotations,
    },
  },
  leaperhouse: {
    title: 'Leaperhouse',
    summary: 'Ten by ten, leapers only: kings may not face each other, and a king on the last rank wins.',
    source: FAIRY_STOCKFISH_SOURCE,
    patch: {
      board: { files: 10, ranks: 10 },
      pieces: {
        ...noShogi,
        N: { name: 'knight', betza: 'N', image: 'knight', value: 350 },
        C: { name: 'camel', betza: 'C', image: 'camel', value: 300 },
        U: { name: 'zebra', betza: 'Z', image: 'zebra', value: 300 },
        R: { name: 'threeleaper', betza: 'HG', image: 'threeleaper', value: 300 },
        O: { name: 'alibaba', betza: 'AD', image: 'alibaba', value: 300 },
        P: { name: 'pawn', betza: 'fW', image: 'pawn', value: 100 },
      },
      setup: { fen: 'oncurkucno/10/pppppppppp/10/10/10/10/PPPPPPPPPP/10/ONCUKRUCNO[] w - - 0 1' },
      rules: {
        flyingGeneral: 'file',
        turning: {
          forms: { ...noForms, P: { ...GUARD, value: 400 } },
          cells: lastRanks(10, 3),
          must: true,
        },
        hand: { noMate: [] },
      },
      end: { ...campmate(10), repetition: thirdOccurrenceLoses },
      notation: westernNotations,
    },
  },
  mandala: {
    title: 'Mandala',
    summary:
      'Ten by ten with two royal leapers each, neither of which may be lost; a rider that reaches the last rank wins.',
    source: FAIRY_STOCKFISH_SOURCE,
    patch: {
      board: { files: 10, ranks: 10 },
      pieces: {
        ...noShogi,
        K: null,
        J: { name: 'jewel', betza: 'WFHG', image: 'jewel', value: 0 },
        F: { name: 'frog', betza: 'ZAD', image: 'frog', value: 450 },
        L: { name: 'lotus', betza: 'NAD', image: 'lotus', value: 450 },
        G: { name: 'gaur', betza: 'CN', image: 'gaur', value: 450 },
        B: { name: 'buffalo', betza: 'ZC', image: 'buffalo', value: 450 },
        R: { name: 'rider', betza: 'fW', image: 'rider', value: 100 },
        E: { name: 'elephant', betza: 'vW', image: 'white elephant', value: 150 },
      },
      setup: { fen: 'flgbjjbglf/10/rrrrrrrrrr/10/10/10/10/RRRRRRRRRR/10/FLGBJJBGLF[EE] w - - 0 1' },
      rules: {
        royal: null,
        turning: {
          forms: { ...noForms, R: { name: 'enlightened rider', betza: '', image: 'enlightened rider', value: 400 } },
          cells: lastRanks(10, 1),
          must: true,
        },
        hand: { perFile: { P: null, R: 1 }, noMate: [] },
      },
      end: {
        extinction: { pieces: ['J'], result: 'loss', atMost: 1, guarded: true },
        goal: { pieces: ['R'], cells: lastRanks(10, 1) },
        repetition: { ...thirdOccurrenceLoses, perpetualCheck: 'draw' },
      },
      notation: { pawn: 'R', ...westernNotations },
    },
  },
  muje: {
    title: 'Muje',
    summary:
      'Nine by nine with hoppers and pawns that must promote; kings keep to their own three ranks, and there is no draw.',
    source: FAIRY_STOCKFISH_SOURCE,
    patch: {
      pieces: {
        R: { value: 600 },
        B: { value: 450 },
        G: null,
        S: { name: 'springer', betza: 'pR', image: 'cannon', value: 350 },
        N: { betza: 'N', value: 350 },
        L: null,
        P: { betza: 'fsW', image: 'soldier', value: 150 },
        F: { name: 'ferz', betza: 'F', image: 'ferz', value: 200 },
        I: { name: 'diagonal springer', betza: 'pB', image: 'mortar', value: 300 },
      },
      setup: { fen: 'rnbfkfbnr/1si3is1/p1p1p1p1p/9/9/9/P1P1P1P1P/1SI3IS1/RNBFKFBNR[] w - - 0 1' },
      rules: {
        confined: { K: [1, 2, 3] },
        turning: { forms: { ...noForms, P: { name: 'wazir', betza: 'W', image: 'wazir', value: 250 } }, must: true },
        deadEnds: true,
        hand: { perFile: { P: null }, noMate: [] },
      },
      end: { repetition: thirdOccurrenceLoses },
      notation: westernNotations,
    },
  },
};
