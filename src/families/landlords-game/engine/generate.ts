import { SPACE_COUNT } from './board.ts';
import { notesNeeded } from './debts.ts';
import { cashOf, creditOf, isSingleTaxLaw, type MoneyState, ownerOf, playerFieldOf } from './money.ts';
import { encodeDice, encodeMove, MOVE_KIND_CODE } from './move-code.ts';
import { canGoBack, stepsByRail } from './routes.ts';
import { BID_STEPS, currentPrice } from './sales.ts';
import {
  housesIndex,
  NO_OWNER,
  ownerIndex,
  PHASES,
  PLAYER_FIELD,
  playerFieldIndex,
  STATE_INDEX,
  TURN_FLAG,
} from './state-layout.ts';

/** Maximum number of loan notes that one move takes or repays. It keeps the list of moves short. */
const MAX_NOTES = 5;

/**
 * Writes the legal moves of one phase from index `at` on; returns the index after the last. `seat` is the player whose
 * turn it is, `space` is where that player stands.
 */
type Writer = (table: MoneyState, seat: number, space: number, moves: Int32Array, at: number) => number;

/** Writes the legal moves, including those of chance, from index `at` on; returns their number. */
export function writeLegalMoves(table: MoneyState, moves: Int32Array, at: number): number {
  const seat = table.state[STATE_INDEX.seat]!;
  const writer = WRITERS[PHASES[table.state[STATE_INDEX.phase]!]!];
  return writer(table, seat, table.state[playerFieldIndex(seat, PLAYER_FIELD.place)]!, moves, at) - at;
}

/** Makes a writer that always writes one move of each given kind. */
const fixedMoves =
  (...kinds: readonly number[]): Writer =>
  (_table, _seat, _space, moves, at) => {
    for (const kind of kinds) moves[at++] = kind;
    return at;
  };

const draw: Writer = ({ board, state }, _seat, _space, moves, at) => {
  for (let space = 0; space < SPACE_COUNT; space++)
    if (board.hasTicket[space] && state[ownerIndex(space)] === NO_OWNER)
      moves[at++] = encodeMove(MOVE_KIND_CODE.ticket, space);
  return at;
};

const dice: Writer = (_table, _seat, _space, moves, at) => {
  for (let one = 1; one <= 6; one++)
    for (let other = one; other <= 6; other++) moves[at++] = encodeMove(MOVE_KIND_CODE.dice, encodeDice(one, other));
  return at;
};

/**
 * Writes the moves before the roll, and the roll itself: paying a fine, taking or repaying loan notes, building and
 * voting.
 */
const turn: Writer = (table, seat, _space, moves, at) => {
  if (!mustPayFine(table, seat)) moves[at++] = MOVE_KIND_CODE.roll;
  if (playerFieldOf(table, seat, PLAYER_FIELD.jail) && cashOf(table, seat) >= table.board.definition.rules.fine)
    moves[at++] = MOVE_KIND_CODE.fine;
  if (playerFieldOf(table, seat, PLAYER_FIELD.poor)) return at;
  at = writeNotes(table, seat, moves, at);
  at = writeHouses(table, seat, moves, at);
  if (mayVote(table, seat)) moves[at++] = MOVE_KIND_CODE.vote;
  return at;
};

/** Whether a player in jail must pay the fine: enough turns were missed, and the player has the money. */
export function mustPayFine(table: MoneyState, seat: number): boolean {
  const { misses, fine } = table.board.definition.rules;
  return misses > 0 && playerFieldOf(table, seat, PLAYER_FIELD.jail) > misses && cashOf(table, seat) >= fine;
}

/** Writes moves that take or repay loan notes. Each is possible once per turn, so that turns come to an end. */
function writeNotes(table: MoneyState, seat: number, moves: Int32Array, at: number): number {
  const { loans } = table.board.definition.rules;
  if (!loans || table.state[STATE_INDEX.a]! & (TURN_FLAG.borrowed | TURN_FLAG.repaid)) return at;
  const credit = Math.min(MAX_NOTES, creditOf(table, seat));
  for (let count = 1; count <= credit; count++) moves[at++] = encodeMove(MOVE_KIND_CODE.borrow, count);
  const due = Math.min(
    MAX_NOTES,
    playerFieldOf(table, seat, PLAYER_FIELD.notes),
    Math.floor(cashOf(table, seat) / loans.unit),
  );
  for (let count = 1; count <= due; count++) moves[at++] = encodeMove(MOVE_KIND_CODE.repay, count);
  return at;
}

function writeHouses(table: MoneyState, seat: number, moves: Int32Array, at: number): number {
  const { lots, definition } = table.board;
  const price = definition.rules.houses?.price;
  if (price === undefined || cashOf(table, seat) < price) return at;
  for (const lot of lots) if (canBuild(table, seat, lot)) moves[at++] = encodeMove(MOVE_KIND_CODE.build, lot);
  return at;
}

/**
 * Whether a player may build a house on a lot: the lot is their own or, under the single tax, has no owner, and it has
 * room for a house.
 */
export function canBuild(table: MoneyState, seat: number, lot: number): boolean {
  const { most } = table.board.definition.rules.houses!;
  const owner = ownerOf(table, lot);
  const canBuyLand = owner === seat || (isSingleTaxLaw(table) && owner < 0);
  return canBuyLand && table.state[housesIndex(lot)]! < most;
}

const mayVote = (table: MoneyState, seat: number): boolean =>
  table.board.definition.rules.singleTax?.law === 'by-vote' &&
  !isSingleTaxLaw(table) &&
  !playerFieldOf(table, seat, PLAYER_FIELD.vote);

const way: Writer = (table, seat, _space, moves, at) => {
  moves[at++] = MOVE_KIND_CODE.forward;
  if (canGoBack(table, seat)) moves[at++] = MOVE_KIND_CODE.back;
  if (stepsByRail(table, seat, table.state[STATE_INDEX.a]! + table.state[STATE_INDEX.b]!))
    moves[at++] = MOVE_KIND_CODE.railroad;
  return at;
};

const space: Writer = (table, _seat, place, moves, at) => {
  const type = table.board.types[place];
  moves[at++] = type === 'speculation' ? MOVE_KIND_CODE.speculate : MOVE_KIND_CODE.buy;
  moves[at++] =
    type === 'lot' ? MOVE_KIND_CODE.rent : type === 'speculation' ? MOVE_KIND_CODE.refuse : MOVE_KIND_CODE.decline;
  return at;
};

const auction: Writer = (table, _seat, place, moves, at) => {
  const { state } = table;
  const purse = cashOf(table, state[STATE_INDEX.actor]!);
  for (const step of BID_STEPS) {
    const amount = currentPrice(table, place) + step;
    if (amount <= purse) moves[at++] = encodeMove(MOVE_KIND_CODE.bid, amount);
  }
  moves[at++] = MOVE_KIND_CODE.pass;
  return at;
};

const debt: Writer = (table, seat, _space, moves, at) => {
  const { state } = table;
  const least = notesNeeded(table, seat, state[STATE_INDEX.a]! + state[STATE_INDEX.c]!);
  const most = Math.min(creditOf(table, seat), least + MAX_NOTES - 1);
  for (let count = least; count <= most; count++) moves[at++] = encodeMove(MOVE_KIND_CODE.borrow, count);
  return at;
};

const card: Writer = ({ board }, _seat, _space, moves, at) => {
  for (let index = 0; index < board.definition.rules.cards.length; index++)
    moves[at++] = encodeMove(MOVE_KIND_CODE.card, index);
  return at;
};

const WRITERS: Readonly<Record<(typeof PHASES)[number], Writer>> = {
  draw,
  ticket: fixedMoves(MOVE_KIND_CODE.buy, MOVE_KIND_CODE.decline),
  turn,
  dice,
  way,
  space,
  auction,
  take: fixedMoves(MOVE_KIND_CODE.take, MOVE_KIND_CODE.leave),
  debt,
  venture: dice,
  card,
  over: fixedMoves(),
};
