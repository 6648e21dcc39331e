import type { VariantSource } from '../../../play/family.ts';
import { fenPositionStrings, JSA_RULES_SOURCE, westernNotations } from './base.ts';
import { lastRanks } from './pieces.ts';

/**
 * The 27-point rule of computer and amateur games: a declared impasse wins with 28 points for the first player, with 27
 * for the second.
 */
const POINTS_27 = { ranks: 3, pieces: 10, points: { R: 5, B: 5 }, wins: [28, 27] };

const WIKIPEDIA = (page: string) => `Wikipedia, ${page}`;

/** Shogi itself, its predecessors and its older relatives. */
export const historicVariants: Record<string, VariantSource> = {
  standard: {
    title: 'Shogi',
    summary: 'Nine by nine: captured pieces change sides and are dropped, most pieces promote on the last three ranks.',
    source: JSA_RULES_SOURCE,
    region: 'Japan',
    patch: { end: { impasse: POINTS_27 } },
  },
  'sho-shogi': {
    title: 'Sho shogi',
    summary: 'Shogi without drops, as before the 16th century: a drunk elephant promotes to a second king.',
    source: WIKIPEDIA('Sho shogi'),
    region: 'Japan',
    patch: {
      pieces: { E: { name: 'drunk elephant', betza: 'FfsW', image: 'drunk elephant', value: 620, kanji: '醉' } },
      setup: { fen: 'lnsgkgsnl/1r2e2b1/ppppppppp/9/9/9/PPPPPPPPP/1B2E2R1/LNSGKGSNL w - - 0 1' },
      rules: { royal: null, turning: { forms: { E: 'K' } }, hand: null },
      end: { extinction: { pieces: ['K'], result: 'loss', guarded: true } },
    },
  },
  tori: {
    title: 'Tori shogi',
    summary: 'Seven by seven with birds: two swallows may stand on a file, falcons and swallows must promote.',
    source: WIKIPEDIA('Tori shogi'),
    year: 1799,
    region: 'Japan',
    patch: {
      board: { files: 7, ranks: 7 },
      pieces: {
        R: { name: 'right quail', betza: 'fRbrFblB', image: 'right quail', value: 350, kanji: '鶉' },
        B: null,
        G: null,
        S: { name: 'swallow', betza: 'fW', image: 'swallow', value: 100, kanji: '燕' },
        N: null,
        L: { name: 'left quail', betza: 'fRblFbrB', image: 'left quail', value: 350, kanji: '鶉' },
        P: { name: 'pheasant', betza: 'fDbF', image: 'pheasant', value: 300, kanji: '雉' },
        F: { name: 'falcon', betza: 'FfsW', image: 'falcon', value: 600, kanji: '鷹' },
        C: { name: 'crane', betza: 'FvW', image: 'crane', value: 550, kanji: '鶴' },
        K: { name: 'phoenix', image: 'phoenix', kanji: '鵬' },
      },
      setup: { fen: 'rpckcpl/3f3/sssssss/2s1S2/SSSSSSS/3F3/LPCKCPR[] w - - 0 1' },
      rules: {
        turning: {
          forms: {
            R: null,
            B: null,
            S: { name: 'goose', betza: 'fAbD', image: 'goose', value: 250, kanji: '鴈' },
            N: null,
            L: null,
            P: null,
            F: { name: 'eagle', betza: 'fBbRWbF2', image: 'eagle', value: 1000, kanji: '鵰' },
          },
          cells: lastRanks(7, 2),
          must: true,
        },
        hand: { perFile: { P: null, S: 2 }, noMate: ['S'] },
      },
      end: { repetition: { onTurn: 'win' } },
      render: { stars: [2, 2] },
      notation: { pawn: 'S' },
    },
  },
  okisaki: {
    title: 'Okisaki shogi',
    summary: 'Ten by ten with queens, the knights of chess, and lances that also move back.',
    source: WIKIPEDIA('Okisaki shogi'),
    region: 'Japan',
    patch: {
      board: { files: 10, ranks: 10 },
      pieces: {
        Q: { name: 'queen', betza: 'Q', image: 'queen', value: 1500, kanji: '奔' },
        N: { betza: 'N', value: 450 },
        L: { betza: 'vR', value: 450 },
      },
      setup: { fen: 'lnsgkqgsnl/1r6b1/pppppppppp/10/10/10/10/PPPPPPPPPP/1B6R1/LNSGQKGSNL[] w - - 0 1' },
      rules: { turning: { cells: lastRanks(10, 3) } },
    },
  },
  'cannon-shogi': {
    title: 'Cannon shogi',
    summary:
      'Shogi with four kinds of cannons, which jump over a piece to capture or to move, and pawns that also step sideways.',
    source: 'P. M. Michaelis, Cannon Shogi, 1998',
    year: 1998,
    patch: {
      pieces: {
        P: { name: 'soldier', betza: 'fsW', image: 'soldier', value: 150 },
        U: { name: 'gold cannon', betza: 'mRcpR', image: 'gold cannon', value: 700 },
        A: { name: 'silver cannon', betza: 'pR', image: 'silver cannon', value: 500 },
        C: { name: 'copper cannon', betza: 'mBcpB', image: 'copper cannon', value: 500 },
        I: { name: 'iron cannon', betza: 'pB', image: 'iron cannon', value: 350 },
      },
      setup: { fen: 'lnsgkgsnl/1rci1uab1/p1p1p1p1p/9/9/9/P1P1P1P1P/1BAU1ICR1/LNSGKGSNL[] w - - 0 1' },
      rules: {
        turning: {
          forms: {
            U: { name: 'flying gold cannon', betza: 'mRpRmFpB2', image: 'gold cannon', value: 1000 },
            A: { name: 'flying silver cannon', betza: 'mRpRmFpB2', image: 'silver cannon', value: 1000 },
            C: { name: 'flying copper cannon', betza: 'mBpBmWpR2', image: 'copper cannon', value: 850 },
            I: { name: 'flying iron cannon', betza: 'mBpBmWpR2', image: 'iron cannon', value: 850 },
          },
        },
        hand: { perFile: { P: null }, noMate: [] },
      },
      notation: westernNotations,
    },
  },
  'check-shogi': {
    title: 'Check shogi',
    summary: 'Shogi in which the first check wins.',
    source: 'Lishogi, rules of checkshogi',
    patch: {
      setup: { fen: 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL[] w - - 1+1 0 1' },
      end: { checks: 1 },
      notation: fenPositionStrings,
    },
  },
  yari: {
    title: 'Yari shogi',
    summary: 'Seven by nine: most pieces also go forward like a lance, and back when they have promoted.',
    source: 'C. Freeling, Yari shogi, 1981',
    year: 1981,
    patch: {
      board: { files: 7, ranks: 9 },
      pieces: {
        R: { name: 'yari rook', betza: 'frlR', value: 800 },
        B: { name: 'yari bishop', betza: 'fFfR', value: 450 },
        G: null,
        S: null,
        N: { name: 'yari knight', betza: 'fNfR', value: 550 },
        L: null,
      },
      setup: { fen: 'rnnkbbr/7/ppppppp/7/7/7/PPPPPPP/7/RBBKNNR[] w - - 0 1' },
      rules: {
        turning: {
          forms: {
            R: { name: 'rook', betza: 'R', image: 'rook', value: 1000 },
            B: { name: 'yari gold', betza: 'WfFbR', image: 'bishop', value: 700 },
            S: null,
            N: { name: 'yari gold', betza: 'WfFbR', value: 700 },
            L: null,
            P: { name: 'yari silver', betza: 'fKbR', value: 650 },
          },
        },
        hand: { noMate: [] },
      },
      end: { repetition: { claim: 3, automatic: 3 } },
      render: { stars: [2, 3] },
      notation: westernNotations,
    },
  },
};
