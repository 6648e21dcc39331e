import type { Patch } from '../../../play/family.ts';

/** The base of every variant: two rows of six pits with four seeds each, sown counter-clockwise. */
export const base: Patch = {
  seats: ['south', 'north'],
  board: { pits: 6 },
  setup: { seeds: 4 },
  rules: { capture: {} },
  end: {},
  render: {},
};

/** A board of two rows with the given pits per row and seeds per pit. */
export const twoRowBoard = (pits: number, seeds: number): Patch => ({ board: { pits }, setup: { seeds } });
