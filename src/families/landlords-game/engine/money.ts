import type { Board } from './board.ts';
import { AT, FIELD, FREE, fieldAt, housesAt, MAX_SEATS, ownerAt, purseAt } from './state-layout.ts';

/** A game as the rules see it. */
export interface Table {
  readonly board: Board;
  readonly state: Int32Array;
}

/** Every dollar that changes hands does so here. */
export function transfer({ state }: Table, from: number, to: number, amount: number): void {
  state[purseAt(from)]! -= amount;
  state[purseAt(to)]! += amount;
}

export const cashOf = ({ state }: Table, seat: number): number => state[purseAt(seat)]!;

export const fieldOf = ({ state }: Table, seat: number, what: number): number => state[fieldAt(seat, what)]!;

/** The seat that owns a space, -1 where none does. */
export function ownerOf({ state }: Table, space: number): number {
  const owner = state[ownerAt(space)]! - 1;
  return owner < MAX_SEATS ? owner : -1;
}

/** By the single tax the space costs nothing any more. */
export const isFree = ({ state }: Table, space: number): boolean => state[ownerAt(space)] === FREE;

export const isSingleTaxLaw = ({ state }: Table): boolean => state[AT.law]! > 0;

/** How many of the spaces a seat owns. */
function countOwned(table: Table, spaces: readonly number[], seat: number): number {
  let count = 0;
  for (const space of spaces) if (ownerOf(table, space) === seat) count++;
  return count;
}

/** Prices of a seat's lots; title deeds are worth nothing under the single tax. */
export function lotsWorth(table: Table, seat: number): number {
  if (isSingleTaxLaw(table)) return 0;
  let worth = 0;
  for (const lot of table.board.lots) if (ownerOf(table, lot) === seat) worth += table.board.prices[lot]!;
  return worth;
}

/** How many more notes the bank gives to a seat. */
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

/** What stopping on a lot costs for the land alone: more where every lot of its section is built on. */
export function landRent({ board, state }: Table, lot: number): number {
  const { houses } = board.definition.rules;
  if (!houses) return board.rents[lot]!;
  let fewest = houses.most;
  for (const near of board.sections[lot]!) fewest = Math.min(fewest, state[housesAt(near)]!);
  return board.rents[lot]! * houses.factors[fewest]!;
}

export const houseRent = ({ board, state }: Table, lot: number): number =>
  state[housesAt(lot)]! * (board.definition.rules.houses?.rent ?? 0);

/** What a railroad or franchise costs those who stop there: more where its owner has several. */
export function feeOf(table: Table, space: number): number {
  const { types, railroads, franchises, definition } = table.board;
  const owner = ownerOf(table, space);
  const isRailroad = types[space] === 'railroad';
  const fees = isRailroad ? definition.rules.railroadFees : definition.rules.franchiseFees;
  const count = owner < 0 ? 1 : countOwned(table, isRailroad ? railroads : franchises, owner);
  return fees[count - 1]!;
}

/** What necessities cost; nothing under the single tax. */
export function taxOf(table: Table, space: number): number {
  if (isSingleTaxLaw(table)) return 0;
  let tax = table.board.payments[space]!;
  const houses = table.board.definition.rules.houses ? housesOnBoard(table) : 0;
  for (const step of table.board.definition.rules.taxes) if (houses >= step.houses) tax = step.pay;
  return tax;
}

/** Works of the single tax that are done. */
export const worksDone = ({ state }: Table): number => Math.max(0, state[AT.law]! - 1);

/** What is paid at Mother Earth. */
export function wagesOf(table: Table): number {
  const { wages, singleTax } = table.board.definition.rules;
  if (!singleTax) return wages;
  return wages + Math.max(0, worksDone(table) - singleTax.works.length) * singleTax.raise;
}

/** A space of trespass has a college in place of the jail. */
export function hasCollege(table: Table, space: number): boolean {
  const work = table.board.workNumbers[space]!;
  return table.board.types[space] === 'trespass' && work > 0 && worksDone(table) >= work;
}
