import type { Block } from '../block.ts';
import type { Area } from '../marks.ts';
import { BOX_GAP, boxHeight, drawBox, notesBelow, type PlacedBox, rowsIn } from './box.ts';
import { packColumns } from './flow.ts';

/** The boxes of a side as a tree: one below the other, and in columns. */
export type Node = LeafNode | GroupNode | FlowNode;

interface LeafNode {
  readonly kind: 'leaf';
  readonly block: Block;
}

interface GroupNode {
  readonly kind: 'group';
  readonly columns: readonly { readonly share: number; readonly nodes: readonly Node[] }[];
  readonly grow: number;
}

/** Blocks that run through columns in their order. */
interface FlowNode {
  readonly kind: 'flow';
  readonly blocks: readonly Block[];
  readonly columns: number;
}

/** Width between columns, in millimetres. */
export const COLUMN_GAP = 2.4;

/** Steps in which the height of a flow is tried, in millimetres. */
const FLOW_STEP = 2;

function growOf(node: Node): number {
  switch (node.kind) {
    case 'leaf':
      return node.block.grow;
    case 'group':
      return node.grow;
    case 'flow':
      return 1;
  }
}

const isFramed = (node: Node): boolean => node.kind === 'leaf' && node.block.title !== '';

/** Height that nodes need below each other. */
export function stackHeight(nodes: readonly Node[], width: number, scale: number): number {
  return nodes.reduce((sum, node) => sum + nodeHeight(node, width, scale), 0) + BOX_GAP * Math.max(0, nodes.length - 1);
}

function nodeHeight(node: Node, width: number, scale: number): number {
  switch (node.kind) {
    case 'leaf':
      return boxHeight(node.block, rowsIn(node.block, width, scale));
    case 'group':
      return Math.max(...columnsOf(node, 0, width).map((one) => stackHeight(one.nodes, one.width, scale)));
    case 'flow':
      return flowHeight(node, width, scale);
  }
}

function columnsOf({ columns }: GroupNode, x: number, width: number) {
  const shown = columns.filter(({ nodes }) => nodes.length);
  const shares = shown.reduce((sum, { share }) => sum + share, 0);
  const unit = (width - COLUMN_GAP * (shown.length - 1)) / shares;
  let left = x;
  return shown.map(({ share, nodes }) => {
    const column = { x: left, width: unit * share, nodes };
    left += column.width + COLUMN_GAP;
    return column;
  });
}

/** Width of each of some equal columns. */
export const columnWidth = (width: number, columns: number): number => (width - COLUMN_GAP * (columns - 1)) / columns;

/** Finds the least height in which blocks run through their columns. */
function flowHeight({ blocks, columns }: FlowNode, width: number, scale: number): number {
  const each = columnWidth(width, columns);
  const heights = blocks.map((block) => boxHeight(block, rowsIn(block, each, scale)));
  const total = heights.reduce((sum, height) => sum + height + BOX_GAP, 0);
  let height = Math.max(...heights, total / columns - BOX_GAP);
  while (packColumns(blocks, each, height, scale, Number.POSITIVE_INFINITY).length > columns) height += FLOW_STEP;
  return height;
}

/** Places nodes below each other in an area. Room that they do not need goes to those that grow. */
export function placeStack(nodes: readonly Node[], area: Area, scale: number): PlacedBox[] {
  const heights = nodes.map((node) => nodeHeight(node, area.width, scale));
  const used = heights.reduce((sum, height) => sum + height, 0) + BOX_GAP * Math.max(0, nodes.length - 1);
  const spare = Math.max(0, area.height - used);
  const shares = nodes.reduce((sum, node) => sum + growOf(node), 0);
  let y = area.y;
  return nodes.flatMap((node, i) => {
    // Boxes beside each other end at the same height: without a box that grows, the last one is stretched.
    const extra = shares ? (spare * growOf(node)) / shares : i === nodes.length - 1 && isFramed(node) ? spare : 0;
    const height = heights[i]! + extra;
    const placed = placeNode(node, { ...area, y, height }, scale);
    y += height + BOX_GAP;
    return placed;
  });
}

function placeNode(node: Node, area: Area, scale: number): PlacedBox[] {
  switch (node.kind) {
    case 'leaf':
      return [drawBox(node.block, rowsIn(node.block, area.width, scale), area)];
    case 'group':
      return columnsOf(node, area.x, area.width).flatMap(({ x, width, nodes }) =>
        placeStack(nodes, { ...area, x, width }, scale),
      );
    case 'flow': {
      const each = columnWidth(area.width, node.columns);
      const packed = packColumns(
        node.blocks,
        each,
        flowHeight(node, area.width, scale),
        scale,
        Number.POSITIVE_INFINITY,
      );
      return Array.from({ length: node.columns }, (_, i) => i).flatMap((i) => {
        const column = packed[i] ?? [];
        const place = { x: area.x + i * (each + COLUMN_GAP), width: each };
        const boxes = column.map(({ part, rows, y, height }) =>
          drawBox(part, rows, { ...place, y: area.y + y, height }),
        );
        return [...boxes, ...notesBelow(boxes, { ...place, y: area.y, height: area.height })];
      });
    }
  }
}
