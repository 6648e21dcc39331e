import type { Block } from '../block.ts';
import type { Area } from '../marks.ts';
import { boxHeight, drawBox, notesBelow, type PlacedBox, rowsIn } from './box.ts';
import { type FlowItem, packColumns } from './flow.ts';
import { COLUMN_GAP, columnWidth, type Node, placeStack, stackHeight } from './stack.ts';

/** Scales of the text, from the largest to the smallest that reads well. */
const SCALES = [1.1, 1, 0.94, 0.88];

/** Scales for a first side that is still too full without the boxes that may leave it. */
const SMALL_SCALES = [...SCALES, 0.82];

const SMALLEST = 0.82;

/** Part of a side that a block must exceed to be cut before the end of a column is reached. */
const LONG = 0.35;

/** Tree of the first side from which all boxes are gone that leave it at a rank, or that are listed. */
export type SideTree = (rank: number, gone: ReadonlySet<Block>) => readonly Node[];

interface FirstSide {
  readonly boxes: PlacedBox[];
  readonly isGone: (block: Block) => boolean;
}

/**
 * Places the first side. Text becomes smaller before a box leaves for a further side; boxes leave in the order of their
 * ranks, and then the largest that can be cut.
 */
export function placeFirstSide(tree: SideTree, blocks: readonly Block[], area: Area): FirstSide {
  const ranks = [0, ...new Set(blocks.map(({ spill }) => spill).filter(Boolean))].sort((a, b) => a - b);
  for (const rank of ranks) {
    const nodes = tree(rank, new Set());
    const scales = rank === ranks.at(-1) ? SMALL_SCALES : SCALES;
    const scale = largestFitting(scales, (one) => stackHeight(nodes, area.width, one) <= area.height);
    if (scale !== undefined) {
      return { boxes: placeStack(nodes, area, scale), isGone: ({ spill }) => spill > 0 && spill <= rank };
    }
  }
  return placeWithoutLargest(tree, blocks, area, ranks.at(-1)!);
}

/** Finds the largest scale that fits. The smallest is tried second, because mostly the largest or none fits. */
function largestFitting(scales: readonly number[], fits: (scale: number) => boolean): number | undefined {
  if (fits(scales[0]!)) return scales[0];
  return fits(scales.at(-1)!) ? scales.slice(1).find(fits) : undefined;
}

function placeWithoutLargest(tree: SideTree, blocks: readonly Block[], area: Area, rank: number): FirstSide {
  const gone = new Set<Block>();
  const heightOf = (block: Block) => boxHeight(block, rowsIn(block, area.width / 3, SMALLEST));
  const candidates = blocks
    .filter(({ splits, spill, title }) => splits && title && !(spill > 0 && spill <= rank))
    .map((block) => ({ block, height: heightOf(block) }))
    .sort((a, b) => b.height - a.height);
  let nodes = tree(rank, gone);
  for (const { block } of candidates) {
    if (stackHeight(nodes, area.width, SMALLEST) <= area.height) break;
    gone.add(block);
    nodes = tree(rank, gone);
  }
  const isGone = (block: Block) => gone.has(block) || (block.spill > 0 && block.spill <= rank);
  return { boxes: placeStack(nodes, area, SMALLEST), isGone };
}

/** Places blocks on further sides, in columns. The largest text that needs no more sides than smaller text is used. */
export function placeFurtherSides(blocks: readonly Block[], columns: number, area: Area): PlacedBox[][] {
  if (!blocks.length) return [];
  const width = columnWidth(area.width, columns);
  const pack = (scale: number, height = area.height) => packColumns(blocks, width, height, scale, area.height * LONG);
  const least = Math.ceil(pack(SCALES.at(-1)!).length / columns);
  const scale = SCALES.find((one) => Math.ceil(pack(one).length / columns) === least)!;
  const height =
    least === 1 ? balancedHeight((one) => isWithin(pack(scale, one), columns, one), area.height) : area.height;
  const packed = pack(scale, height);
  return Array.from({ length: least }, (_, side) => {
    const boxes = packed.slice(side * columns, (side + 1) * columns).flatMap((items, i) => {
      const x = area.x + i * (width + COLUMN_GAP);
      return items.map((item) => placeItem(item, x, area.y, width));
    });
    return [...boxes, ...notesBelow(boxes, area)];
  });
}

const isWithin = (packed: readonly FlowItem[][], columns: number, height: number): boolean =>
  packed.length <= columns && packed.every((items) => items.every((item) => item.y + item.height <= height));

const placeItem = ({ part, rows, y, height }: FlowItem, x: number, top: number, width: number): PlacedBox =>
  drawBox(part, rows, { x, y: top + y, width, height });

/** Finds a height at which the columns are about equally long, in millimetres. */
function balancedHeight(fits: (height: number) => boolean, most: number): number {
  let [low, high] = [0, most];
  while (high - low > 3) {
    const middle = (low + high) / 2;
    if (fits(middle)) high = middle;
    else low = middle;
  }
  return high;
}
