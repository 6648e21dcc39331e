import { bitCount, lowestBit } from '../../../lib/bits.ts';
import { PHASE_CODE } from '../engine/phases.ts';
import type { MorrisPosition } from '../engine/position.ts';

/**
 * Values in points. `man`: a man; `row`: a mill; `open`: a mill that lacks one man on a free point; `step`: a free
 * neighbouring point; `stuck`: a man that cannot move.
 */
const VALUE = { man: 100, row: 12, open: 14, step: 3, stuck: -9 } as const;

/** Value of a row that lacks one man, in games won by a row. The opponent must respond to it. */
const OPEN_ROW = 60;

/** Penalty for having so few men that they may fly. They are hard to catch, but the next loss ends the game. */
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
