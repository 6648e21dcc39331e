import type { Board } from './board.ts';

/** Wraps a function so that it runs once per board, when its value is first needed. */
export function perBoard<Value>(make: (board: Board) => Value): (board: Board) => Value {
  const made = new WeakMap<Board, { value: Value }>();
  return (board) => {
    let kept = made.get(board);
    if (!kept) {
      kept = { value: make(board) };
      made.set(board, kept);
    }
    return kept.value;
  };
}
