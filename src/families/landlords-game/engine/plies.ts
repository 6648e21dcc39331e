import { SPACE_COUNT } from './board.ts';
import { chargeMover, publicPurse, repayLoan, takeLoan } from './debts.ts';
import { cashOf, hasLeft, type MoneyState, ownerOf, playerFieldOf, transferMoney } from './money.ts';
import { greaterDie, MOVE_KINDS, type MoveKind, moveAmountOf, moveKindOf, smallerDie } from './move-code.ts';
import { canGoBack, stepsByRail } from './routes.ts';
import { askNextBidder, currentPrice, sellDeed } from './sales.ts';
import {
  BANK,
  housesIndex,
  NO_OWNER,
  OWNER_SET_ASIDE,
  ownerIndex,
  PHASE_CODE,
  PLAYER_FIELD,
  playerFieldIndex,
  STATE_INDEX,
  TURN_FLAG,
} from './state-layout.ts';
import {
  buyLuxury,
  chargeStop,
  declineDeed,
  declineIfTooPoor,
  declineLuxury,
  movePlayer,
  sendToJail,
} from './stops.ts';
import { enactSingleTax, endTurn, enterPhase } from './turns.ts';

/**
 * Makes a move of one kind. `seat` is the player whose turn it is, `space` is where that player stands, `amount` is the
 * amount or target of the move.
 */
type Ply = (table: MoneyState, seat: number, space: number, amount: number) => void;

/** Makes a move of a player or of chance, without checking that it is legal. */
export function makeMove(table: MoneyState, move: number): void {
  const { state } = table;
  const seat = state[STATE_INDEX.seat]!;
  PLIES[MOVE_KINDS[moveKindOf(move)]!](
    table,
    seat,
    state[playerFieldIndex(seat, PLAYER_FIELD.place)]!,
    moveAmountOf(move),
  );
}

const isIn = ({ state }: MoneyState, phase: number): boolean => state[STATE_INDEX.phase] === phase;

/** Starts the game with the first ticket or, if none are drawn, with the first turn. */
export function beginGame(table: MoneyState): void {
  if (table.board.ticketDraws) enterPhase(table, PHASE_CODE.draw, 0);
  else enterPhase(table, PHASE_CODE.turn, 0);
}

/**
 * Continues with the next ticket or, after the last one, with the first turn. Tickets are numbered around the table; the
 * numbers of players who have left the game are skipped.
 */
export function nextTicket(table: MoneyState): void {
  const { board, state } = table;
  let drawn = state[STATE_INDEX.a]!;
  while (drawn < board.ticketDraws && hasLeft(table, drawn % board.seats)) drawn++;
  if (drawn < board.ticketDraws) {
    state[STATE_INDEX.seat] = drawn % board.seats;
    enterPhase(table, PHASE_CODE.draw, drawn % board.seats, drawn);
    return;
  }
  returnTickets(table);
  let first = 0;
  while (hasLeft(table, first)) first++;
  state[STATE_INDEX.seat] = first;
  enterPhase(table, PHASE_CODE.turn, first);
}

/** Puts the tickets that were set aside back among the others. */
export function returnTickets({ state }: MoneyState): void {
  for (let space = 0; space < SPACE_COUNT; space++)
    if (state[ownerIndex(space)] === OWNER_SET_ASIDE) state[ownerIndex(space)] = NO_OWNER;
}

const ticket: Ply = (table, seat, _, space) => {
  enterPhase(table, PHASE_CODE.ticket, seat, table.state[STATE_INDEX.a]! + 1, space);
  if (cashOf(table, seat) < table.board.prices[space]!) refuseTicket(table, space);
};

/** Declines the ticket of a space, and continues with the next one. */
export function refuseTicket(table: MoneyState, space: number): void {
  if (table.board.definition.setup.tickets!.refused === 'set-aside') table.state[ownerIndex(space)] = OWNER_SET_ASIDE;
  nextTicket(table);
}

const buy: Ply = (table, seat, space) => {
  const { board, state } = table;
  if (isIn(table, PHASE_CODE.ticket)) {
    sellDeed(table, seat, state[STATE_INDEX.b]!, board.prices[state[STATE_INDEX.b]!]!);
    return nextTicket(table);
  }
  if (board.types[space] === 'luxury') return buyLuxury(table, seat, space);
  sellDeed(table, seat, space, board.prices[space]!);
  endTurn(table);
};

const fine: Ply = (table, seat) => {
  transferMoney(table, seat, publicPurse(table), table.board.definition.rules.fine);
  table.state[playerFieldIndex(seat, PLAYER_FIELD.jail)] = 0;
  enterPhase(table, PHASE_CODE.dice, seat);
};

const borrowNotes: Ply = (table, seat, _, notes) => {
  const { state } = table;
  takeLoan(table, seat, notes);
  if (isIn(table, PHASE_CODE.debt))
    chargeMover(table, state[STATE_INDEX.a]!, state[STATE_INDEX.b]!, state[STATE_INDEX.c]!, state[STATE_INDEX.d]!);
  else state[STATE_INDEX.a]! |= TURN_FLAG.borrowed;
};

const build: Ply = (table, seat, _, lot) => {
  transferMoney(table, seat, BANK, table.board.definition.rules.houses!.price);
  table.state[housesIndex(lot)]!++;
  table.state[ownerIndex(lot)] = seat + 1;
};

const vote: Ply = (table, seat) => {
  const { board, state } = table;
  state[playerFieldIndex(seat, PLAYER_FIELD.vote)] = 1;
  let votes = 0;
  for (let voter = 0; voter < board.seats; voter++) votes += state[playerFieldIndex(voter, PLAYER_FIELD.vote)]!;
  if (votes >= board.definition.rules.singleTax!.votes) enactSingleTax(table);
};

const bid: Ply = (table, seat, space, amount) => {
  const { state } = table;
  state[STATE_INDEX.a] = amount;
  state[STATE_INDEX.b] = state[STATE_INDEX.actor]! + 1;
  continueAuction(table, seat, space);
};

const pass: Ply = (table, seat, space) => {
  table.state[STATE_INDEX.c]! |= 1 << table.state[STATE_INDEX.actor]!;
  continueAuction(table, seat, space);
};

/** Asks the next bidder or, if there is none, the player who stopped on the space. */
export function continueAuction(table: MoneyState, seat: number, space: number): void {
  askNextBidder(table, space);
  if (isIn(table, PHASE_CODE.take)) declineIfTooPoor(table, seat, space);
}

const take: Ply = (table, seat, space) => {
  sellDeed(table, seat, space, currentPrice(table, space));
  endTurn(table);
};

const speculate: Ply = (table, seat, space) => {
  const broker = ownerOf(table, space);
  transferMoney(table, seat, broker < 0 ? publicPurse(table) : broker, table.board.definition.rules.speculation!.ante);
  enterPhase(table, PHASE_CODE.venture, seat);
};

/**
 * Applies a roll in a speculation. A share of the winnings goes to the broker; a roll that wins nothing ruins the
 * broker.
 */
function venture(table: MoneyState, seat: number, space: number, dice: number): void {
  const { double, wins, share } = table.board.definition.rules.speculation!;
  const [one, other] = [smallerDie(dice), greaterDie(dice)];
  const won = one === other ? double : wins[one + other]!;
  const broker = ownerOf(table, space);
  const part = Math.floor((won * share) / 100);
  transferMoney(table, BANK, seat, won - part);
  if (broker >= 0) transferMoney(table, BANK, broker, part);
  if (broker >= 0 && won === 0) {
    table.state[ownerIndex(space)] = NO_OWNER;
    if (!playerFieldOf(table, broker, PLAYER_FIELD.poor)) sendToJail(table, broker);
  }
  endTurn(table);
}

const dice: Ply = (table, seat, space, rolled) => {
  if (isIn(table, PHASE_CODE.venture)) return venture(table, seat, space, rolled);
  const { state } = table;
  const [one, other] = [smallerDie(rolled), greaterDie(rolled)];
  if (one === other) state[playerFieldIndex(seat, PLAYER_FIELD.pass)] = 1;
  if (state[playerFieldIndex(seat, PLAYER_FIELD.jail)]! > 0 && one !== other) {
    // Missed turns in jail are counted up to this limit.
    state[playerFieldIndex(seat, PLAYER_FIELD.jail)] = Math.min(
      9,
      state[playerFieldIndex(seat, PLAYER_FIELD.jail)]! + 1,
    );
    return endTurn(table);
  }
  state[playerFieldIndex(seat, PLAYER_FIELD.jail)] = 0;
  if (state[playerFieldIndex(seat, PLAYER_FIELD.poor)]) return finishRound(table, seat, space + one + other);
  if (canGoBack(table, seat) || stepsByRail(table, seat, one + other))
    enterPhase(table, PHASE_CODE.way, seat, one, other);
  else movePlayer(table, one + other);
};

/** Moves a player in the Poor House, whose rolls add up until they reach Mother Earth. */
function finishRound(table: MoneyState, seat: number, goal: number): void {
  const { state } = table;
  if (goal >= SPACE_COUNT) {
    state[playerFieldIndex(seat, PLAYER_FIELD.poor)] = 0;
    movePlayer(table, goal - state[playerFieldIndex(seat, PLAYER_FIELD.place)]!);
    return;
  }
  state[playerFieldIndex(seat, PLAYER_FIELD.place)] = goal;
  endTurn(table);
}

/** Sum of the two dice that were rolled, for a phase in which the player chooses a way. */
export const rolledSum = ({ state }: MoneyState): number => state[STATE_INDEX.a]! + state[STATE_INDEX.b]!;

const byRail: Ply = (table, seat) => {
  const steps = stepsByRail(table, seat, rolledSum(table));
  table.state[playerFieldIndex(seat, PLAYER_FIELD.pass)] = 0;
  movePlayer(table, steps);
};

const card: Ply = (table, seat, _, index) => {
  const { gain } = table.board.definition.rules.cards[index]!;
  if (gain < 0) return chargeMover(table, -gain, publicPurse(table));
  transferMoney(table, BANK, seat, gain);
  endTurn(table);
};

const PLIES: Readonly<Record<MoveKind, Ply>> = {
  roll: (table, seat) => enterPhase(table, PHASE_CODE.dice, seat),
  fine,
  borrow: borrowNotes,
  repay: (table, seat, _, notes) => {
    repayLoan(table, seat, notes);
    table.state[STATE_INDEX.a]! |= TURN_FLAG.repaid;
  },
  build,
  vote,
  buy,
  decline: (table, seat) =>
    isIn(table, PHASE_CODE.ticket) ? refuseTicket(table, table.state[STATE_INDEX.b]!) : declineLuxury(table, seat),
  rent: chargeStop,
  forward: (table) => movePlayer(table, rolledSum(table)),
  back: (table) => movePlayer(table, -rolledSum(table)),
  railroad: byRail,
  bid,
  pass,
  take,
  leave: declineDeed,
  speculate,
  refuse: endTurn,
  ticket,
  dice,
  card,
};
