import type { VariantSource } from '../../../play/family.ts';
import {
  ADVISOR_POINTS,
  FAIRY_STOCKFISH_SOURCE,
  mirrorForBothPlayers,
  palaceLines,
  palaceSquares,
  soldierPoints,
} from './base.ts';

/** Rule: pieces in hand are dropped on the player's own side of the river, without giving check. */
const HAND = { mayCheck: false, closedRanks: Object.fromEntries([...'RNCP'].map((kind) => [kind, [6, 7, 8, 9, 10]])) };

/** Xiangqi and games with its pieces. */
export const chineseVariants: Record<string, VariantSource> = {
  standard: {
    title: 'Xiangqi',
    summary: 'Chinese chess: palaces, a river, cannons that jump to capture; generals may not face each other.',
    source: 'Rules of the Asian Xiangqi Federation',
    region: 'China',
    patch: {
      end: {
        repetition: {
          perpetualChase: { worth: [['R'], ['N', 'C'], ['A', 'B']], free: ['K', 'P'], spared: ['P'] },
        },
      },
    },
  },
  'xiangqi-house': {
    title: 'Xiangqi-house',
    summary: 'Captured pieces join the hand and are dropped on the own side of the river, never with check.',
    source: FAIRY_STOCKFISH_SOURCE,
    parent: 'standard',
    patch: {
      setup: { fen: 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR[] w - - 0 1' },
      rules: { hand: { ...HAND, captures: true } },
      end: { insufficient: null },
    },
  },
  supply: {
    title: 'Supply chess',
    summary: 'Half of a game of four: pieces in hand come from a partner and are dropped on the own side of the river.',
    source: 'Traditional rules of China',
    region: 'China',
    patch: {
      setup: { fen: 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR[] w - - 0 1' },
      rules: { hand: { ...HAND, captures: false } },
    },
  },
  manchu: {
    title: 'Manchu chess',
    summary: 'One banner, chariot and horse and cannon in one, stands for all such pieces of red.',
    source: 'Traditional rules of the Qing dynasty (Yitong)',
    region: 'China',
    patch: {
      pieces: { M: { name: 'banner', betza: 'RcpRnN', image: 'banner', value: 1600 } },
      setup: { fen: 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/9/9/M1BAKAB2 w - - 0 1' },
      notation: { chinese: { M: ['旗', '旗'] } },
    },
  },
  minixiangqi: {
    title: 'Minixiangqi',
    summary: 'Seven by seven without river, advisors and elephants; soldiers move sideways from the start.',
    source: 'S. Iida, Minixiangqi, 1973',
    year: 1973,
    region: 'Japan',
    patch: {
      board: { files: 7, ranks: 7 },
      pieces: { A: null, B: null, P: { betza: 'fsW' } },
      setup: { fen: 'rcnkncr/p1ppp1p/7/7/7/P1PPP1P/RCNKNCR w - - 0 1' },
      rules: { initial: { P: null }, confinedCells: { K: palaceSquares('cde', 7), A: null, B: null, P: null } },
      end: { insufficient: { helpless: [] } },
      render: { diagonals: palaceLines('ce', 7), river: null, crosses: null },
    },
  },
  'crowded-xiangqi': {
    title: 'Crowded xiangqi',
    summary: 'All pieces of xiangqi on half of its board: the palaces share a rank.',
    source: 'yawnoc, Crowded Xiangqi',
    parent: 'standard',
    patch: {
      board: { files: 9, ranks: 5 },
      setup: { fen: 'rnbakabnr/pcp1p1pcp/9/PCP1P1PCP/RNBAKABNR w - - 0 1' },
      rules: {
        initial: { P: [4, 5] },
        confinedCells: {
          K: palaceSquares('def', 5),
          A: mirrorForBothPlayers(ADVISOR_POINTS, 5),
          B: null,
          P: mirrorForBothPlayers(soldierPoints([2, 3], [4, 5]), 5),
        },
        flyingGeneral: 'straight',
      },
      render: { diagonals: palaceLines('df', 5), river: null, crosses: null },
      // If the palaces share a rank, very little material is enough to mate a general.
      end: { insufficient: null },
    },
  },
};
