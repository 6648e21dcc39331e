import { bitCount, lowestBit } from '../../../lib/bits.ts';
import { PHASE_CODE } from '../engine/phases.ts';
import type { MorrisPosition } from '../engine/position.ts';

/**
 * Evaluation of each feature. `man`: a man; `row`: a mill; `open`: two men of a mill whose third point is free; `step`:
 * a free point next to a man; `stuck`: a man that cannot move.
 */
const VALUE = { man: 100, row: 12, open: 14, step: 3, stuck: -9 } as const;

/**
 * Evaluation of two men in a row whose third point is free, in games that a row wins. The opponent must respond to it.
 */
const OPEN_ROW = 60;

/** Evaluation of having the fewest men with which the game goes on. The next loss ends the game. */
const LAST_MEN = -35;

/** Evaluates a position from the point of view of the player to move. */
export function evaluate(position: MorrisPosition): number {
  return worthOf(position, position.turn) - worthOf(position, 1 - position.turn);
}

function worthOf(position: MorrisPosition, seat: number): number {
  const { board, free, phase } = position;
  const { rules, end } = board.definition;
  const own = position.men[seat]!;
  const other = position.men[1 - seat]!;
  let rows = 0;
  let open = 0;
  for (const three of board.mills) {
    const ownMen = bitCount(own & three);
    if (ownMen === 3) rows++;
    else if (ownMen === 2 && (three & other) === 0) open++;
  }
  let worth = rules.mill === 'win' ? open * OPEN_ROW : rows * VALUE.row + open * VALUE.open;
  if (rules.mill === 'take') worth += position.total(seat) * VALUE.man;
  if (end.fewest > 0 && position.total(seat) === end.fewest) worth += LAST_MEN;
  if (phase === PHASE_CODE.take2) return worth;
  for (let left = own; left; left &= left - 1) {
    const steps = bitCount(board.neighbours[lowestBit(left)]! & free);
    worth += steps === 0 ? VALUE.stuck : steps * VALUE.step;
  }
  return worth;
}
