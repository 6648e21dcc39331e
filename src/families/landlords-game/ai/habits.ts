import type { Rng } from '../../../lib/rng.ts';
import { SPACE_COUNT } from '../engine/board.ts';
import { notesNeeded } from '../engine/debts.ts';
import { canBuild, mustPayFine } from '../engine/generate.ts';
import {
  cashOf,
  feeOf,
  hasLeft,
  houseRent,
  landRent,
  type MoneyState,
  ownerOf,
  playerFieldOf,
  taxOf,
} from '../engine/money.ts';
import { encodeDice, encodeMove, MOVE_KIND_CODE } from '../engine/move-code.ts';
import { canGoBack, stepsByRail } from '../engine/routes.ts';
import { BID_STEPS, currentPrice } from '../engine/sales.ts';
import {
  housesIndex,
  NO_OWNER,
  ownerIndex,
  PHASE_CODE,
  PHASES,
  PLAYER_FIELD,
  playerFieldIndex,
  STATE_INDEX,
} from '../engine/state-layout.ts';
import { luxuryPrice } from '../engine/stops.ts';

/**
 * Chooses a move for a player as a sensible person would without looking ahead. Moves of chance are drawn at random.
 */
type Habit = (table: MoneyState, seat: number, space: number, rng: Rng) => number;

/** Cash in dollars that a player keeps for the costs of the next rolls. */
const CASH_RESERVE = 40;

/** Average number of rolls between two stops of a player on the same space: forty spaces at seven spaces per roll. */
const STOPS_EVERY = 6;

/** Returns the habitual move of the player to move or, if chance decides, a random move. */
export function habitualMove(table: MoneyState, rng: Rng): number {
  const { state } = table;
  const seat = state[STATE_INDEX.seat]!;
  return HABITS[PHASES[state[STATE_INDEX.phase]!]!](
    table,
    seat,
    state[playerFieldIndex(seat, PLAYER_FIELD.place)]!,
    rng,
  );
}

const dice: Habit = (_table, _seat, _space, rng) => {
  const [one, other] = [1 + rng.below(6), 1 + rng.below(6)];
  return encodeMove(MOVE_KIND_CODE.dice, encodeDice(Math.min(one, other), Math.max(one, other)));
};

const draw: Habit = ({ board, state }, _seat, _space, rng) => {
  let count = 0;
  for (let space = 0; space < SPACE_COUNT; space++)
    if (board.hasTicket[space] && state[ownerIndex(space)] === NO_OWNER) count++;
  let left = rng.below(count);
  let space = 0;
  while (!board.hasTicket[space] || state[ownerIndex(space)] !== NO_OWNER || left-- > 0) space++;
  return encodeMove(MOVE_KIND_CODE.ticket, space);
};

/** Estimated rent in dollars that other players will still pay for a deed. */
function incomeOf(table: MoneyState, seat: number, space: number): number {
  const { board } = table;
  const { circuits } = board.definition.end;
  let visits = 0;
  for (let other = 0; other < board.seats; other++)
    if (other !== seat && !hasLeft(table, other))
      visits += Math.max(0, circuits - playerFieldOf(table, other, PLAYER_FIELD.circuits));
  const type = board.types[space];
  const rent =
    type === 'lot'
      ? landRent(table, space) + houseRent(table, space)
      : type === 'speculation'
        ? 14
        : feeOf(table, space);
  return (visits * rent) / STOPS_EVERY;
}

/**
 * Estimated value of a deed to a player, in dollars: its expected rents, more if houses are in prospect, and its price
 * if lots count at the end.
 */
function worthOfDeed(table: MoneyState, seat: number, space: number): number {
  const { board } = table;
  const { end, rules } = board.definition;
  const isLot = board.types[space] === 'lot';
  const price = isLot && end.lots ? board.prices[space]! : 0;
  const houseProspect = isLot && rules.houses ? ownedShare(table, seat, space) : 0;
  return price + incomeOf(table, seat, space) * (1 + houseProspect);
}

/** Share of a section's lots that a player owns, from 0 to 1. */
function ownedShare({ board, state }: MoneyState, seat: number, lot: number): number {
  const section = board.sections[lot]!;
  let ownedCount = 0;
  for (const near of section) if (state[ownerIndex(near)] === seat + 1) ownedCount++;
  return ownedCount / section.length;
}

const wouldBuyAt = (table: MoneyState, seat: number, space: number, price: number): boolean =>
  cashOf(table, seat) - price >= CASH_RESERVE && worthOfDeed(table, seat, space) >= price;

const ticket: Habit = (table, seat) => {
  const space = table.state[STATE_INDEX.b]!;
  return wouldBuyAt(table, seat, space, table.board.prices[space]!) ? MOVE_KIND_CODE.buy : MOVE_KIND_CODE.decline;
};

const turn: Habit = (table, seat) => {
  const { board } = table;
  const cash = cashOf(table, seat);
  if (mustPayFine(table, seat)) return MOVE_KIND_CODE.fine;
  if (playerFieldOf(table, seat, PLAYER_FIELD.poor)) return MOVE_KIND_CODE.roll;
  const { loans, houses, fine } = board.definition.rules;
  const notes = playerFieldOf(table, seat, PLAYER_FIELD.notes);
  if (loans && notes && !table.state[STATE_INDEX.a] && cash >= loans.unit + 2 * CASH_RESERVE)
    return encodeMove(MOVE_KIND_CODE.repay, 1);
  if (houses && cash >= houses.price + CASH_RESERVE) {
    const lot = bestLot(table, seat);
    if (lot >= 0) return encodeMove(MOVE_KIND_CODE.build, lot);
  }
  // Leave the jail only if the first player to finish wins. If everybody must finish, jail is a place without rents.
  const isRace = board.definition.end.when === 'first';
  return isRace && playerFieldOf(table, seat, PLAYER_FIELD.jail) && cash >= fine + 2 * CASH_RESERVE
    ? MOVE_KIND_CODE.fine
    : MOVE_KIND_CODE.roll;
};

/**
 * The lot on which a player builds a house: in nearly complete sections first, then the one with the highest rent; -1
 * if there is none.
 */
function bestLot(table: MoneyState, seat: number): number {
  const { lots, rents } = table.board;
  let best = -1;
  let most = -1;
  for (const lot of lots) {
    if (!canBuild(table, seat, lot)) continue;
    const worth = 10 * ownedShare(table, seat, lot) - 12 * table.state[housesIndex(lot)]! + rents[lot]! / 10;
    if (worth <= most && best >= 0) continue;
    most = worth;
    best = lot;
  }
  return best;
}

const way: Habit = (table, seat, space) => {
  const rolled = table.state[STATE_INDEX.a]! + table.state[STATE_INDEX.b]!;
  let best: number = MOVE_KIND_CODE.forward;
  let leastCost = costOf(table, seat, space + rolled);
  const rail = stepsByRail(table, seat, rolled);
  const consider = (kind: number, goal: number): void => {
    const cost = costOf(table, seat, goal);
    if (cost >= leastCost) return;
    best = kind;
    leastCost = cost;
  };
  // Going back would miss wages, so nobody does it while there are wages to earn.
  const hasAllCircuits = playerFieldOf(table, seat, PLAYER_FIELD.circuits) >= table.board.definition.end.circuits;
  if (rail) consider(MOVE_KIND_CODE.railroad, space + rail + (hasAllCircuits ? 0 : SPACE_COUNT));
  if (canGoBack(table, seat) && hasAllCircuits) consider(MOVE_KIND_CODE.back, space - rolled);
  return best;
};

/**
 * Estimated cost in dollars of stopping on a space. Passing Mother Earth counts as a small gain while wages are still
 * paid.
 */
function costOf(table: MoneyState, seat: number, goal: number): number {
  const { types, payments, prices } = table.board;
  const space = (goal + SPACE_COUNT) % SPACE_COUNT;
  const type = types[space]!;
  const progress = goal >= SPACE_COUNT && !hasFinished(table, seat) ? 8 : 0;
  const owner = ownerOf(table, space);
  if (type === 'trespass') return 30 - progress;
  if (type === 'lot') return (owner === seat ? 0 : landRent(table, space) + houseRent(table, space)) - progress;
  if (type === 'railroad' || type === 'franchise') return (owner === seat ? 0 : feeOf(table, space)) - progress;
  if (type === 'necessity' || type === 'jail-necessity') return taxOf(table, space) - progress;
  if (type === 'legacy') return payments[space]! - progress;
  return (
    (type === 'luxury' ? -(table.board.definition.rules.luxury.worth - (prices[space]! || payments[space]!)) : 0) -
    progress
  );
}

const hasFinished = (table: MoneyState, seat: number): boolean =>
  playerFieldOf(table, seat, PLAYER_FIELD.circuits) >= table.board.definition.end.circuits;

const space: Habit = (table, seat, place) => {
  const type = table.board.types[place];
  if (type === 'speculation') return MOVE_KIND_CODE.speculate;
  if (type === 'luxury')
    return cashOf(table, seat) - luxuryPrice(table, place) >= CASH_RESERVE / 2
      ? MOVE_KIND_CODE.buy
      : MOVE_KIND_CODE.decline;
  return wouldBuyAt(table, seat, place, table.board.prices[place]!) ? MOVE_KIND_CODE.buy : MOVE_KIND_CODE.rent;
};

const auction: Habit = (table, _seat, place) => {
  const actor = table.state[STATE_INDEX.actor]!;
  const bid = currentPrice(table, place) + BID_STEPS[0];
  return wouldBuyAt(table, actor, place, bid) ? encodeMove(MOVE_KIND_CODE.bid, bid) : MOVE_KIND_CODE.pass;
};

/**
 * Takes the deed or leaves it to the highest bidder. Leaving it also costs rent, so a slightly higher price is worth
 * paying.
 */
const take: Habit = (table, seat, place) =>
  wouldBuyAt(table, seat, place, currentPrice(table, place) - 5) ? MOVE_KIND_CODE.take : MOVE_KIND_CODE.leave;

const debt: Habit = (table, seat) =>
  encodeMove(
    MOVE_KIND_CODE.borrow,
    notesNeeded(table, seat, table.state[STATE_INDEX.a]! + table.state[STATE_INDEX.c]!),
  );

const HABITS: Readonly<Record<(typeof PHASES)[number], Habit>> = {
  draw,
  ticket,
  turn,
  dice,
  way,
  space,
  auction,
  take,
  debt,
  venture: dice,
  card: ({ board }, _seat, _space, rng) =>
    encodeMove(MOVE_KIND_CODE.card, rng.below(board.definition.rules.cards.length)),
  over: () => MOVE_KIND_CODE.roll,
};

export const isOver = ({ state }: MoneyState): boolean => state[STATE_INDEX.phase] === PHASE_CODE.over;
