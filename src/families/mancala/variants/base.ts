import type { Patch } from '../../../play/family.ts';

/**
 * The options from which every variant is derived: two rows of six pits with four seeds each, sown counter-clockwise.
 */
export const base: Patch = {
  seats: ['south', 'north'],
  board: { pits: 6 },
  setup: { seeds: 4 },
  rules: { capture: {} },
  end: {},
  render: {},
};

/** The options of a board of two rows, with a number of pits per row and of seeds per pit. */
export const twoRowBoard = (pits: number, seeds: number): Patch => ({ board: { pits }, setup: { seeds } });
