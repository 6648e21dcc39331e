import type { Board } from './board.ts';
import { AT, FIELD, FREE, fieldAt, housesAt, MAX_SEATS, ownerAt, purseAt } from './state-layout.ts';

/** The compiled board and the current state of a game. */
export interface Table {
  readonly board: Board;
  readonly state: Int32Array;
}

/** Moves money between purses. All payments go through here. */
export function transfer({ state }: Table, from: number, to: number, amount: number): void {
  state[purseAt(from)]! -= amount;
  state[purseAt(to)]! += amount;
}

export const cashOf = ({ state }: Table, seat: number): number => state[purseAt(seat)]!;

export const fieldOf = ({ state }: Table, seat: number, what: number): number => state[fieldAt(seat, what)]!;

/** The seat that owns a space; -1 if none does. */
export function ownerOf({ state }: Table, space: number): number {
  const owner = state[ownerAt(space)]! - 1;
  return owner < MAX_SEATS ? owner : -1;
}

/** Whether the single tax has made a space free for everybody. */
export const isFree = ({ state }: Table, space: number): boolean => state[ownerAt(space)] === FREE;

export const isSingleTaxLaw = ({ state }: Table): boolean => state[AT.law]! > 0;

/** Number of the given spaces that a seat owns. */
function countOwned(table: Table, spaces: readonly number[], seat: number): number {
  let count = 0;
  for (const space of spaces) if (ownerOf(table, space) === seat) count++;
  return count;
}

/** Total price of a seat's lots; 0 under the single tax, where title deeds are worthless. */
export function lotsWorth(table: Table, seat: number): number {
  if (isSingleTaxLaw(table)) return 0;
  let worth = 0;
  for (const lot of table.board.lots) if (ownerOf(table, lot) === seat) worth += table.board.prices[lot]!;
  return worth;
}

/** Number of further loan notes that the bank grants to a seat. */
export function creditOf(table: Table, seat: number): number {
  const { loans } = table.board.definition.rules;
  if (!loans) return 0;
  const notes = Math.floor((lotsWorth(table, seat) - loans.margin) / loans.unit);
  return Math.max(0, notes - fieldOf(table, seat, FIELD.notes));
}

function housesOnBoard({ board, state }: Table): number {
  let houses = 0;
  for (const lot of board.lots) houses += state[housesAt(lot)]!;
  return houses;
}

/** Rent of the land alone: higher if every lot of the section is built on. */
export function landRent({ board, state }: Table, lot: number): number {
  const { houses } = board.definition.rules;
  if (!houses) return board.rents[lot]!;
  let fewest = houses.most;
  for (const near of board.sections[lot]!) fewest = Math.min(fewest, state[housesAt(near)]!);
  return board.rents[lot]! * houses.factors[fewest]!;
}

export const houseRent = ({ board, state }: Table, lot: number): number =>
  state[housesAt(lot)]! * (board.definition.rules.houses?.rent ?? 0);

/** Fee for stopping at a railroad or franchise: higher if its owner has several. */
export function feeOf(table: Table, space: number): number {
  const { types, railroads, franchises, definition } = table.board;
  const owner = ownerOf(table, space);
  const isRailroad = types[space] === 'railroad';
  const fees = isRailroad ? definition.rules.railroadFees : definition.rules.franchiseFees;
  const count = owner < 0 ? 1 : countOwned(table, isRailroad ? railroads : franchises, owner);
  return fees[count - 1]!;
}

/** Tax of a necessity; 0 under the single tax. */
export function taxOf(table: Table, space: number): number {
  if (isSingleTaxLaw(table)) return 0;
  let tax = table.board.payments[space]!;
  const houses = table.board.definition.rules.houses ? housesOnBoard(table) : 0;
  for (const step of table.board.definition.rules.taxes) if (houses >= step.houses) tax = step.pay;
  return tax;
}

/** Number of completed works of the single tax. */
export const worksDone = ({ state }: Table): number => Math.max(0, state[AT.law]! - 1);

/** Wages paid at Mother Earth. */
export function wagesOf(table: Table): number {
  const { wages, singleTax } = table.board.definition.rules;
  if (!singleTax) return wages;
  return wages + Math.max(0, worksDone(table) - singleTax.works.length) * singleTax.raise;
}

/** Whether a trespass space has a college instead of sending players to jail. */
export function hasCollege(table: Table, space: number): boolean {
  const work = table.board.workNumbers[space]!;
  return table.board.types[space] === 'trespass' && work > 0 && worksDone(table) >= work;
}
