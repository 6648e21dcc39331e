import type { SpaceType } from '../definition.ts';
import { JAIL_SPACE_NUMBER, SPACE_COUNT } from './board.ts';
import { chargeMover, publicPurse } from './debts.ts';
import {
  cashOf,
  feeOf,
  hasCollege,
  houseRent,
  isFreeForAll,
  isSingleTaxLaw,
  landRent,
  type MoneyState,
  ownerOf,
  playerFieldOf,
  taxOf,
  transferMoney,
  wagesOf,
} from './money.ts';
import { beginAuction, currentPrice, sellDeed } from './sales.ts';
import {
  BANK,
  NO_OWNER,
  PHASE_CODE,
  PLAYER_FIELD,
  playerFieldIndex,
  RAILROAD_BOX,
  STATE_INDEX,
  TREASURY,
} from './state-layout.ts';
import { endTurn, enterPhase } from './turns.ts';

/**
 * Applies what happens to a player who stops on one kind of space. `steps` is the number of spaces moved to get there,
 * negative if backward.
 */
type Stop = (table: MoneyState, seat: number, space: number, steps: number) => void;

/** Number of a space, for a number up to one circuit beyond either end of the board. */
export const wrapSpace = (space: number): number => (space + SPACE_COUNT) % SPACE_COUNT;

/** Moves the player whose turn it is by a number of spaces, backward if negative, and applies what happens there. */
export function movePlayer(table: MoneyState, steps: number): void {
  const { board, state } = table;
  const seat = state[STATE_INDEX.seat]!;
  let target = playerFieldOf(table, seat, PLAYER_FIELD.place) + steps;
  while (isCrowded(table, seat, wrapSpace(target))) target -= Math.sign(steps);
  state[playerFieldIndex(seat, PLAYER_FIELD.place)] = wrapSpace(target);
  if (target >= SPACE_COUNT) passStart(table, seat);
  STOPS[board.types[wrapSpace(target)]!](table, seat, wrapSpace(target), steps);
}

/**
 * Pays a player's wages at Mother Earth, less the interest on loan notes. Nothing happens after the last circuit that
 * counts.
 */
function passStart(table: MoneyState, seat: number): void {
  const { end, rules, setup } = table.board.definition;
  if (playerFieldOf(table, seat, PLAYER_FIELD.circuits) >= end.circuits) return;
  if (!(setup.monarch && seat === 0)) {
    transferMoney(table, BANK, seat, wagesOf(table));
    table.state[playerFieldIndex(seat, PLAYER_FIELD.circuits)]!++;
  }
  const interest = (rules.loans?.interest ?? 0) * playerFieldOf(table, seat, PLAYER_FIELD.notes);
  transferMoney(table, seat, BANK, Math.min(interest, cashOf(table, seat)));
}

/** Number of other players on a space, without those in jail or in the Poor House. */
function othersOn({ board, state }: MoneyState, seat: number, space: number): number {
  let count = 0;
  for (let other = 0; other < board.seats; other++) if (other !== seat && standsOn(state, other, space)) count++;
  return count;
}

const standsOn = (state: Int32Array, seat: number, space: number): boolean =>
  state[playerFieldIndex(seat, PLAYER_FIELD.place)] === space &&
  !state[playerFieldIndex(seat, PLAYER_FIELD.jail)] &&
  !state[playerFieldIndex(seat, PLAYER_FIELD.poor)];

/** Whether two other players are already on a lot, which leaves no room for a third. */
const isCrowded = (table: MoneyState, seat: number, space: number): boolean =>
  table.board.definition.rules.sharing && table.board.types[space] === 'lot' && othersOn(table, seat, space) > 1;

/** The other player who is already on a lot; -1 if there is none. */
function firstOn({ board, state }: MoneyState, seat: number, space: number): number {
  for (let other = 0; other < board.seats; other++) if (other !== seat && standsOn(state, other, space)) return other;
  return -1;
}

/**
 * Charges the rent of a lot. The second player on a lot pays half of it to the player who came first and has paid all
 * of it, unless that player is the owner.
 */
function oweRent(table: MoneyState, seat: number, lot: number): void {
  const owner = ownerOf(table, lot);
  if (isSingleTaxLaw(table)) {
    const toBuilder = owner < 0 || owner === seat ? 0 : houseRent(table, lot);
    chargeMover(table, landRent(table, lot), TREASURY, toBuilder, toBuilder ? owner : TREASURY);
    return;
  }
  if (owner === seat) {
    endTurn(table);
    return;
  }
  const rent = landRent(table, lot) + (owner < 0 ? 0 : houseRent(table, lot));
  const first = table.board.definition.rules.sharing ? firstOn(table, seat, lot) : -1;
  if (first >= 0 && first !== owner) {
    chargeMover(table, Math.ceil(rent / 2), first);
    return;
  }
  chargeMover(table, rent, owner < 0 ? TREASURY : owner);
}

/** Charges the fee of a railroad or franchise. */
function oweFee(table: MoneyState, seat: number, space: number): void {
  const owner = ownerOf(table, space);
  if (owner === seat || isFreeForAll(table, space)) {
    endTurn(table);
    return;
  }
  const { types, definition } = table.board;
  const isPublic = types[space] === 'railroad' && definition.rules.railroads === 'public';
  const unowned = isPublic ? RAILROAD_BOX : publicPurse(table);
  chargeMover(table, feeOf(table, space), owner < 0 ? unowned : owner);
}

/** Offers a speculation to a player who can pay the stake and is not the broker; otherwise ends the turn. */
function offerSpeculation(table: MoneyState, seat: number, space: number): void {
  const { ante } = table.board.definition.rules.speculation!;
  if (ownerOf(table, space) === seat || cashOf(table, seat) < ante) endTurn(table);
  else enterPhase(table, PHASE_CODE.space, seat);
}

/** Charges what a player owes for stopping on a space, once it is settled who owns the space. */
export function chargeStop(table: MoneyState, seat: number, space: number): void {
  const type = table.board.types[space];
  if (type === 'lot') oweRent(table, seat, space);
  else if (type === 'speculation') offerSpeculation(table, seat, space);
  else oweFee(table, seat, space);
}

/** Whether a space can have an owner but has none yet. */
export const isForSale = (table: MoneyState, space: number): boolean => {
  const { board } = table;
  if (!board.isDeed[space] || ownerOf(table, space) >= 0 || isFreeForAll(table, space)) return false;
  return !(isSingleTaxLaw(table) && board.types[space] === 'lot');
};

/** Handles a stop on a space that can have an owner: offers it for sale, or charges what the player owes. */
const stopAtDeed: Stop = (table, seat, space) => {
  const { rules } = table.board.definition;
  if (!isForSale(table, space)) chargeStop(table, seat, space);
  else if (rules.sale === 'auction') offer(table, seat, space);
  else if (cashOf(table, seat) >= table.board.prices[space]!) enterPhase(table, PHASE_CODE.space, seat);
  else chargeStop(table, seat, space);
};

/** Offers a space for sale by auction. */
export function offer(table: MoneyState, seat: number, space: number): void {
  beginAuction(table, space);
  if (table.state[STATE_INDEX.phase] === PHASE_CODE.take) declineIfTooPoor(table, seat, space);
}

/** Declines the deed for the player who stopped there, if that player cannot pay the highest bid. */
export function declineIfTooPoor(table: MoneyState, seat: number, space: number): void {
  if (cashOf(table, seat) < currentPrice(table, space)) declineDeed(table, seat, space);
}

/** Declines a deed for the player who stopped there. The highest bidder must then buy it, and receives the rent. */
export function declineDeed(table: MoneyState, seat: number, space: number): void {
  const { state } = table;
  if (state[STATE_INDEX.b] !== NO_OWNER) sellDeed(table, state[STATE_INDEX.b]! - 1, space, state[STATE_INDEX.a]!);
  chargeStop(table, seat, space);
}

const franchise: Stop = (table, seat, space, steps) => {
  const isFirst = table.board.definition.rules.franchises === 'first-come' && ownerOf(table, space) < 0;
  if (!isFirst || isFreeForAll(table, space)) return stopAtDeed(table, seat, space, steps);
  sellDeed(table, seat, space, 0);
  endTurn(table);
};

const necessity: Stop = (table, _, space) => chargeMover(table, taxOf(table, space), publicPurse(table));

/** Puts a player in jail. */
export function sendToJail({ state }: MoneyState, seat: number): void {
  state[playerFieldIndex(seat, PLAYER_FIELD.place)] = JAIL_SPACE_NUMBER;
  state[playerFieldIndex(seat, PLAYER_FIELD.jail)] = 1;
}

const trespass: Stop = (table, seat, space) => {
  if (hasCollege(table, space)) table.state[playerFieldIndex(seat, PLAYER_FIELD.education)]!++;
  else sendToJail(table, seat);
  endTurn(table);
};

/** Price of a luxury in dollars. */
export const luxuryPrice = ({ board }: MoneyState, space: number): number =>
  board.prices[space]! || board.payments[space]!;

/** Buys a luxury for the player to move. */
export function buyLuxury(table: MoneyState, seat: number, space: number): void {
  transferMoney(table, seat, publicPurse(table), luxuryPrice(table, space));
  table.state[playerFieldIndex(seat, PLAYER_FIELD.luxuries)]!++;
  endTurn(table);
}

/** Declines a luxury and ends the turn. */
export function declineLuxury(table: MoneyState, seat: number): void {
  table.state[playerFieldIndex(seat, PLAYER_FIELD.skip)] = 1;
  endTurn(table);
}

const luxury: Stop = (table, seat, space, steps) => {
  const { otherwise } = table.board.definition.rules.luxury;
  const canBuy = cashOf(table, seat) >= luxuryPrice(table, space);
  if (otherwise === 'lose-a-turn')
    return canBuy ? enterPhase(table, PHASE_CODE.space, seat) : declineLuxury(table, seat);
  if (canBuy) return buyLuxury(table, seat, space);
  // A player who came backward stays here.
  if (steps < 0) return endTurn(table);
  table.state[playerFieldIndex(seat, PLAYER_FIELD.place)] = wrapSpace(space - steps);
  movePlayer(table, -steps);
};

const legacy: Stop = (table, seat, space) => {
  transferMoney(table, BANK, seat, -table.board.payments[space]!);
  table.state[playerFieldIndex(seat, PLAYER_FIELD.legacies)]!++;
  endTurn(table);
};

const chance: Stop = (table) =>
  table.board.definition.rules.cards.length
    ? enterPhase(table, PHASE_CODE.card, table.state[STATE_INDEX.seat]!)
    : endTurn(table);

const STOPS: Readonly<Record<SpaceType, Stop>> = {
  start: endTurn,
  lot: stopAtDeed,
  necessity,
  'jail-necessity': necessity,
  trespass,
  railroad: stopAtDeed,
  luxury,
  franchise,
  'park-poorhouse': endTurn,
  legacy,
  speculation: stopAtDeed,
  chance,
};
