import { publicPurse } from './debts.ts';
import { cashOf, type Table, transfer } from './money.ts';
import { AT, ownerAt, PHASE } from './state-layout.ts';
import { enterPhase } from './turns.ts';

/** Possible increments of a bid, in dollars. */
export const BID_STEPS = [5, 20, 50] as const;

/** The highest bid, or the price if there is none. */
export const currentPrice = ({ board, state }: Table, space: number): number => state[AT.a]! || board.prices[space]!;

/** Sells a deed to a player. */
export function acquire(table: Table, seat: number, space: number, price: number): void {
  transfer(table, seat, publicPurse(table), price);
  table.state[ownerAt(space)] = seat + 1;
}

/** Starts the auction of the space where the player to move stopped: the others may bid more than the price. */
export function beginAuction(table: Table, space: number): void {
  const { state } = table;
  enterPhase(table, PHASE.auction, state[AT.seat]!);
  askNextBidder(table, space);
}

/**
 * Asks the next player who may bid. If there is none, the player who stopped may take the space for the highest bid.
 */
export function askNextBidder(table: Table, space: number): void {
  const { board, state } = table;
  const least = currentPrice(table, space) + BID_STEPS[0];
  for (let step = 1; step <= board.seats; step++) {
    const seat = (state[AT.actor]! + step) % board.seats;
    const isOut = seat === state[AT.seat] || seat + 1 === state[AT.b] || (state[AT.c]! >> seat) & 1;
    if (isOut || cashOf(table, seat) < least) continue;
    state[AT.actor] = seat;
    return;
  }
  enterPhase(table, PHASE.take, state[AT.seat]!, state[AT.a], state[AT.b]);
}
