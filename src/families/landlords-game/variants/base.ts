import type { DefinitionPatch } from '../../../play/family.ts';
import { BOARD_1904 } from './board-1904.ts';

/** The game of the 1904 patent, the base of all variants. */
export const base: DefinitionPatch = {
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
 * Options of the prosperity game, which everybody wins together once all players have doubled their starting cash. Five
 * circuits of wages are too few for that, so the game lasts twenty.
 */
export const PROSPERITY_RULES: DefinitionPatch = { end: { doubled: true, circuits: 20 } };
