import type { Board } from './board.ts';

/** Something that is made of a board when it is first asked for, and once. */
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
