import { SPACE_COUNT, SPACES_PER_SIDE } from './board.ts';
import { type MoneyState, playerFieldOf } from './money.ts';
import { PLAYER_FIELD } from './state-layout.ts';

/** Whether a player may move the rolled number of spaces backward. */
export function canGoBack(table: MoneyState, seat: number): boolean {
  const { rules, end } = table.board.definition;
  const { freed, between } = rules.back;
  const place = playerFieldOf(table, seat, PLAYER_FIELD.place);
  if (between && place >= between[0] && place <= between[1]) return true;
  return (
    freed &&
    playerFieldOf(table, seat, PLAYER_FIELD.circuits) >= end.circuits &&
    playerFieldOf(table, seat, PLAYER_FIELD.notes) === 0
  );
}

/** Number of spaces that a roll covers with a railroad pass; 0 if the pass cannot be used. */
export function stepsByRail(table: MoneyState, seat: number, rolled: number): number {
  if (!playerFieldOf(table, seat, PLAYER_FIELD.pass)) return 0;
  const place = playerFieldOf(table, seat, PLAYER_FIELD.place);
  if (table.board.definition.rules.pass === 'over-a-side') {
    const corner = (Math.floor(place / SPACES_PER_SIDE) + 1) * SPACES_PER_SIDE;
    return place + rolled > corner ? rolled + SPACES_PER_SIDE - 1 : 0;
  }
  const isRailroad = (space: number): boolean => table.board.types[space % SPACE_COUNT] === 'railroad';
  let passed = 0;
  for (let step = 1; step < rolled; step++) if (isRailroad(place + step)) passed = step;
  if (!passed) return 0;
  let next = passed + 1;
  while (!isRailroad(place + next)) next++;
  // A roll that ends on that railroad needs no pass.
  return next > rolled ? next : 0;
}
