import { SPACES } from './board.ts';
import { borrow, owe, publicPurse, repay } from './debts.ts';
import { cashOf, fieldOf, ownerOf, type Table, transfer } from './money.ts';
import { amountOf, greaterDie, KINDS, type Kind, kindOf, smallerDie } from './move-code.ts';
import { canGoBack, stepsByRail } from './routes.ts';
import { acquire, askNextBidder, currentPrice } from './sales.ts';
import { AT, BANK, FIELD, fieldAt, housesAt, NOBODY, ownerAt, PHASE, SET_ASIDE, TURN_MARK } from './state-layout.ts';
import { advance, buyLuxury, chargeStop, declineLuxury, leave, offerLast, sendToJail } from './stops.ts';
import { enactSingleTax, endTurn, enterPhase } from './turns.ts';

/**
 * Applies one kind of move. `seat` is whose turn it is, `space` where that player stands, `amount` the rest of the
 * move.
 */
type Ply = (table: Table, seat: number, space: number, amount: number) => void;

/** Makes a move of a player or of chance, without checking it. */
export function makeMove(table: Table, move: number): void {
  const { state } = table;
  const seat = state[AT.seat]!;
  PLIES[KINDS[kindOf(move)]!](table, seat, state[fieldAt(seat, FIELD.place)]!, amountOf(move));
}

const isIn = ({ state }: Table, phase: number): boolean => state[AT.phase] === phase;

/** Starts the game: with the first ticket, or with the first turn if there are none. */
export function beginGame(table: Table): void {
  if (table.board.ticketDraws) enterPhase(table, PHASE.draw, 0);
  else enterPhase(table, PHASE.turn, 0);
}

/** Goes on to the next ticket, or to the first turn after the last one. */
function nextTicket(table: Table): void {
  const { board, state } = table;
  const drawn = state[AT.a]!;
  if (drawn < board.ticketDraws) {
    state[AT.seat] = drawn % board.seats;
    enterPhase(table, PHASE.draw, drawn % board.seats, drawn);
    return;
  }
  for (let space = 0; space < SPACES; space++) if (state[ownerAt(space)] === SET_ASIDE) state[ownerAt(space)] = NOBODY;
  state[AT.seat] = 0;
  enterPhase(table, PHASE.turn, 0);
}

const ticket: Ply = (table, seat, _, space) => {
  enterPhase(table, PHASE.ticket, seat, table.state[AT.a]! + 1, space);
  if (cashOf(table, seat) < table.board.prices[space]!) refuseTicket(table, space);
};

function refuseTicket(table: Table, space: number): void {
  if (table.board.definition.setup.tickets!.refused === 'set-aside') table.state[ownerAt(space)] = SET_ASIDE;
  nextTicket(table);
}

const buy: Ply = (table, seat, space) => {
  const { board, state } = table;
  if (isIn(table, PHASE.ticket)) {
    acquire(table, seat, state[AT.b]!, board.prices[state[AT.b]!]!);
    return nextTicket(table);
  }
  if (board.types[space] === 'luxury') return buyLuxury(table, seat, space);
  acquire(table, seat, space, board.prices[space]!);
  endTurn(table);
};

const fine: Ply = (table, seat) => {
  transfer(table, seat, publicPurse(table), table.board.definition.rules.fine);
  table.state[fieldAt(seat, FIELD.jail)] = 0;
  enterPhase(table, PHASE.dice, seat);
};

const borrowNotes: Ply = (table, seat, _, notes) => {
  const { state } = table;
  borrow(table, seat, notes);
  if (isIn(table, PHASE.debt)) owe(table, state[AT.a]!, state[AT.b]!, state[AT.c]!, state[AT.d]!);
  else state[AT.a]! |= TURN_MARK.borrowed;
};

const build: Ply = (table, seat, _, lot) => {
  transfer(table, seat, BANK, table.board.definition.rules.houses!.price);
  table.state[housesAt(lot)]!++;
  table.state[ownerAt(lot)] = seat + 1;
};

const vote: Ply = (table, seat) => {
  const { board, state } = table;
  state[fieldAt(seat, FIELD.vote)] = 1;
  let votes = 0;
  for (let voter = 0; voter < board.seats; voter++) votes += state[fieldAt(voter, FIELD.vote)]!;
  if (votes >= board.definition.rules.singleTax!.votes) enactSingleTax(table);
};

const bid: Ply = (table, seat, space, amount) => {
  const { state } = table;
  state[AT.a] = amount;
  state[AT.b] = state[AT.actor]! + 1;
  continueAuction(table, seat, space);
};

const pass: Ply = (table, seat, space) => {
  table.state[AT.c]! |= 1 << table.state[AT.actor]!;
  continueAuction(table, seat, space);
};

function continueAuction(table: Table, seat: number, space: number): void {
  askNextBidder(table, space);
  if (isIn(table, PHASE.take)) offerLast(table, seat, space);
}

const take: Ply = (table, seat, space) => {
  acquire(table, seat, space, currentPrice(table, space));
  endTurn(table);
};

const speculate: Ply = (table, seat, space) => {
  const broker = ownerOf(table, space);
  transfer(table, seat, broker < 0 ? publicPurse(table) : broker, table.board.definition.rules.speculation!.ante);
  enterPhase(table, PHASE.venture, seat);
};

/**
 * Applies a roll in speculation. A share of the winnings goes to the broker; a roll that wins nothing ruins the broker.
 */
function venture(table: Table, seat: number, space: number, dice: number): void {
  const { double, wins, share } = table.board.definition.rules.speculation!;
  const [one, other] = [smallerDie(dice), greaterDie(dice)];
  const won = one === other ? double : wins[one + other]!;
  const broker = ownerOf(table, space);
  const part = Math.floor((won * share) / 100);
  transfer(table, BANK, seat, won - part);
  if (broker >= 0) transfer(table, BANK, broker, part);
  if (broker >= 0 && won === 0) {
    table.state[ownerAt(space)] = NOBODY;
    if (!fieldOf(table, broker, FIELD.poor)) sendToJail(table, broker);
  }
  endTurn(table);
}

const dice: Ply = (table, seat, space, rolled) => {
  if (isIn(table, PHASE.venture)) return venture(table, seat, space, rolled);
  const { state } = table;
  const [one, other] = [smallerDie(rolled), greaterDie(rolled)];
  if (one === other) state[fieldAt(seat, FIELD.pass)] = 1;
  if (state[fieldAt(seat, FIELD.jail)]! > 0 && one !== other) {
    // Nobody counts more than nine turns.
    state[fieldAt(seat, FIELD.jail)] = Math.min(9, state[fieldAt(seat, FIELD.jail)]! + 1);
    return endTurn(table);
  }
  state[fieldAt(seat, FIELD.jail)] = 0;
  if (state[fieldAt(seat, FIELD.poor)]) return finishRound(table, seat, space + one + other);
  if (canGoBack(table, seat) || stepsByRail(table, seat, one + other)) enterPhase(table, PHASE.way, seat, one, other);
  else advance(table, one + other);
};

/** In the Poor House, rolls add up until they reach Mother Earth. */
function finishRound(table: Table, seat: number, goal: number): void {
  const { state } = table;
  if (goal >= SPACES) {
    state[fieldAt(seat, FIELD.poor)] = 0;
    advance(table, goal - state[fieldAt(seat, FIELD.place)]!);
    return;
  }
  state[fieldAt(seat, FIELD.place)] = goal;
  endTurn(table);
}

const rolledSum = ({ state }: Table): number => state[AT.a]! + state[AT.b]!;

const byRail: Ply = (table, seat) => {
  const steps = stepsByRail(table, seat, rolledSum(table));
  table.state[fieldAt(seat, FIELD.pass)] = 0;
  advance(table, steps);
};

const card: Ply = (table, seat, _, index) => {
  const { gain } = table.board.definition.rules.cards[index]!;
  if (gain < 0) return owe(table, -gain, publicPurse(table));
  transfer(table, BANK, seat, gain);
  endTurn(table);
};

const PLIES: Readonly<Record<Kind, Ply>> = {
  roll: (table, seat) => enterPhase(table, PHASE.dice, seat),
  fine,
  borrow: borrowNotes,
  repay: (table, seat, _, notes) => {
    repay(table, seat, notes);
    table.state[AT.a]! |= TURN_MARK.repaid;
  },
  build,
  vote,
  buy,
  decline: (table, seat) =>
    isIn(table, PHASE.ticket) ? refuseTicket(table, table.state[AT.b]!) : declineLuxury(table, seat),
  rent: chargeStop,
  forward: (table) => advance(table, rolledSum(table)),
  back: (table) => advance(table, -rolledSum(table)),
  railroad: byRail,
  bid,
  pass,
  take,
  leave,
  speculate,
  refuse: endTurn,
  ticket,
  dice,
  card,
};
