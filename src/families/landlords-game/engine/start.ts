import type { Board } from './board.ts';
import type { Table } from './money.ts';
import { beginGame } from './plies.ts';
import { AT, BANK, ownerAt, purseAt, STATE_SIZE } from './state-layout.ts';

/** The state at the start: everybody at Mother Earth with the starting cash. */
export function startState(board: Board): Int32Array {
  const table: Table = { board, state: new Int32Array(STATE_SIZE) };
  const { state } = table;
  const { setup, rules } = board.definition;
  for (let seat = 0; seat < board.seats; seat++) state[purseAt(seat)] = board.startCash;
  state[AT.round] = 1;
  if (rules.singleTax?.law === 'from-the-start') state[AT.law] = 1;
  if (setup.monarch) for (const lot of board.lots) state[ownerAt(lot)] = 1;
  balanceBank(state);
  beginGame(table);
  return state;
}

/** Sets the bank's balance to minus the total of all other purses, as it has given that money out. */
export function balanceBank(state: Int32Array): void {
  let sum = 0;
  for (let purse = 0; purse < BANK; purse++) sum += state[purseAt(purse)]!;
  state[purseAt(BANK)] = -sum;
}
