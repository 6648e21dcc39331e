import type { Patch } from '../../../play/family.ts';

/** Hex on a board of 11×11, the base of all variants. */
export const base: Patch = {
  seats: ['red', 'black'],
  board: { files: 11, ranks: 11 },
  rules: {},
  end: {},
  render: {},
};
