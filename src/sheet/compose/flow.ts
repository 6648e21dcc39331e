import type { Block, Row } from '../block.ts';
import { BOX_GAP, boxHeight, rowsIn } from './box.ts';

/** A block, or a part of one, at its height in a column. */
export interface FlowItem {
  readonly part: Pick<Block, 'title' | 'note' | 'grow'>;
  readonly rows: readonly Row[];
  readonly y: number;
  readonly height: number;
}

/** Least number of rows in a part of a block. */
const MIN_ROWS = 4;

/** Slack for sums of rounded heights. */
const EPSILON = 0.01;

/**
 * Runs blocks through columns of one width and height. A block that does not fit moves to the next column; a long one
 * is cut between rows: one that is higher than `cutAbove`, in millimetres, if its layout says that it may be cut.
 */
export function packColumns(
  blocks: readonly Block[],
  width: number,
  height: number,
  scale: number,
  cutAbove: number,
): FlowItem[][] {
  const columns: FlowItem[][] = [[]];
  let y = 0;
  const next = () => {
    columns.push([]);
    y = 0;
  };
  for (const block of blocks) {
    let rows = rowsIn(block, width, scale);
    let part: FlowItem['part'] = { title: block.title, grow: 0, ...(block.note && { note: block.note }) };
    while (rows.length) {
      const whole = boxHeight(part, rows);
      const room = height - y;
      const fitting = whole <= room + EPSILON ? rows.length : rowsFor(part, rows, room, y === 0);
      const isCut = fitting < rows.length;
      const mayCut = block.splits && whole > cutAbove;
      if (isCut && y > 0 && !(mayCut && fitting >= MIN_ROWS)) {
        next();
        continue;
      }
      const taken = rows.slice(0, isCut && !mayCut ? rows.length : Math.max(1, fitting));
      const own = boxHeight(part, taken);
      columns.at(-1)!.push({ part, rows: taken, y, height: own });
      y += own + BOX_GAP;
      rows = rows.slice(taken.length);
      if (rows.length) {
        part = { title: part.title.endsWith('(continued)') ? part.title : `${part.title} (continued)`, grow: 0 };
        next();
      }
    }
  }
  return columns;
}

/**
 * Number of rows that fit into a box of this height, up to one that may begin another box. Rows that belong together are
 * parted only if `mayPart`, in a column of their own that cannot hold them.
 */
function rowsFor(part: Pick<Block, 'title'>, rows: readonly Row[], height: number, mayPart: boolean): number {
  let room = height - boxHeight(part, []);
  let count = 0;
  while (count < rows.length && room - rows[count]!.height >= -EPSILON) room -= rows[count++]!.height;
  let end = count;
  while (end > 0 && rows[end]?.isInner) end--;
  return end === 0 && mayPart ? count : end;
}
