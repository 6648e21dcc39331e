import type { Rng } from '../../../lib/rng.ts';
import { SPACES } from '../engine/board.ts';
import { notesNeeded } from '../engine/debts.ts';
import { canBuild, mustPayFine } from '../engine/generate.ts';
import { cashOf, feeOf, fieldOf, houseRent, landRent, ownerOf, type Table, taxOf } from '../engine/money.ts';
import { diceOf, KIND, moveOf } from '../engine/move-code.ts';
import { canGoBack, stepsByRail } from '../engine/routes.ts';
import { BID_STEPS, currentPrice } from '../engine/sales.ts';
import { AT, FIELD, fieldAt, housesAt, NOBODY, ownerAt, PHASE, PHASES } from '../engine/state-layout.ts';
import { luxuryPrice } from '../engine/stops.ts';

/**
 * Chooses a move as a sensible player does without looking ahead, or draws one for chance while games are played out.
 */
type Habit = (table: Table, seat: number, space: number, rng: Rng) => number;

/** Cash kept in reserve for the costs of the next rolls. */
const CASH_RESERVE = 40;

/** Average number of rolls between two stops at the same space: forty spaces in steps of seven. */
const STOPS_EVERY = 6;

/** The habitual move of the player, or a random one for chance. */
export function habitualMove(table: Table, rng: Rng): number {
  const { state } = table;
  const seat = state[AT.seat]!;
  return HABITS[PHASES[state[AT.phase]!]!](table, seat, state[fieldAt(seat, FIELD.place)]!, rng);
}

const dice: Habit = (_table, _seat, _space, rng) => {
  const [one, other] = [1 + rng.below(6), 1 + rng.below(6)];
  return moveOf(KIND.dice, diceOf(Math.min(one, other), Math.max(one, other)));
};

const draw: Habit = ({ board, state }, _seat, _space, rng) => {
  let count = 0;
  for (let space = 0; space < SPACES; space++) if (board.hasTicket[space] && state[ownerAt(space)] === NOBODY) count++;
  let left = rng.below(count);
  let space = 0;
  while (!board.hasTicket[space] || state[ownerAt(space)] !== NOBODY || left-- > 0) space++;
  return moveOf(KIND.ticket, space);
};

/** Estimated rents that others will still pay for a deed. */
function incomeOf(table: Table, seat: number, space: number): number {
  const { board } = table;
  const { circuits } = board.definition.end;
  let visits = 0;
  for (let other = 0; other < board.seats; other++)
    if (other !== seat) visits += Math.max(0, circuits - fieldOf(table, other, FIELD.circuits));
  const type = board.types[space];
  const rent =
    type === 'lot'
      ? landRent(table, space) + houseRent(table, space)
      : type === 'speculation'
        ? 14
        : feeOf(table, space);
  return (visits * rent) / STOPS_EVERY;
}

/** Value of a deed to a player: its rents, its price if that counts at the end, and the prospect of houses. */
function worthOfDeed(table: Table, seat: number, space: number): number {
  const { board } = table;
  const { end, rules } = board.definition;
  const isLot = board.types[space] === 'lot';
  const price = isLot && end.lots ? board.prices[space]! : 0;
  const houseProspect = isLot && rules.houses ? ownedShare(table, seat, space) : 0;
  return price + incomeOf(table, seat, space) * (1 + houseProspect);
}

/** Share of a section that a player owns already, 0 to 1. */
function ownedShare({ board, state }: Table, seat: number, lot: number): number {
  const section = board.sections[lot]!;
  let ownedCount = 0;
  for (const near of section) if (state[ownerAt(near)] === seat + 1) ownedCount++;
  return ownedCount / section.length;
}

const wouldBuyAt = (table: Table, seat: number, space: number, price: number): boolean =>
  cashOf(table, seat) - price >= CASH_RESERVE && worthOfDeed(table, seat, space) >= price;

const ticket: Habit = (table, seat) => {
  const space = table.state[AT.b]!;
  return wouldBuyAt(table, seat, space, table.board.prices[space]!) ? KIND.buy : KIND.decline;
};

const turn: Habit = (table, seat) => {
  const { board } = table;
  const cash = cashOf(table, seat);
  if (mustPayFine(table, seat)) return KIND.fine;
  if (fieldOf(table, seat, FIELD.poor)) return KIND.roll;
  const { loans, houses, fine } = board.definition.rules;
  const notes = fieldOf(table, seat, FIELD.notes);
  if (loans && notes && !table.state[AT.a] && cash >= loans.unit + 2 * CASH_RESERVE) return moveOf(KIND.repay, 1);
  if (houses && cash >= houses.price + CASH_RESERVE) {
    const lot = bestLot(table, seat);
    if (lot >= 0) return moveOf(KIND.build, lot);
  }
  // Leave the jail only if the first to finish wins. Where everybody must finish, jail is a place without rents.
  const isRace = board.definition.end.when === 'first';
  return isRace && fieldOf(table, seat, FIELD.jail) && cash >= fine + 2 * CASH_RESERVE ? KIND.fine : KIND.roll;
};

/** The best lot for a house: nearly complete sections first, then the highest rent; -1 if none. */
function bestLot(table: Table, seat: number): number {
  const { lots, rents } = table.board;
  let best = -1;
  let most = -1;
  for (const lot of lots) {
    if (!canBuild(table, seat, lot)) continue;
    const worth = 10 * ownedShare(table, seat, lot) - 12 * table.state[housesAt(lot)]! + rents[lot]! / 10;
    if (worth <= most && best >= 0) continue;
    most = worth;
    best = lot;
  }
  return best;
}

const way: Habit = (table, seat, space) => {
  const rolled = table.state[AT.a]! + table.state[AT.b]!;
  let best: number = KIND.forward;
  let leastCost = costOf(table, seat, space + rolled);
  const rail = stepsByRail(table, seat, rolled);
  const consider = (kind: number, goal: number): void => {
    const cost = costOf(table, seat, goal);
    if (cost >= leastCost) return;
    best = kind;
    leastCost = cost;
  };
  // Nobody goes back while there are wages to earn.
  const hasAllCircuits = fieldOf(table, seat, FIELD.circuits) >= table.board.definition.end.circuits;
  if (rail) consider(KIND.railroad, space + rail + (hasAllCircuits ? 0 : SPACES));
  if (canGoBack(table, seat) && hasAllCircuits) consider(KIND.back, space - rolled);
  return best;
};

/** Estimated cost of stopping on a space. Passing Mother Earth counts as a small gain while wages are due. */
function costOf(table: Table, seat: number, goal: number): number {
  const { types, payments, prices } = table.board;
  const space = (goal + SPACES) % SPACES;
  const type = types[space]!;
  const progress = goal >= SPACES && !hasFinished(table, seat) ? 8 : 0;
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

const hasFinished = (table: Table, seat: number): boolean =>
  fieldOf(table, seat, FIELD.circuits) >= table.board.definition.end.circuits;

const space: Habit = (table, seat, place) => {
  const type = table.board.types[place];
  if (type === 'speculation') return KIND.speculate;
  if (type === 'luxury')
    return cashOf(table, seat) - luxuryPrice(table, place) >= CASH_RESERVE / 2 ? KIND.buy : KIND.decline;
  return wouldBuyAt(table, seat, place, table.board.prices[place]!) ? KIND.buy : KIND.rent;
};

const auction: Habit = (table, _seat, place) => {
  const actor = table.state[AT.actor]!;
  const bid = currentPrice(table, place) + BID_STEPS[0];
  return wouldBuyAt(table, actor, place, bid) ? moveOf(KIND.bid, bid) : KIND.pass;
};

/** A player who does not take it also pays rent. */
const take: Habit = (table, seat, place) =>
  wouldBuyAt(table, seat, place, currentPrice(table, place) - 5) ? KIND.take : KIND.leave;

const debt: Habit = (table, seat) =>
  moveOf(KIND.borrow, notesNeeded(table, seat, table.state[AT.a]! + table.state[AT.c]!));

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
  card: ({ board }, _seat, _space, rng) => moveOf(KIND.card, rng.below(board.definition.rules.cards.length)),
  over: () => KIND.roll,
};

export const isOver = ({ state }: Table): boolean => state[AT.phase] === PHASE.over;
