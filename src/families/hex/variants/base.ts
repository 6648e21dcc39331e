import type { Patch } from '../../../play/family.ts';

/** Hex on the board of eleven by eleven: what every variant starts from. */
export const base: Patch = {
  seats: ['red', 'black'],
  board: { files: 11, ranks: 11 },
  rules: {},
  end: {},
  render: {},
};
