import type { SpaceType } from '../definition.ts';
import { JAIL, SPACES } from './board.ts';
import { owe, publicPurse } from './debts.ts';
import {
  cashOf,
  feeOf,
  fieldOf,
  hasCollege,
  houseRent,
  isFree,
  isSingleTaxLaw,
  landRent,
  ownerOf,
  type Table,
  taxOf,
  transfer,
  wagesOf,
} from './money.ts';
import { acquire, beginAuction, currentPrice } from './sales.ts';
import { AT, BANK, FIELD, fieldAt, NOBODY, PHASE, RAILROAD_BOX, TREASURY } from './state-layout.ts';
import { endTurn, enterPhase } from './turns.ts';

/** Applies a stop on a space; `steps` are those that led there. */
type Stop = (table: Table, seat: number, space: number, steps: number) => void;

const wrapSpace = (space: number): number => (space + SPACES) % SPACES;

/** Moves the player to move by a number of spaces, backward if negative, and applies the stop. */
export function advance(table: Table, steps: number): void {
  const { board, state } = table;
  const seat = state[AT.seat]!;
  let target = fieldOf(table, seat, FIELD.place) + steps;
  while (isCrowded(table, seat, wrapSpace(target))) target -= Math.sign(steps);
  state[fieldAt(seat, FIELD.place)] = wrapSpace(target);
  if (target >= SPACES) passStart(table, seat);
  STOPS[board.types[wrapSpace(target)]!](table, seat, wrapSpace(target), steps);
}

/** Pays wages at Mother Earth, less the interest on loan notes, while circuits still count. */
function passStart(table: Table, seat: number): void {
  const { end, rules, setup } = table.board.definition;
  if (fieldOf(table, seat, FIELD.circuits) >= end.circuits) return;
  if (!(setup.monarch && seat === 0)) {
    transfer(table, BANK, seat, wagesOf(table));
    table.state[fieldAt(seat, FIELD.circuits)]!++;
  }
  const interest = (rules.loans?.interest ?? 0) * fieldOf(table, seat, FIELD.notes);
  transfer(table, seat, BANK, Math.min(interest, cashOf(table, seat)));
}

/** Number of other players on a space; those in jail or in the Poor House stand on none. */
function othersOn({ board, state }: Table, seat: number, space: number): number {
  let count = 0;
  for (let other = 0; other < board.seats; other++) if (other !== seat && standsOn(state, other, space)) count++;
  return count;
}

const standsOn = (state: Int32Array, seat: number, space: number): boolean =>
  state[fieldAt(seat, FIELD.place)] === space && !state[fieldAt(seat, FIELD.jail)] && !state[fieldAt(seat, FIELD.poor)];

/** Whether a lot is full: two players have room on it. */
const isCrowded = (table: Table, seat: number, space: number): boolean =>
  table.board.definition.rules.sharing && table.board.types[space] === 'lot' && othersOn(table, seat, space) > 1;

/** The player who is already on a lot; -1 if nobody is. */
function firstOn({ board, state }: Table, seat: number, space: number): number {
  for (let other = 0; other < board.seats; other++) if (other !== seat && standsOn(state, other, space)) return other;
  return -1;
}

/**
 * Charges the rent of a lot. The second player on a lot pays half of it to the first, who paid it in full, unless that
 * is the owner.
 */
function oweRent(table: Table, seat: number, lot: number): void {
  const owner = ownerOf(table, lot);
  if (isSingleTaxLaw(table)) {
    const toBuilder = owner < 0 || owner === seat ? 0 : houseRent(table, lot);
    owe(table, landRent(table, lot), TREASURY, toBuilder, toBuilder ? owner : TREASURY);
    return;
  }
  if (owner === seat) {
    endTurn(table);
    return;
  }
  const rent = landRent(table, lot) + (owner < 0 ? 0 : houseRent(table, lot));
  const first = table.board.definition.rules.sharing ? firstOn(table, seat, lot) : -1;
  if (first >= 0 && first !== owner) {
    owe(table, Math.ceil(rent / 2), first);
    return;
  }
  owe(table, rent, owner < 0 ? TREASURY : owner);
}

/** Charges the fee of a railroad or franchise. */
function oweFee(table: Table, seat: number, space: number): void {
  const owner = ownerOf(table, space);
  if (owner === seat || isFree(table, space)) {
    endTurn(table);
    return;
  }
  const { types, definition } = table.board;
  const isPublic = types[space] === 'railroad' && definition.rules.railroads === 'public';
  const unowned = isPublic ? RAILROAD_BOX : publicPurse(table);
  owe(table, feeOf(table, space), owner < 0 ? unowned : owner);
}

/** Offers speculation to a player who is not the broker and has the ante. */
function offerSpeculation(table: Table, seat: number, space: number): void {
  const { ante } = table.board.definition.rules.speculation!;
  if (ownerOf(table, space) === seat || cashOf(table, seat) < ante) endTurn(table);
  else enterPhase(table, PHASE.space, seat);
}

/** Charges what is due on a space once its ownership is settled. */
export function chargeStop(table: Table, seat: number, space: number): void {
  const type = table.board.types[space];
  if (type === 'lot') oweRent(table, seat, space);
  else if (type === 'speculation') offerSpeculation(table, seat, space);
  else oweFee(table, seat, space);
}

export const isForSale = (table: Table, space: number): boolean => {
  const { board } = table;
  if (!board.isDeed[space] || ownerOf(table, space) >= 0 || isFree(table, space)) return false;
  return !(isSingleTaxLaw(table) && board.types[space] === 'lot');
};

/** A stop on a space that may have an owner. */
const stopAtDeed: Stop = (table, seat, space) => {
  const { rules } = table.board.definition;
  if (!isForSale(table, space)) chargeStop(table, seat, space);
  else if (rules.sale === 'auction') offer(table, seat, space);
  else if (cashOf(table, seat) >= table.board.prices[space]!) enterPhase(table, PHASE.space, seat);
  else chargeStop(table, seat, space);
};

function offer(table: Table, seat: number, space: number): void {
  beginAuction(table, space);
  if (table.state[AT.phase] === PHASE.take) offerLast(table, seat, space);
}

/** After all others have passed: if the player who stopped cannot pay, they leave the deed. */
export function offerLast(table: Table, seat: number, space: number): void {
  if (cashOf(table, seat) < currentPrice(table, space)) leave(table, seat, space);
}

/** The player who stopped declines: the highest bidder must buy, and gets the rent. */
export function leave(table: Table, seat: number, space: number): void {
  const { state } = table;
  if (state[AT.b] !== NOBODY) acquire(table, state[AT.b]! - 1, space, state[AT.a]!);
  chargeStop(table, seat, space);
}

const franchise: Stop = (table, seat, space, steps) => {
  const isFirst = table.board.definition.rules.franchises === 'first-come' && ownerOf(table, space) < 0;
  if (!isFirst || isFree(table, space)) return stopAtDeed(table, seat, space, steps);
  acquire(table, seat, space, 0);
  endTurn(table);
};

const necessity: Stop = (table, _, space) => owe(table, taxOf(table, space), publicPurse(table));

export function sendToJail({ state }: Table, seat: number): void {
  state[fieldAt(seat, FIELD.place)] = JAIL;
  state[fieldAt(seat, FIELD.jail)] = 1;
}

const trespass: Stop = (table, seat, space) => {
  if (hasCollege(table, space)) table.state[fieldAt(seat, FIELD.education)]!++;
  else sendToJail(table, seat);
  endTurn(table);
};

export const luxuryPrice = ({ board }: Table, space: number): number => board.prices[space]! || board.payments[space]!;

export function buyLuxury(table: Table, seat: number, space: number): void {
  transfer(table, seat, publicPurse(table), luxuryPrice(table, space));
  table.state[fieldAt(seat, FIELD.luxuries)]!++;
  endTurn(table);
}

export function declineLuxury(table: Table, seat: number): void {
  table.state[fieldAt(seat, FIELD.skip)] = 1;
  endTurn(table);
}

const luxury: Stop = (table, seat, space, steps) => {
  const { otherwise } = table.board.definition.rules.luxury;
  const canBuy = cashOf(table, seat) >= luxuryPrice(table, space);
  if (otherwise === 'lose-a-turn') return canBuy ? enterPhase(table, PHASE.space, seat) : declineLuxury(table, seat);
  if (canBuy) return buyLuxury(table, seat, space);
  // A player who came backward stays there.
  if (steps < 0) return endTurn(table);
  table.state[fieldAt(seat, FIELD.place)] = wrapSpace(space - steps);
  advance(table, -steps);
};

const legacy: Stop = (table, seat, space) => {
  transfer(table, BANK, seat, -table.board.payments[space]!);
  table.state[fieldAt(seat, FIELD.legacies)]!++;
  endTurn(table);
};

const chance: Stop = (table) =>
  table.board.definition.rules.cards.length ? enterPhase(table, PHASE.card, table.state[AT.seat]!) : endTurn(table);

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
