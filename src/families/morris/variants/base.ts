import type { Patch } from '../../../play/family.ts';
import { BOARDS } from './boards.ts';

/** Nine men's morris: what every variant starts from. */
export const base: Patch = {
  seats: ['white', 'black'],
  board: BOARDS.threeRings,
  setup: { fen: `${'.'.repeat(24)} W 9 9` },
  rules: { men: 9, flying: 'with-three' },
  end: {},
  render: {},
};

/** An empty board of so many points and so many men in each hand. */
export const emptyStart = (points: number, men: number, rest = ''): { fen: string } => ({
  fen: `${'.'.repeat(points)} W ${men} ${men}${rest}`,
});
