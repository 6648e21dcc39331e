import { SPACES } from './board.ts';
import { notesNeeded } from './debts.ts';
import { cashOf, creditOf, fieldOf, isSingleTaxLaw, ownerOf, type Table } from './money.ts';
import { diceOf, KIND, moveOf } from './move-code.ts';
import { canGoBack, stepsByRail } from './routes.ts';
import { BID_STEPS, currentPrice } from './sales.ts';
import { AT, FIELD, fieldAt, housesAt, NOBODY, ownerAt, PHASES, TURN_MARK } from './state-layout.ts';

/** Maximum number of loan notes offered in one move, to keep lists short. */
const MAX_NOTES = 5;

/**
 * Writes moves from index `at`; returns the index after the last. `seat` is whose turn it is, `space` where that player
 * stands.
 */
type Writer = (table: Table, seat: number, space: number, moves: Int32Array, at: number) => number;

/** Writes the legal moves, including those of chance, from index `at`; returns how many. */
export function generate(table: Table, moves: Int32Array, at: number): number {
  const seat = table.state[AT.seat]!;
  const writer = WRITERS[PHASES[table.state[AT.phase]!]!];
  return writer(table, seat, table.state[fieldAt(seat, FIELD.place)]!, moves, at) - at;
}

/** A writer of the same fixed moves each time. */
const fixedMoves =
  (...kinds: readonly number[]): Writer =>
  (_table, _seat, _space, moves, at) => {
    for (const kind of kinds) moves[at++] = kind;
    return at;
  };

const draw: Writer = ({ board, state }, _seat, _space, moves, at) => {
  for (let space = 0; space < SPACES; space++)
    if (board.hasTicket[space] && state[ownerAt(space)] === NOBODY) moves[at++] = moveOf(KIND.ticket, space);
  return at;
};

const dice: Writer = (_table, _seat, _space, moves, at) => {
  for (let one = 1; one <= 6; one++)
    for (let other = one; other <= 6; other++) moves[at++] = moveOf(KIND.dice, diceOf(one, other));
  return at;
};

/** Before the roll: fine, loan notes, houses and the vote. */
const turn: Writer = (table, seat, _space, moves, at) => {
  if (!mustPayFine(table, seat)) moves[at++] = KIND.roll;
  if (fieldOf(table, seat, FIELD.jail) && cashOf(table, seat) >= table.board.definition.rules.fine)
    moves[at++] = KIND.fine;
  if (fieldOf(table, seat, FIELD.poor)) return at;
  at = writeNotes(table, seat, moves, at);
  at = writeHouses(table, seat, moves, at);
  if (mayVote(table, seat)) moves[at++] = KIND.vote;
  return at;
};

/** Whether a player must pay the fine: they have missed enough turns in jail and have the money. */
export function mustPayFine(table: Table, seat: number): boolean {
  const { misses, fine } = table.board.definition.rules;
  return misses > 0 && fieldOf(table, seat, FIELD.jail) > misses && cashOf(table, seat) >= fine;
}

/** Loan notes are taken or paid back only once per turn, so that turns end. */
function writeNotes(table: Table, seat: number, moves: Int32Array, at: number): number {
  const { loans } = table.board.definition.rules;
  if (!loans || table.state[AT.a]! & (TURN_MARK.borrowed | TURN_MARK.repaid)) return at;
  const credit = Math.min(MAX_NOTES, creditOf(table, seat));
  for (let count = 1; count <= credit; count++) moves[at++] = moveOf(KIND.borrow, count);
  const due = Math.min(MAX_NOTES, fieldOf(table, seat, FIELD.notes), Math.floor(cashOf(table, seat) / loans.unit));
  for (let count = 1; count <= due; count++) moves[at++] = moveOf(KIND.repay, count);
  return at;
}

function writeHouses(table: Table, seat: number, moves: Int32Array, at: number): number {
  const { lots, definition } = table.board;
  const price = definition.rules.houses?.price;
  if (price === undefined || cashOf(table, seat) < price) return at;
  for (const lot of lots) if (canBuild(table, seat, lot)) moves[at++] = moveOf(KIND.build, lot);
  return at;
}

/** Whether a seat may build on a lot: on its own ones and, under the single tax, on any that nobody has built on. */
export function canBuild(table: Table, seat: number, lot: number): boolean {
  const { most } = table.board.definition.rules.houses!;
  const owner = ownerOf(table, lot);
  const canBuyLand = owner === seat || (isSingleTaxLaw(table) && owner < 0);
  return canBuyLand && table.state[housesAt(lot)]! < most;
}

const mayVote = (table: Table, seat: number): boolean =>
  table.board.definition.rules.singleTax?.law === 'by-vote' &&
  !isSingleTaxLaw(table) &&
  !fieldOf(table, seat, FIELD.vote);

const way: Writer = (table, seat, _space, moves, at) => {
  moves[at++] = KIND.forward;
  if (canGoBack(table, seat)) moves[at++] = KIND.back;
  if (stepsByRail(table, seat, table.state[AT.a]! + table.state[AT.b]!)) moves[at++] = KIND.railroad;
  return at;
};

const space: Writer = (table, _seat, place, moves, at) => {
  const type = table.board.types[place];
  moves[at++] = type === 'speculation' ? KIND.speculate : KIND.buy;
  moves[at++] = type === 'lot' ? KIND.rent : type === 'speculation' ? KIND.refuse : KIND.decline;
  return at;
};

const auction: Writer = (table, _seat, place, moves, at) => {
  const { state } = table;
  const purse = cashOf(table, state[AT.actor]!);
  for (const step of BID_STEPS) {
    const amount = currentPrice(table, place) + step;
    if (amount <= purse) moves[at++] = moveOf(KIND.bid, amount);
  }
  moves[at++] = KIND.pass;
  return at;
};

const debt: Writer = (table, seat, _space, moves, at) => {
  const { state } = table;
  const least = notesNeeded(table, seat, state[AT.a]! + state[AT.c]!);
  const most = Math.min(creditOf(table, seat), least + MAX_NOTES - 1);
  for (let count = least; count <= most; count++) moves[at++] = moveOf(KIND.borrow, count);
  return at;
};

const card: Writer = ({ board }, _seat, _space, moves, at) => {
  for (let index = 0; index < board.definition.rules.cards.length; index++) moves[at++] = moveOf(KIND.card, index);
  return at;
};

const WRITERS: Readonly<Record<(typeof PHASES)[number], Writer>> = {
  draw,
  ticket: fixedMoves(KIND.buy, KIND.decline),
  turn,
  dice,
  way,
  space,
  auction,
  take: fixedMoves(KIND.take, KIND.leave),
  debt,
  venture: dice,
  card,
  over: fixedMoves(),
};
