import { cellAt, type Grid } from '../board/grid.ts';
import type { TargetCell } from '../board/render/marks/targets.ts';
import type { BetzaStroke } from './language/betza.ts';

/** A small empty board around a piece, with what it may do on each cell. */
export interface Reach {
  readonly grid: Grid;
  /** The cell of the piece, in the middle. */
  readonly middle: number;
  /** Cells of pieces over which the piece jumps. */
  readonly screens: readonly number[];
  readonly targets: readonly TargetCell[];
}

/** Smallest and largest number of cells on each side of the piece. */
const [MIN_RADIUS, MAX_RADIUS] = [2, 4];

/** Number of steps from the piece to one over which it jumps: two, unless it then could not land behind it. */
const screenSteps = ({ range }: BetzaStroke): number => (range === 2 ? 1 : 2);

/** Works out where a piece can go from the middle of a small board on which there is nothing else but what it jumps over. */
export function reachOf(strokes: readonly BetzaStroke[]): Reach {
  const radius = Math.min(MAX_RADIUS, Math.max(MIN_RADIUS, ...strokes.map(reachOfStroke)));
  const side = 2 * radius + 1;
  const grid: Grid = { files: side, ranks: side };
  const cellBy = (dx: number, dy: number): number | undefined =>
    Math.max(Math.abs(dx), Math.abs(dy)) <= radius ? cellAt(grid, radius + dx, radius + dy) : undefined;
  const screens = screenedStrokes(strokes).flatMap((stroke) => {
    const steps = screenSteps(stroke);
    return cellBy(steps * stroke.dx, steps * stroke.dy) ?? [];
  });
  const reached = new Map<number, { move: boolean; capture: boolean }>();
  for (const stroke of strokes) {
    for (const cell of cellsOf(stroke, cellBy, screens)) {
      const known = reached.get(cell);
      reached.set(cell, {
        move: stroke.move || known?.move === true,
        capture: stroke.capture || known?.capture === true,
      });
    }
  }
  const targets = [...reached].map(
    ([key, { move, capture }]): TargetCell => ({ key, sign: move && capture ? 'both' : move ? 'move' : 'take' }),
  );
  return { grid, middle: cellAt(grid, radius, radius), screens, targets };
}

/** Cells between the piece and the edge of the board that a stroke needs. */
function reachOfStroke({ dx, dy, range, hop }: BetzaStroke): number {
  const leap = Math.max(Math.abs(dx), Math.abs(dy));
  if (hop !== 'none') return MAX_RADIUS;
  return range === 0 ? Math.max(3, 2 * leap) : leap * range;
}

/**
 * The strokes on whose way another piece stands. If the piece also moves without jumping, pieces stand only
 * forward and to the right, so that the picture shows both.
 */
function screenedStrokes(strokes: readonly BetzaStroke[]): BetzaStroke[] {
  const hops = strokes.filter(({ hop }) => hop !== 'none');
  if (hops.length === strokes.length) return hops;
  return hops.filter(({ dx, dy }) => dx >= 0 && dy >= 0);
}

function cellsOf(
  { dx, dy, range, hop }: BetzaStroke,
  cellBy: (dx: number, dy: number) => number | undefined,
  screens: readonly number[],
): number[] {
  const cells: number[] = [];
  let hasJumped = false;
  for (let step = 1; range === 0 || step <= range; step++) {
    const cell = cellBy(step * dx, step * dy);
    if (cell === undefined) break;
    if (screens.includes(cell)) {
      if (hop === 'none' || hasJumped) break;
      hasJumped = true;
    } else if (hop === 'none' || hasJumped) {
      cells.push(cell);
      if (hop === 'behind') break;
    }
  }
  return cells;
}
