import { publicPurse } from './debts.ts';
import { cashOf, hasLeft, type MoneyState, transferMoney } from './money.ts';
import { ownerIndex, PHASE_CODE, STATE_INDEX } from './state-layout.ts';
import { enterPhase } from './turns.ts';

/** Amounts in dollars by which a bid may exceed the one before. */
export const BID_STEPS = [5, 20, 50] as const;

/** The highest bid for a space or, if nobody has bid, its price, in dollars. */
export const currentPrice = ({ board, state }: MoneyState, space: number): number =>
  state[STATE_INDEX.a]! || board.prices[space]!;

/** Sells a deed to a player. The price goes to the public purse. */
export function sellDeed(table: MoneyState, seat: number, space: number, price: number): void {
  transferMoney(table, seat, publicPurse(table), price);
  table.state[ownerIndex(space)] = seat + 1;
}

/**
 * Starts the auction of the space on which the player to move has stopped. Other players may bid more than its price.
 */
export function beginAuction(table: MoneyState, space: number): void {
  const { state } = table;
  enterPhase(table, PHASE_CODE.auction, state[STATE_INDEX.seat]!);
  askNextBidder(table, space);
}

/**
 * Asks the next player who may bid. If nobody else may, asks the player who stopped there to take the space for the
 * highest bid.
 */
export function askNextBidder(table: MoneyState, space: number): void {
  const { board, state } = table;
  const least = currentPrice(table, space) + BID_STEPS[0];
  for (let step = 1; step <= board.seats; step++) {
    const seat = (state[STATE_INDEX.actor]! + step) % board.seats;
    const isOut =
      hasLeft(table, seat) ||
      seat === state[STATE_INDEX.seat] ||
      seat + 1 === state[STATE_INDEX.b] ||
      (state[STATE_INDEX.c]! >> seat) & 1;
    if (isOut || cashOf(table, seat) < least) continue;
    state[STATE_INDEX.actor] = seat;
    return;
  }
  enterPhase(table, PHASE_CODE.take, state[STATE_INDEX.seat]!, state[STATE_INDEX.a], state[STATE_INDEX.b]);
}
