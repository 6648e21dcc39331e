import type { Patch } from '../../../play/family.ts';
import { BOARD_1904 } from './board-1904.ts';

/** The game of the 1904 patent, from which every variant is derived. */
export const base: Patch = {
  seats: ['player1', 'player2'],
  board: BOARD_1904,
  setup: { cash: [500], tickets: { draws: 12, of: ['lot'], refused: 'mixed-in' }, bareCash: 100 },
  rules: {
    wages: 100,
    sale: 'price',
    railroads: 'public',
    franchises: 'first-come',
    railroadFees: [5, 5, 5, 5],
    franchiseFees: [5, 5],
    sharing: true,
    pass: 'next-railroad',
    back: { freed: true },
    fine: 50,
    loans: { unit: 100, margin: 10, interest: 5 },
    luxury: { worth: 60, otherwise: 'lose-a-turn' },
  },
  end: { circuits: 5, when: 'all', lots: true },
  render: {},
};

/**
 * Options of a win shared by all players, when everybody has doubled the starting cash. Five wages are too few for
 * that, so there are twenty circuits.
 */
export const PROSPERITY: Patch = { end: { doubled: true, circuits: 20 } };
