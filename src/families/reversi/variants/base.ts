import type { DefinitionPatch } from '../../../play/family.ts';

/** Othello, from which every variant is derived. */
export const base: DefinitionPatch = {
  seats: ['black', 'white'],
  board: { files: 8, ranks: 8 },
  setup: { centre: 'crossed' },
  rules: {},
  end: {},
  render: {},
};
