import type { VariantSource } from '../../../play/family.ts';
import { FAIRY_STOCKFISH_SOURCE, HORSE, mirrorForBothPlayers, palaceSquares } from './base.ts';

/** The points on the diagonals of both palaces: corners and centre. */
const PALACE_DIAGONALS = mirrorForBothPlayers(['d1', 'f1', 'e2', 'd3', 'f3'], 10).flat();

/** Points on the diagonals of a wider board, which run on from the palaces towards the centre. */
const WIDE_DIAGONALS = mirrorForBothPlayers(['e1', 'g1', 'f2', 'e3', 'g3', 'd4', 'h4', 'c5', 'i5'], 10).flat();

const PALACES = palaceSquares('def', 10);

const KOREAN = 'Rules of the Korea Janggi Association';

/** Values of the pieces, and the points that the second player receives at the start so that no count is a tie. */
const POINTS = { values: { R: 13, C: 7, N: 5, B: 3, A: 3, P: 2 }, second: 1.5 };

/** Names of the pieces of the first player, Cho, and the second, Han. */
const NAMES = {
  K: ['장', '장'],
  A: ['사', '사'],
  B: ['상', '상'],
  N: ['마', '마'],
  R: ['차', '차'],
  C: ['포', '포'],
  P: ['졸', '병'],
};

/** Janggi, Korean chess, and its variants. */
export const koreanVariants: Record<string, VariantSource> = {
  janggi: {
    title: 'Janggi',
    summary: 'Korean chess: no river, lines through the palaces, cannons that always jump; level games go by points.',
    source: KOREAN,
    region: 'Korea',
    patch: {
      // Unlike in xiangqi, the first player (Cho: blue or green) is not the red one.
      seats: ['cho', 'han'],
      pieces: {
        A: { name: 'guard', betza: 'W', value: 300 },
        B: { betza: 'nZ', value: 300 },
        N: { value: 500 },
        R: { value: 1300 },
        C: { betza: 'pR', value: 700 },
        P: { betza: 'fsW', value: 200 },
      },
      setup: { fen: 'rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1' },
      rules: {
        initial: { P: null },
        confinedCells: { A: PALACES, B: null, P: null },
        flyingGeneral: null,
        lines: { cells: PALACE_DIAGONALS, moves: { K: 'F', A: 'F', R: 'B', C: 'pB', P: 'fF' } },
        unscreened: ['C'],
        truce: ['C'],
        pass: 'always',
      },
      end: { insufficient: null, facing: true, passes: true, points: POINTS },
      render: { pieces: 'octagons', river: null },
      notation: { moves: 'janggi', also: ['san', 'korean'], singly: [], chinese: null, korean: NAMES },
    },
  },
  'janggi-traditional': {
    title: 'Traditional janggi',
    summary: 'Janggi without points: generals who face each other make a draw.',
    source: KOREAN,
    region: 'Korea',
    parent: 'janggi',
    patch: { end: { points: null } },
  },
  'janggi-casual': {
    title: 'Casual janggi',
    summary: 'Janggi without points in which generals may face each other.',
    source: FAIRY_STOCKFISH_SOURCE,
    region: 'Korea',
    parent: 'janggi',
    patch: { end: { points: null, facing: false } },
  },
  'janggi-modern': {
    title: 'Modern janggi',
    summary: 'Janggi as played online: generals may face each other, and who moves one piece to and fro loses.',
    source: FAIRY_STOCKFISH_SOURCE,
    region: 'Korea',
    parent: 'janggi',
    patch: {
      end: {
        facing: false,
        repetition: { claim: 4, automatic: 4, toAndFro: 5 },
        moves: { claim: 100, automatic: 100 },
      },
    },
  },
  'janggi-house': {
    title: 'Janggi-house',
    summary: 'Janggi in which captured pieces join the hand and are dropped anywhere.',
    source: FAIRY_STOCKFISH_SOURCE,
    region: 'Korea',
    parent: 'janggi',
    patch: {
      setup: { fen: 'rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR[] w - - 0 1' },
      rules: { hand: { captures: true } },
    },
  },
  elgam: {
    title: 'Elgam',
    summary:
      'Janggi on eleven files with drops, oxen and vanguards; soldiers promote, and who repeats a position loses.',
    source: 'Snowmoondaphne, Introducing Elgam, 2026',
    year: 2026,
    region: 'Korea',
    parent: 'janggi',
    patch: {
      board: { files: 11, ranks: 10 },
      pieces: {
        P: null,
        N: null,
        B: null,
        S: { name: 'soldier', betza: 'fsW', image: 'soldier', value: 200 },
        H: { ...HORSE, value: 500 },
        E: { name: 'elephant', betza: 'nZ', image: 'elephant', value: 300 },
        O: { name: 'ox', betza: 'nC', image: 'ox', value: 350 },
        A: { name: 'rearguard' },
        K: { betza: 'K' },
        V: { name: 'vanguard', betza: 'mR', image: 'vanguard', value: 200 },
        W: { name: 'wazir', betza: 'W', image: 'wazir', value: 300 },
      },
      setup: {
        fen: 'rheoa1aoehr/5k5/1c7c1/s1s1s1s1s1s/5v5/5V5/S1S1S1S1S1S/1C7C1/5K5/RHEOA1AOEHR[] w - - 0 1',
      },
      rules: {
        confinedCells: { K: palaceSquares('efg', 10), A: null },
        lines: { cells: WIDE_DIAGONALS, moves: { K: null, P: null, S: 'fF' } },
        promotion: { pieces: ['S'], to: ['W'], from: 10, must: 10 },
        pass: null,
        hand: { captures: true, perFile: { S: 1 }, noMate: ['S'] },
      },
      end: {
        facing: false,
        passes: false,
        points: null,
        moves: null,
        repetition: { onTurn: 'loss' },
      },
      render: {
        diagonals: [
          ['e1', 'i5'],
          ['g1', 'c5'],
          ['e10', 'i6'],
          ['g10', 'c6'],
        ],
        crosses: null,
      },
      notation: { pawn: 'S', moves: 'wxf', also: ['san'], letters: null, korean: null },
    },
  },
};
