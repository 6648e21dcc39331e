import type { Patch } from '../../../play/family.ts';

/** Othello, the base of every variant. */
export const base: Patch = {
  seats: ['black', 'white'],
  board: { files: 8, ranks: 8 },
  setup: { centre: 'crossed' },
  rules: {},
  end: {},
  render: {},
};
