import type { SceneCell } from '../engine/scene.ts';

type Placed = Pick<SceneCell, 'key' | 'x' | 'y' | 'width' | 'height'>;

const middleOf = ({ x, y, width, height }: Placed): [number, number] => [x + width / 2, y + height / 2];

/** Sorts cells into rows from the top, each from the left. Cells whose middles are about level share a row. */
export function rowsOf<Cell extends Placed>(cells: readonly Cell[]): Cell[][] {
  const sorted = [...cells].sort((one, other) => middleOf(one)[1] - middleOf(other)[1]);
  const rows: Cell[][] = [];
  for (const cell of sorted) {
    const row = rows.at(-1);
    const level = row && middleOf(row[0]!)[1];
    if (level !== undefined && middleOf(cell)[1] - level < cell.height / 3) row!.push(cell);
    else rows.push([cell]);
  }
  return rows.map((row) => row.sort((one, other) => middleOf(one)[0] - middleOf(other)[0]));
}

const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** How much farther a cell counts that lies to the side of the direction of an arrow. */
const SIDEWAYS = 2.5;

/** The cell to which an arrow key leads from another: the nearest in its direction. Undefined for other keys. */
export function neighbourTowards(cells: readonly Placed[], from: number, arrow: string): number | undefined {
  const direction = Object.hasOwn(DIRECTIONS, arrow) ? DIRECTIONS[arrow] : undefined;
  const start = cells.find(({ key }) => key === from);
  if (!direction || !start) return undefined;
  const [x, y] = middleOf(start);
  const distances = cells.map((cell) => {
    const [toX, toY] = middleOf(cell);
    const along = (toX - x) * direction[0] + (toY - y) * direction[1];
    const aside = Math.abs((toX - x) * direction[1]) + Math.abs((toY - y) * direction[0]);
    return {
      key: cell.key,
      far: along < start.width / 4 || aside > along * 2 ? Number.POSITIVE_INFINITY : along + SIDEWAYS * aside,
    };
  });
  const nearest = distances.reduce((best, one) => (one.far < best.far ? one : best));
  return Number.isFinite(nearest.far) ? nearest.key : from;
}
