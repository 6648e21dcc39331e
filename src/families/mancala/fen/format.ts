import { type Board, cellName, SIDE_LETTERS } from '../engine/board.ts';

/** The properties of a position that a position string contains. */
interface Formattable {
  readonly board: Board;
  readonly state: ArrayLike<number>;
}

/**
 * Formats a position: seeds in South's pits, seeds in North's pits, both stores and the player to move. Tuzdiks or
 * nyumbas follow, and `endless` after an endless sowing.
 */
export function formatFen({ board, state }: Formattable): string {
  const { half, pits, turnAt, endlessAt } = board;
  const list = (from: number) => Array.from({ length: half }, (_, pit) => state[from + pit]!).join(',');
  const marks = marksOf(board, state);
  return [
    `${list(0)}/${list(half)}`,
    `${state[pits]}-${state[pits + 1]}`,
    SIDE_LETTERS[state[turnAt]!],
    ...(marks ? [marks] : []),
    ...(state[endlessAt] ? ['endless'] : []),
  ].join(' ');
}

/** Mark of a position in which the last move captured both end columns, which wins in some games. */
export const BOTH_ENDS_MARK = 'both-ends';

/**
 * Formats the marks of a position: `tN3=S;S5=N` lists the tuzdiks with their owners, `hSN` lists the players who still
 * own a nyumba.
 */
function marksOf(board: Board, state: ArrayLike<number>): string {
  const { marksAt, definition } = board;
  const { circuit, capture } = definition.rules;
  if (definition.end.bothEnds) return state[marksAt] ? BOTH_ENDS_MARK : '';
  const marks = [0, 1].map((seat) => state[marksAt + seat]!);
  if (circuit === 'front-rows') return nyumbasOf(board, marks);
  if (!capture.tuzdik || !marks.some(Boolean)) return '';
  // North's tuzdik lies on South's side, which comes first.
  const owned = [1, 0].flatMap((seat) =>
    marks[seat] ? [`${cellName(board, marks[seat]! - 1)}=${SIDE_LETTERS[seat]}`] : [],
  );
  return `t${owned.join(';')}`;
}

/** Formats the owners of nyumbas and the barred pits, such as `hS kN10`. */
function nyumbasOf(board: Board, marks: readonly number[]): string {
  const owners = marks.map((mark, seat) => (mark & 1 ? SIDE_LETTERS[seat] : '')).join('');
  const barred = marks.flatMap((mark, seat) =>
    mark > 1 ? [cellName(board, seat * board.half + (mark >> 1) - 1)] : [],
  );
  return `h${owners || '-'}${barred.length ? ` k${barred.join(';')}` : ''}`;
}
