import type { Board } from './board.ts';
import type { MoneyState } from './money.ts';
import { beginGame } from './plies.ts';
import { BANK, ownerIndex, purseIndex, STATE_INDEX, STATE_SIZE } from './state-layout.ts';

/** Creates the state at the start: all players at Mother Earth with their starting cash. */
export function startState(board: Board): Int32Array {
  const table: MoneyState = { board, state: new Int32Array(STATE_SIZE) };
  const { state } = table;
  const { setup, rules } = board.definition;
  for (let seat = 0; seat < board.seats; seat++) state[purseIndex(seat)] = board.startCash;
  state[STATE_INDEX.round] = 1;
  if (rules.singleTax?.law === 'from-the-start') state[STATE_INDEX.law] = 1;
  if (setup.monarch) for (const lot of board.lots) state[ownerIndex(lot)] = 1;
  balanceBank(state);
  beginGame(table);
  return state;
}

/** Sets the bank's purse so that all purses add up to 0. All money that the other purses hold came from the bank. */
export function balanceBank(state: Int32Array): void {
  let sum = 0;
  for (let purse = 0; purse < BANK; purse++) sum += state[purseIndex(purse)]!;
  state[purseIndex(BANK)] = -sum;
}
