import type { Patch } from '../../../play/family.ts';

/** Go by Chinese rules on the usual board: what every variant starts from. */
export const base: Patch = {
  seats: ['black', 'white'],
  board: { files: 19, ranks: 19 },
  setup: {},
  rules: {},
  end: {},
  notation: { rules: 'Chinese' },
  render: {},
};

/** Where only the last position may not come again, others may, and nobody wins. */
export const SIMPLE_KO: Patch = { rules: { ko: 'simple' }, end: { repetition: 3 } };

/** Nothing is counted, and nobody passes. */
export const NO_SCORE: Patch = { scoring: 'nothing', komi: 0, listed: false };
