import type { DefinitionPatch } from '../../../play/family.ts';
import { MORRIS_BOARDS } from './boards.ts';

/** Nine men's morris, from which every variant is derived. */
export const base: DefinitionPatch = {
  seats: ['white', 'black'],
  board: MORRIS_BOARDS.threeRings,
  setup: { fen: `${'.'.repeat(24)} W 9 9` },
  rules: { men: 9, flying: 'with-three' },
  end: {},
  render: {},
};

/**
 * A starting position with an empty board and `men` men in each hand. `rest` is the end of the position string, for
 * games with phases.
 */
export const emptyStart = (points: number, men: number, rest = ''): { fen: string } => ({
  fen: `${'.'.repeat(points)} W ${men} ${men}${rest}`,
});
