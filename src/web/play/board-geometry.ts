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

/** What arrow keys do: a step within a row, or to another row. */
const STEPS: Readonly<Record<string, { readonly within: number } | { readonly rows: number }>> = {
  ArrowLeft: { within: -1 },
  ArrowRight: { within: 1 },
  ArrowUp: { rows: -1 },
  ArrowDown: { rows: 1 },
};

/**
 * The cell to which an arrow key leads from another: the next in its row, or the nearest of the next row. So all cells
 * can be reached, also where only every second square is one. Undefined for other keys; at an edge the cell itself.
 */
export function neighbourTowards(cells: readonly Placed[], from: number, arrow: string): number | undefined {
  const step = Object.hasOwn(STEPS, arrow) ? STEPS[arrow] : undefined;
  const rows = rowsOf(cells);
  const at = rows.findIndex((row) => row.some(({ key }) => key === from));
  if (!step || at < 0) return undefined;
  const row = rows[at]!;
  const place = row.findIndex(({ key }) => key === from);
  if ('within' in step) return (row[place + step.within] ?? row[place]!).key;
  const [x] = middleOf(row[place]!);
  const away = (cell: Placed) => Math.abs(middleOf(cell)[0] - x);
  const next = rows[at + step.rows];
  return next ? next.reduce((best, cell) => (away(cell) < away(best) ? cell : best)).key : from;
}
