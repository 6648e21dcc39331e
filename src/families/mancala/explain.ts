import { countOf } from '../../lib/wording.ts';
import { PASS_MOVE } from './engine/move-code.ts';
import type { MancalaPosition } from './engine/position.ts';

/** Facts about a legal move, most important first (see `Family.explainMove`). */
export function explainMancalaMove(position: MancalaPosition, move: number): string[] {
  if (move === PASS_MOVE) return [];
  const { board, turn } = position;
  const { laps, gained, resown } = position.lapsOf(move);
  const captured = gained[turn]! + resown;
  const isStored = laps.some(({ pits }) => pits.some((cell) => cell === board.pits + turn));
  return [...(captured ? [`captures ${countOf(captured, 'seed')}`] : []), ...(isStored ? ['sows into the store'] : [])];
}
