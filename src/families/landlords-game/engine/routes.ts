import { SPACES, SPACES_PER_SIDE } from './board.ts';
import { fieldOf, type Table } from './money.ts';
import { FIELD } from './state-layout.ts';

/** Whether a seat may move its roll backward from where it stands. */
export function canGoBack(table: Table, seat: number): boolean {
  const { rules, end } = table.board.definition;
  const { freed, between } = rules.back;
  const place = fieldOf(table, seat, FIELD.place);
  if (between && place >= between[0] && place <= between[1]) return true;
  return freed && fieldOf(table, seat, FIELD.circuits) >= end.circuits && fieldOf(table, seat, FIELD.notes) === 0;
}

/** Number of steps that a railroad pass makes of a roll; 0 if it cannot be used. */
export function stepsByRail(table: Table, seat: number, rolled: number): number {
  if (!fieldOf(table, seat, FIELD.pass)) return 0;
  const place = fieldOf(table, seat, FIELD.place);
  if (table.board.definition.rules.pass === 'over-a-side') {
    const corner = (Math.floor(place / SPACES_PER_SIDE) + 1) * SPACES_PER_SIDE;
    return place + rolled > corner ? rolled + SPACES_PER_SIDE - 1 : 0;
  }
  const isRailroad = (space: number): boolean => table.board.types[space % SPACES] === 'railroad';
  let passed = 0;
  for (let step = 1; step < rolled; step++) if (isRailroad(place + step)) passed = step;
  if (!passed) return 0;
  let next = passed + 1;
  while (!isRailroad(place + next)) next++;
  // A roll that ends on that railroad needs no pass.
  return next > rolled ? next : 0;
}
