import { publicPurse } from './debts.ts';
import { cashOf, type Table, transfer } from './money.ts';
import { AT, ownerAt, PHASE } from './state-layout.ts';
import { enterPhase } from './turns.ts';

/** Bids go up by one of these. */
export const BID_STEPS = [5, 20, 50] as const;

/** What the highest bid is, or the price where there is none. */
export const currentPrice = ({ board, state }: Table, space: number): number => state[AT.a]! || board.prices[space]!;

/** A deed becomes a player's. */
export function acquire(table: Table, seat: number, space: number, price: number): void {
  transfer(table, seat, publicPurse(table), price);
  table.state[ownerAt(space)] = seat + 1;
}

/** The other players may bid more than the price for what the player on turn stopped at. */
export function beginAuction(table: Table, space: number): void {
  const { state } = table;
  enterPhase(table, PHASE.auction, state[AT.seat]!);
  askNextBidder(table, space);
}

/** The next who may bid; when there is none, who stopped may take it for the highest bid. */
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
