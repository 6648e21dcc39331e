import type { DefinitionPatch } from '../../../play/family.ts';

/** Two rows of six pits with four seeds each, sown counter-clockwise: the base of all variants. */
export const base: DefinitionPatch = {
  seats: ['south', 'north'],
  board: { pits: 6 },
  setup: { seeds: 4 },
  rules: { capture: {} },
  end: {},
  render: {},
};

/** Options of a board of two rows, with a number of pits per row and of seeds per pit. */
export const twoRowBoard = (pits: number, seeds: number): DefinitionPatch => ({ board: { pits }, setup: { seeds } });
