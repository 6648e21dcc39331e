import type { Patch } from '../../../play/family.ts';

/** Two rows of six pits with four seeds in each, sown counter-clockwise: what every variant starts from. */
export const base: Patch = {
  seats: ['south', 'north'],
  board: { pits: 6 },
  setup: { seeds: 4 },
  rules: { capture: {} },
  end: {},
  render: {},
};

/** A board of two rows. */
export const twoRows = (pits: number, seeds: number): Patch => ({ board: { pits }, setup: { seeds } });
