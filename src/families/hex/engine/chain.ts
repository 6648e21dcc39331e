import { type Board, NEIGHBOURS_PER_CELL } from './board.ts';
import { floodFill } from './reach.ts';

/**
 * The stones with which a seat reached a goal, in reading order: those on shortest paths, or those that form a ring.
 */
export function stonesOfGoal(board: Board, stones: Uint8Array, seat: number): number[] {
  const isOwn = (cell: number) => stones[cell] === seat + 1;
  const paths = shortestConnection(board, seat, isOwn);
  const cells = paths ?? ringStones(board, seat, isOwn);
  return [...new Set(cells)].sort((a, b) => a - b);
}

const allCells = (board: Board): number[] => Array.from({ length: board.cells }, (_, cell) => cell);

/** Cells on the shortest paths that join the sides or corners of a goal; undefined if none are joined. */
function shortestConnection(board: Board, seat: number, isOwn: (cell: number) => boolean): number[] | undefined {
  const touches = board.touches[seat]!;
  const bits = [...new Set(touches)].reduce((all, mask) => all | mask, 0);
  const marks = Array.from({ length: 12 }, (_, bit) => 1 << bit).filter((bit) => bits & bit);
  const distances = marks.map((bit) =>
    stepsFrom(
      board,
      seat,
      isOwn,
      allCells(board).filter((cell) => isOwn(cell) && touches[cell]! & bit),
    ),
  );
  let best: { cell: number; chosen: number[]; length: number } | undefined;
  for (const cell of allCells(board).filter(isOwn)) {
    const near = distances.map((_, i) => i).filter((i) => distances[i]!.has(cell));
    for (const chosen of goalsOf(board, marks, near)) {
      const length = chosen.reduce((sum, i) => sum + distances[i]!.get(cell)!, 0);
      if (!best || length < best.length) best = { cell, chosen, length };
    }
  }
  const { chosen = [], cell = 0 } = best ?? {};
  return best && chosen.flatMap((i) => pathBack(board, seat, distances[i]!, cell));
}

/**
 * Sets of two or three sides or corners that reach a goal. `near` lists the indices in `marks` of the sides and corners
 * to choose from.
 */
function goalsOf({ goalByMask }: Board, marks: readonly number[], near: readonly number[]): number[][] {
  const sets = near.flatMap((a, i) =>
    near.slice(i + 1).flatMap((b, j) => [[a, b], ...near.slice(i + j + 2).map((c) => [a, b, c])]),
  );
  return sets.filter((set) => goalByMask[set.reduce((mask, i) => mask | marks[i]!, 0)]);
}

/** Number of steps along own stones to each cell, from the nearest start cell. */
function stepsFrom(
  board: Board,
  seat: number,
  isOwn: (cell: number) => boolean,
  from: readonly number[],
): Map<number, number> {
  const links = board.links[seat]!;
  const steps = new Map(from.map((cell) => [cell, 0]));
  for (const [cell, step] of steps)
    for (const other of links.subarray(cell * NEIGHBOURS_PER_CELL, (cell + 1) * NEIGHBOURS_PER_CELL))
      if (other < board.cells && isOwn(other) && !steps.has(other)) steps.set(other, step + 1);
  return steps;
}

/** A shortest path from a cell back to a start cell, found by the numbers in `steps`. */
function pathBack(board: Board, seat: number, steps: ReadonlyMap<number, number>, from: number): number[] {
  const links = board.links[seat]!;
  const path = [from];
  for (let at = from; steps.get(at)! > 0; path.push(at)) {
    const near = [...links.subarray(at * NEIGHBOURS_PER_CELL, (at + 1) * NEIGHBOURS_PER_CELL)];
    at = near.find((other) => steps.get(other) === steps.get(at)! - 1)!;
  }
  return path;
}

/** Cells of the stones that form a ring, around enclosed cells or around a stone of the same colour. */
function ringStones(board: Board, seat: number, isOwn: (cell: number) => boolean): number[] {
  const near = (cell: number) => [
    ...board.links[seat]!.subarray(cell * NEIGHBOURS_PER_CELL, (cell + 1) * NEIGHBOURS_PER_CELL),
  ];
  const edge = allCells(board).filter((cell) => !isOwn(cell) && near(cell).includes(board.cells));
  const outside = floodFill(board, seat, edge, (cell) => !isOwn(cell));
  const closed = allCells(board).find((cell) => !isOwn(cell) && !outside.has(cell));
  if (closed === undefined) return near(allCells(board).find((cell) => isOwn(cell) && near(cell).every(isOwn))!);
  const inside = floodFill(board, seat, [closed], (cell) => !isOwn(cell));
  return [...inside].flatMap(near).filter(isOwn);
}
