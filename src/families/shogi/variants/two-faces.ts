import type { DefinitionPatch, VariantSource } from '../../../play/family.ts';
import { drawsAsInChess, fenPositionStrings, westernNotations } from './base.ts';
import { GUARD, lastRanks } from './pieces.ts';

const everywhere = (ranks: number) => lastRanks(ranks, ranks);

/** Rule: pieces turn over with every move and can be dropped with either face up. */
const turns = (ranks: number, forms: DefinitionPatch): DefinitionPatch => ({
  turning: { forms, cells: everywhere(ranks), must: true, back: true },
  deadEnds: true,
  hand: { eitherFace: true, perFile: { P: null }, noMate: [] },
});

/** Games in which pieces turn over again and again. */
export const twoFacedVariants: Record<string, VariantSource> = {
  kyoto: {
    title: 'Kyoto shogi',
    summary: 'Five by five: all but the king turn over with every move, and are dropped on either face.',
    source: 'T. Tamiya, Kyoto shogi, 1976',
    year: 1976,
    region: 'Japan',
    patch: {
      board: { files: 5, ranks: 5 },
      pieces: { R: null, B: null, G: null },
      setup: { fen: 'p+nks+l/5/5/5/+LSK+NP[] w - - 0 1' },
      rules: turns(5, {
        R: null,
        B: null,
        S: { name: 'bishop', betza: 'B', image: 'bishop', value: 850, kanji: '角' },
        N: { name: 'gold general', image: 'gold', value: 600, kanji: '金' },
        L: { name: 'tokin', image: 'tokin', value: 600, kanji: 'と' },
        P: { name: 'rook', betza: 'R', image: 'rook', value: 1000, kanji: '飛' },
      }),
      render: { stars: [1, 1] },
    },
  },
  micro: {
    title: 'Micro shogi',
    summary: 'Four by five: pieces turn over when they capture, both ways, and are dropped on either face.',
    source: 'attributed to Oyama Yasuharu, before 1982',
    region: 'Japan',
    patch: {
      board: { files: 4, ranks: 5 },
      pieces: { G: null, S: null, N: null },
      setup: { fen: 'kb+r+l/p3/4/3P/+L+RBK[] w - - 0 1' },
      rules: {
        turning: {
          forms: {
            R: { name: 'gold general', betza: 'WfF', image: 'gold', value: 600, kanji: '金' },
            B: { name: 'tokin', betza: 'WfF', image: 'tokin', value: 600, kanji: 'と' },
            S: null,
            N: null,
            L: { name: 'silver general', betza: 'FfW', image: 'silver', value: 550, kanji: '銀' },
            P: { name: 'knight', betza: 'fN', image: 'knight', value: 200, kanji: '桂' },
          },
          cells: everywhere(5),
          must: true,
          back: true,
          byCapture: true,
        },
        deadEnds: true,
        hand: { eitherFace: true, perFile: { P: null }, noMate: [] },
      },
      render: { stars: null },
    },
  },
  chennis: {
    title: 'Chennis',
    summary: 'Seven by seven: pieces turn over with every move, and each king stays in its own court.',
    source: 'CouchTomato87 at PyChess, Chennis',
    year: 2021,
    patch: {
      board: { files: 7, ranks: 7 },
      pieces: {
        R: null,
        B: null,
        G: null,
        S: { name: 'soldier', betza: 'fsW', image: 'soldier', value: 200 },
        N: null,
        L: null,
        P: { name: 'pawn', betza: 'fmWfcF', image: 'pawn', value: 100 },
        F: { name: 'ferz', betza: 'F', image: 'ferz', value: 200 },
        M: GUARD,
      },
      setup: { fen: '1fkm3/1p1s3/7/7/7/3S1P1/3MKF1[] w - - 0 1' },
      rules: {
        ...turns(7, {
          R: null,
          B: null,
          S: { name: 'bishop', betza: 'B', image: 'bishop', value: 600, kanji: '角' },
          N: null,
          L: null,
          P: { name: 'rook', betza: 'R', image: 'rook', value: 800, kanji: '飛' },
          F: { name: 'cannon', betza: 'mRcpR', image: 'cannon', value: 500 },
          M: { name: 'knight', betza: 'N', image: 'knight', value: 400, kanji: '桂' },
        }),
        confinedCells: { K: courts() },
      },
      end: drawsAsInChess,
      render: { stars: [2, 2] },
      notation: { ...westernNotations, ...fenPositionStrings },
    },
  },
  gethenian: {
    title: 'Gethenian chess',
    summary:
      'Seven by seven: with every move left-handed pieces become right-handed ones; a dark king does not capture.',
    source: 'PyChess, Gethenian chess, after U. K. Le Guin',
    patch: {
      board: { files: 7, ranks: 7 },
      pieces: {
        R: null,
        B: { name: 'left bishop', betza: 'flBbrB', image: 'left bishop', value: 300 },
        G: null,
        S: null,
        N: { name: 'light knight', betza: 'hlN', image: 'knight', value: 200 },
        L: null,
        P: null,
        K: { name: 'light king' },
        M: { name: 'light minister', betza: 'WfF', image: 'minister', value: 350 },
        I: { name: 'right bishop', betza: 'frBblB', image: 'right bishop', value: 300 },
      },
      setup: { fen: '2ikb2/2mnm2/7/7/7/2MNM2/2B+KI2[] w - - 0 1' },
      rules: {
        ...turns(7, {
          R: null,
          B: { name: 'left rook', betza: 'sR', image: 'left rook', value: 250 },
          S: null,
          N: { name: 'dark knight', betza: 'hrN', image: 'knight', value: 200 },
          L: null,
          P: null,
          K: { name: 'dark king', betza: 'mW', image: 'king', value: 0 },
          M: { name: 'dark minister', betza: 'FfW', image: 'minister', value: 350 },
          I: { name: 'right rook', betza: 'sR', image: 'right rook', value: 250 },
        }),
        royal: null,
      },
      end: { ...drawsAsInChess, extinction: { pieces: ['K'], result: 'loss', guarded: true } },
      render: { stars: [2, 2] },
      notation: { pawn: 'M', ...westernNotations, ...fenPositionStrings },
    },
  },
};

/** By player: the squares that the king may enter, five files and four ranks on its own side. */
function courts(): [string[], string[]] {
  const court = (ranks: readonly number[]) => ranks.flatMap((rank) => [...'bcdef'].map((file) => `${file}${rank}`));
  return [court([1, 2, 3, 4]), court([4, 5, 6, 7])];
}
