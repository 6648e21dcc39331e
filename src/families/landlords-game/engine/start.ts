import type { Board } from './board.ts';
import type { Table } from './money.ts';
import { begin } from './plies.ts';
import { AT, BANK, ownerAt, purseAt, SIZE } from './table.ts';

/** The row of a game that has not begun: everybody at Mother Earth with the cash of the start. */
export function startOf(board: Board): Int32Array {
  const table: Table = { board, state: new Int32Array(SIZE) };
  const { state } = table;
  const { setup, rules } = board.definition;
  for (let seat = 0; seat < board.seats; seat++) state[purseAt(seat)] = board.stake;
  state[AT.round] = 1;
  if (rules.singleTax?.law === 'from-the-start') state[AT.law] = 1;
  if (setup.monarch) for (const lot of board.lots) state[ownerAt(lot)] = 1;
  balance(state);
  begin(table);
  return state;
}

/** The bank has given out what is in all purses. */
export function balance(state: Int32Array): void {
  let sum = 0;
  for (let purse = 0; purse < BANK; purse++) sum += state[purseAt(purse)]!;
  state[purseAt(BANK)] = -sum;
}
