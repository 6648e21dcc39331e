import type { DefinitionPatch } from '../../../play/family.ts';

/** Hex on a board of 11×11, the base of all variants. */
export const base: DefinitionPatch = {
  seats: ['red', 'black'],
  board: { files: 11, ranks: 11 },
  rules: {},
  end: {},
  render: {},
};
