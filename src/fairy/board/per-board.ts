import type { Board } from './board.ts';

/** Wraps a function so that it runs once per board, when its value is first needed. */
export function perBoard<Value>(compute: (board: Board) => Value): (board: Board) => Value {
  const cache = new WeakMap<Board, { value: Value }>();
  return (board) => {
    let entry = cache.get(board);
    if (!entry) {
      entry = { value: compute(board) };
      cache.set(board, entry);
    }
    return entry.value;
  };
}
