import { BLACK, type Board, EMPTY } from '../../../src/families/go/engine/board.ts';

/** Steps along the four axes through a point. */
const AXES = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

type Axis = (typeof AXES)[number];

/**
 * Which rule of renju forbids a black stone, found from the definitions alone by trying every point of a line. Slow,
 * and written independently of the engine.
 */
export function barredByDefinition(board: Board, before: Uint8Array, point: number): string | undefined {
  const colors = before.slice();
  colors[point] = BLACK;
  const rows = AXES.map((way) => rowThrough(board, colors, point, way).length);
  if (rows.includes(5)) return undefined;
  if (rows.some((row) => row > 5)) return 'overline';
  const fours = AXES.reduce((sum, way) => sum + foursOf(board, colors, point, way).size, 0);
  if (fours > 1) return 'double-four';
  const threes = AXES.filter(
    (way) => foursOf(board, colors, point, way).size === 0 && isThree(board, colors, point, way),
  );
  return threes.length > 1 ? 'double-three' : undefined;
}

/** All points of a line through a point. */
function lineOf({ files, ranks }: Board, point: number, [dx, dy]: Axis): number[] {
  const found: number[] = [];
  for (let step = -files - ranks; step <= files + ranks; step++) {
    const [x, y] = [(point % files) + step * dx, Math.floor(point / files) + step * dy];
    if (x >= 0 && x < files && y >= 0 && y < ranks) found.push(y * files + x);
  }
  return found;
}

/** The unbroken run of black stones on a line that includes the point. */
function rowThrough(board: Board, colors: Uint8Array, point: number, way: Axis): number[] {
  const line = lineOf(board, point, way);
  const at = line.indexOf(point);
  let [from, to] = [at, at];
  while (from > 0 && colors[line[from - 1]!] === BLACK) from--;
  while (to + 1 < line.length && colors[line[to + 1]!] === BLACK) to++;
  return line.slice(from, to + 1);
}

/** Sets of four stones, including the point, of which one more stone makes five. */
function foursOf(board: Board, colors: Uint8Array, point: number, way: Axis): Set<string> {
  const found = new Set<string>();
  for (const more of lineOf(board, point, way)) {
    if (colors[more] !== EMPTY) continue;
    const after = colors.slice();
    after[more] = BLACK;
    const row = rowThrough(board, after, point, way);
    if (row.length === 5 && row.includes(more)) found.add(row.filter((stone) => stone !== more).join());
  }
  return found;
}

/** Whether the point is part of a row of four that exactly two points complete to five. */
function isStraightFour(board: Board, colors: Uint8Array, point: number, way: Axis): boolean {
  if (rowThrough(board, colors, point, way).length !== 4) return false;
  const completing = lineOf(board, point, way).filter((more) => {
    if (colors[more] !== EMPTY) return false;
    const after = colors.slice();
    after[more] = BLACK;
    const row = rowThrough(board, after, point, way);
    return row.length === 5 && row.includes(more);
  });
  return completing.length === 2;
}

/** Whether one more stone, not forbidden itself and making no five elsewhere, makes a straight four. */
function isThree(board: Board, colors: Uint8Array, point: number, way: Axis): boolean {
  return lineOf(board, point, way).some((more) => {
    if (colors[more] !== EMPTY) return false;
    const after = colors.slice();
    after[more] = BLACK;
    const isFour = rowThrough(board, after, point, way).includes(more) && isStraightFour(board, after, point, way);
    const isFive = AXES.some((each) => rowThrough(board, after, more, each).length === 5);
    return isFour && !isFive && barredByDefinition(board, colors, more) === undefined;
  });
}
