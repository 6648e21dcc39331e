import { type Board, DIRECTION_COUNT, EMPTY } from '../engine/board.ts';

/**
 * Minimum side length of a board on which moves on an empty edge are skipped. On smaller boards all fights are near the
 * edge.
 */
const MIN_EDGE_SIDE = 9;

/**
 * Minimum side length of a board on which empty corners are played first. On smaller boards corners are near everything
 * else.
 */
const MIN_CORNER_SIDE = 13;

/** Number of lines, counted from the edge, on which a move is useless while no stone is near. */
const EDGE_LINES = 2;

/** Maximum number of steps between a point and a stone that counts as near. */
const NEAR_DISTANCE = 3;

/** Maximum number of stones on the board while players still occupy corners. */
const MAX_OPENING_STONES = 12;

/**
 * Half-width of a corner: the corner is empty if no stone is within this many lines, horizontally and vertically, of
 * the point that would occupy it.
 */
const CORNER_RADIUS = 5;

interface EmptyAreas {
  /** For each point on the outer lines, the points near it. */
  readonly nearby: ReadonlyMap<number, Int32Array>;
  /** For each point that would occupy a corner, the points around it. */
  readonly corners: ReadonlyMap<number, Int32Array>;
}

const areasByBoard = new WeakMap<Board, EmptyAreas>();

function areasOf(board: Board): EmptyAreas {
  const found = areasByBoard.get(board);
  if (found) return found;
  const areas = { nearby: tableOf(board, isOuter, isNear), corners: tableOf(board, isCorner, isAround) };
  areasByBoard.set(board, areas);
  return areas;
}

/**
 * For each point for which `matters` holds, the points whose distance from it `belongs` accepts. Empty on boards with
 * joined sides.
 */
function tableOf(
  board: Board,
  matters: (board: Board, point: number) => boolean,
  belongs: (dx: number, dy: number) => boolean,
): Map<number, Int32Array> {
  const { files, points, definition } = board;
  if (definition.board.edges === 'joined') return new Map();
  const all = Array.from({ length: points }, (_, point) => point);
  const apart = (one: number, other: number): [number, number] => [
    Math.abs((one % files) - (other % files)),
    Math.abs(Math.floor(one / files) - Math.floor(other / files)),
  ];
  return new Map(
    all
      .filter((point) => matters(board, point))
      .map((point) => [point, Int32Array.from(all.filter((other) => belongs(...apart(point, other))))]),
  );
}

/** Distances of a point from the nearest vertical and horizontal side, from 0. */
const linesOf = ({ files, ranks }: Board, point: number): [across: number, up: number] => {
  const [x, y] = [point % files, Math.floor(point / files)];
  return [Math.min(x, files - 1 - x), Math.min(y, ranks - 1 - y)];
};

const isOuter = (board: Board, point: number): boolean =>
  Math.min(board.files, board.ranks) >= MIN_EDGE_SIDE && Math.min(...linesOf(board, point)) < EDGE_LINES;

const isNear = (dx: number, dy: number): boolean => dx + dy <= NEAR_DISTANCE;

/**
 * Whether the point is a usual one to occupy a corner: on the third or fourth line from both sides of a large enough
 * board.
 */
const isCorner = (board: Board, point: number): boolean =>
  Math.min(board.files, board.ranks) >= MIN_CORNER_SIDE &&
  linesOf(board, point).every((line) => line === 2 || line === 3);

const isAround = (dx: number, dy: number): boolean => Math.max(dx, dy) <= CORNER_RADIUS;

const isEmpty = (colors: Uint8Array, points: Int32Array): boolean => {
  for (const point of points) if (colors[point] !== EMPTY) return false;
  return true;
};

/** Whether the point is on the two outer lines with no stone near. A move there gains nothing yet. */
export function isEmptyEdge(board: Board, colors: Uint8Array, point: number): boolean {
  const nearby = areasOf(board).nearby.get(point);
  return nearby !== undefined && isEmpty(colors, nearby);
}

/**
 * The points that would occupy an empty corner, which on a large board are played before any fight; undefined if other
 * moves should be considered.
 */
export function emptyCornerMoves(board: Board, colors: Uint8Array): ReadonlySet<number> | undefined {
  const { corners } = areasOf(board);
  if (!corners.size || board.definition.end.captures > 0 || !isQuiet(board, colors)) return undefined;
  const empty = [...corners].filter(([, around]) => isEmpty(colors, around)).map(([point]) => point);
  return empty.length > 0 ? new Set(empty) : undefined;
}

/** Whether few stones are on the board, and no two of different colours touch. */
function isQuiet({ points, neighbours }: Board, colors: Uint8Array): boolean {
  let stones = 0;
  for (let point = 0; point < points; point++) {
    if (colors[point] === EMPTY) continue;
    if (++stones > MAX_OPENING_STONES) return false;
    for (let i = point * DIRECTION_COUNT; i < point * DIRECTION_COUNT + DIRECTION_COUNT; i++) {
      const other = neighbours[i]!;
      if (other < points && colors[other] !== EMPTY && colors[other] !== colors[point]) return false;
    }
  }
  return true;
}
