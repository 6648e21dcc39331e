import { SIDE, SPACES } from './board.ts';
import { ownOf, type Table } from './money.ts';
import { OWN } from './table.ts';

/** Whether a seat may count a throw backward from where it stands. */
export function mayGoBack(table: Table, seat: number): boolean {
  const { rules, end } = table.board.definition;
  const { freed, between } = rules.back;
  const place = ownOf(table, seat, OWN.place);
  if (between && place >= between[0] && place <= between[1]) return true;
  return freed && ownOf(table, seat, OWN.circuits) >= end.circuits && ownOf(table, seat, OWN.notes) === 0;
}

/** The steps that a railroad pass makes of a throw, 0 where it can't be used. */
export function stepsByRail(table: Table, seat: number, thrown: number): number {
  if (!ownOf(table, seat, OWN.pass)) return 0;
  const place = ownOf(table, seat, OWN.place);
  if (table.board.definition.rules.pass === 'over-a-side') {
    const corner = (Math.floor(place / SIDE) + 1) * SIDE;
    return place + thrown > corner ? thrown + SIDE - 1 : 0;
  }
  const isRailroad = (space: number): boolean => table.board.types[space % SPACES] === 'railroad';
  let passed = 0;
  for (let step = 1; step < thrown; step++) if (isRailroad(place + step)) passed = step;
  if (!passed) return 0;
  let next = passed + 1;
  while (!isRailroad(place + next)) next++;
  // a throw that ends on that railroad needs no pass
  return next > thrown ? next : 0;
}
