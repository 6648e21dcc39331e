import { hasLeft, type MoneyState, ownerOf, playersLeft, transferMoney } from './money.ts';
import { continueAuction, nextTicket, refuseTicket, returnTickets } from './plies.ts';
import { sellDeed } from './sales.ts';
import {
  BANK,
  housesIndex,
  NO_OWNER,
  OFF_BOARD,
  ownerIndex,
  PHASE_CODE,
  PHASES,
  PLAYER_FIELD,
  playerFieldIndex,
  purseIndex,
  STATE_INDEX,
} from './state-layout.ts';
import { offer } from './stops.ts';
import { endReason, endTurn, finish } from './turns.ts';

/**
 * Takes a player out of the game. Everything that the player has goes back to the bank, and houses are pulled down; what
 * the player was to decide is settled as if nothing had been chosen. The game ends if only one player is left.
 */
export function leaveGame(table: MoneyState, seat: number): void {
  const { state } = table;
  const isMover = state[STATE_INDEX.seat] === seat;
  const settle = isMover ? AS_MOVER[PHASES[state[STATE_INDEX.phase]!]!] : AS_OTHER[PHASES[state[STATE_INDEX.phase]!]!];
  const place = state[playerFieldIndex(state[STATE_INDEX.seat]!, PLAYER_FIELD.place)]!;
  returnHoldings(table, seat);
  if (playersLeft(table) === 1) {
    returnTickets(table);
    state[STATE_INDEX.seat] = table.board.definition.seats.findIndex((_, other) => !hasLeft(table, other));
    finish(table, 'resignation');
  } else settle?.(table, seat, place);
}

/** Returns a player's cash, deeds and cards to the bank, and takes the token off the board. */
function returnHoldings(table: MoneyState, seat: number): void {
  const { board, state } = table;
  transferMoney(table, seat, BANK, state[purseIndex(seat)]!);
  for (const space of board.names.keys()) {
    if (ownerOf(table, space) !== seat) continue;
    state[ownerIndex(space)] = NO_OWNER;
    state[housesIndex(space)] = 0;
  }
  for (const field of Object.values(PLAYER_FIELD)) state[playerFieldIndex(seat, field)] = 0;
  state[playerFieldIndex(seat, PLAYER_FIELD.place)] = OFF_BOARD;
}

/** Settles what is to be decided when a player leaves. `place` is where the player whose turn it is stood. */
type Settle = (table: MoneyState, seat: number, place: number) => void;

type Settlements = Readonly<Partial<Record<(typeof PHASES)[number], Settle>>>;

/** Ends the turn of the player who leaves; the highest bidder of an auction gets the space for the bid. */
function endAuction(table: MoneyState, _seat: number, place: number): void {
  const [amount, bidder] = [table.state[STATE_INDEX.a]!, table.state[STATE_INDEX.b]!];
  if (bidder !== NO_OWNER) sellDeed(table, bidder - 1, place, amount);
  endTurn(table);
}

/** By phase: what happens when the player whose turn it is leaves. */
const AS_MOVER: Settlements = {
  draw: nextTicket,
  ticket: (table) => refuseTicket(table, table.state[STATE_INDEX.b]!),
  turn: endTurn,
  dice: endTurn,
  way: endTurn,
  space: endTurn,
  auction: endAuction,
  take: endAuction,
  debt: endTurn,
  venture: endTurn,
  card: endTurn,
};

/** The auction begins again if the highest bidder leaves. */
function settleAuction(table: MoneyState, seat: number, place: number): void {
  const { state } = table;
  const mover = state[STATE_INDEX.seat]!;
  if (state[STATE_INDEX.b] === seat + 1) {
    offer(table, mover, place);
    return;
  }
  if (state[STATE_INDEX.phase] !== PHASE_CODE.auction) return;
  state[STATE_INDEX.c]! &= ~(1 << seat);
  if (state[STATE_INDEX.actor] === seat) continueAuction(table, mover, place);
}

/** By phase: what happens when a player leaves during the turn of another. */
const AS_OTHER: Settlements = {
  // The player who leaves may have been the only one with circuits to go.
  turn: (table) => {
    const end = endReason(table);
    if (end) finish(table, end);
  },
  auction: settleAuction,
  take: settleAuction,
  debt: ({ state }, seat) => {
    for (const creditor of [STATE_INDEX.b, STATE_INDEX.d]) if (state[creditor] === seat) state[creditor] = BANK;
  },
};
