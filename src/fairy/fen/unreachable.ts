import { countOf } from '../../lib/wording.ts';
import type { FenFault } from '../../play/rules.ts';
import type { BoardFacts } from '../board/board.ts';
import type { Setup } from '../board/setup.ts';
import { countLost, materialFaults } from './material.ts';

/** Reports why no game leads to a position that can be played. */
export const unreachableFaults = (board: BoardFacts, setup: Setup): FenFault[] => [
  ...materialFaults(board, setup),
  ...clockFaults(board, setup),
];

/** Reports more captures, or more plies without one, than plies were played. A first move says nothing: it is usual. */
function clockFaults(board: BoardFacts, setup: Setup): FenFault[] {
  const { fullmove, turn, halfmove } = setup;
  const { blast, petrifies } = board.definition.rules;
  const plies = board.countsPlies ? fullmove - 1 : 2 * (fullmove - 1) + turn;
  // Some starts have a clock that runs.
  const atStart = Number(board.definition.setup.fen.split(' ').at(-2)) || 0;
  if (halfmove > plies + atStart) {
    const message = `${countOf(halfmove, 'ply', 'plies')} without a capture cannot have passed by move ${fullmove}`;
    return [{ message, at: 'halfmove clock', hint: `at most ${plies}` }];
  }
  const lost = countLost(board, setup);
  if (fullmove === 1 || blast || petrifies.length || lost <= plies) return [];
  const message = `${countOf(lost, 'piece')} cannot have been captured by move ${fullmove}`;
  return [{ message, at: 'move number', hint: 'at most one with each move, or move number 1 if it is not known' }];
}
