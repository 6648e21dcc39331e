import type { Board } from './board.ts';
import {
  FREE_FOR_ALL_OWNER,
  housesIndex,
  MAX_SEATS,
  OFF_BOARD,
  ownerIndex,
  PLAYER_FIELD,
  playerFieldIndex,
  purseIndex,
  STATE_INDEX,
} from './state-layout.ts';

/** The board and the current state of a game in progress. */
export interface MoneyState {
  readonly board: Board;
  readonly state: Int32Array;
}

/** Moves money from one purse to another. Every payment in the game is made by this function. */
export function transferMoney({ state }: MoneyState, from: number, to: number, amount: number): void {
  state[purseIndex(from)]! -= amount;
  state[purseIndex(to)]! += amount;
}

/** A player's cash in dollars. */
export const cashOf = ({ state }: MoneyState, seat: number): number => state[purseIndex(seat)]!;

/** Reads one of a player's fields from the state. `what` is one of `PLAYER_FIELD`. */
export const playerFieldOf = ({ state }: MoneyState, seat: number, what: number): number =>
  state[playerFieldIndex(seat, what)]!;

/** Whether a player has left the game. */
export const hasLeft = (table: MoneyState, seat: number): boolean =>
  playerFieldOf(table, seat, PLAYER_FIELD.place) === OFF_BOARD;

/** Number of players who have not left the game. */
export function playersLeft(table: MoneyState): number {
  let count = 0;
  for (let seat = 0; seat < table.board.seats; seat++) if (!hasLeft(table, seat)) count++;
  return count;
}

/** The seat that owns a space; -1 if no player owns it. */
export function ownerOf({ state }: MoneyState, space: number): number {
  const owner = state[ownerIndex(space)]! - 1;
  return owner < MAX_SEATS ? owner : -1;
}

/** Whether the single tax has opened a space to everybody free of charge. */
export const isFreeForAll = ({ state }: MoneyState, space: number): boolean =>
  state[ownerIndex(space)] === FREE_FOR_ALL_OWNER;

/** Whether the single tax has become law. */
export const isSingleTaxLaw = ({ state }: MoneyState): boolean => state[STATE_INDEX.law]! > 0;

/** Number of the given spaces that a player owns. */
function countOwned(table: MoneyState, spaces: readonly number[], seat: number): number {
  let count = 0;
  for (const space of spaces) if (ownerOf(table, space) === seat) count++;
  return count;
}

/** Total price of a player's lots in dollars; 0 under the single tax, where title deeds are worthless. */
export function lotsWorth(table: MoneyState, seat: number): number {
  if (isSingleTaxLaw(table)) return 0;
  let worth = 0;
  for (const lot of table.board.lots) if (ownerOf(table, lot) === seat) worth += table.board.prices[lot]!;
  return worth;
}

/** Number of further loan notes that the bank would give a player. */
export function creditOf(table: MoneyState, seat: number): number {
  const { loans } = table.board.definition.rules;
  if (!loans) return 0;
  const notes = Math.floor((lotsWorth(table, seat) - loans.margin) / loans.unit);
  return Math.max(0, notes - playerFieldOf(table, seat, PLAYER_FIELD.notes));
}

function housesOnBoard({ board, state }: MoneyState): number {
  let houses = 0;
  for (const lot of board.lots) houses += state[housesIndex(lot)]!;
  return houses;
}

/** Rent of the land of a lot, in dollars. It is higher if every lot of the section has houses. */
export function landRent({ board, state }: MoneyState, lot: number): number {
  const { houses } = board.definition.rules;
  if (!houses) return board.rents[lot]!;
  let fewest = houses.most;
  for (const near of board.sections[lot]!) fewest = Math.min(fewest, state[housesIndex(near)]!);
  return board.rents[lot]! * houses.factors[fewest]!;
}

/** Rent of the houses on a lot, in dollars. */
export const houseRent = ({ board, state }: MoneyState, lot: number): number =>
  state[housesIndex(lot)]! * (board.definition.rules.houses?.rent ?? 0);

/** Fee in dollars for stopping at a railroad or franchise. It is higher if the owner has several of them. */
export function feeOf(table: MoneyState, space: number): number {
  const { types, railroads, franchises, definition } = table.board;
  const owner = ownerOf(table, space);
  const isRailroad = types[space] === 'railroad';
  const fees = isRailroad ? definition.rules.railroadFees : definition.rules.franchiseFees;
  const count = owner < 0 ? 1 : countOwned(table, isRailroad ? railroads : franchises, owner);
  return fees[count - 1]!;
}

/** Tax in dollars on a necessity; 0 under the single tax. */
export function taxOf(table: MoneyState, space: number): number {
  if (isSingleTaxLaw(table)) return 0;
  let tax = table.board.payments[space]!;
  const houses = table.board.definition.rules.houses ? housesOnBoard(table) : 0;
  for (const step of table.board.definition.rules.taxes) if (houses >= step.houses) tax = step.pay;
  return tax;
}

/** Number of public works that the single tax has paid for. */
export const completedWorks = ({ state }: MoneyState): number => Math.max(0, state[STATE_INDEX.law]! - 1);

/** Wages in dollars that a player receives at Mother Earth. */
export function wagesOf(table: MoneyState): number {
  const { wages, singleTax } = table.board.definition.rules;
  if (!singleTax) return wages;
  return wages + Math.max(0, completedWorks(table) - singleTax.works.length) * singleTax.raise;
}

/** Whether a college stands on a trespass space. Players who stop there are then not sent to jail. */
export function hasCollege(table: MoneyState, space: number): boolean {
  const work = table.board.workNumbers[space]!;
  return table.board.types[space] === 'trespass' && work > 0 && completedWorks(table) >= work;
}
