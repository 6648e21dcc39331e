import { type Block, type Row, RULE_PITCH } from '../block.ts';
import type { Area, Mark } from '../marks.ts';
import { emWidth } from '../metrics.ts';
import { drawRows, heightOf, labelWidth, writeLabel, writeText } from '../write.ts';

/** A box at its place on a side. All its marks are inside. */
export interface PlacedBox extends Area {
  readonly title: string;
  readonly marks: readonly Mark[];
}

/** Room between the frame of a box and its content, in millimetres. The title stands in the upper line. */
const PAD = { top: 3.4, side: 2, foot: 1.6 } as const;

/** Distance of the upper line from the top of the box. */
const LINE_TOP = 0.9;

/** Distance of boxes, in millimetres. */
export const BOX_GAP = 1.8;

/** Least height of free room that is ruled for writing. */
const MIN_RULED = RULE_PITCH * 0.8;

const TITLE_SIZE = 2.15;

const widthInside = ({ title }: Block, width: number): number => (title ? width - 2 * PAD.side : width);

/** Makes the rows of a block for a box of this width. */
export const rowsIn = (block: Block, width: number, scale: number): readonly Row[] =>
  block.rows(widthInside(block, width), scale);

/** Height of a box around rows. */
export const boxHeight = ({ title }: Pick<Block, 'title'>, rows: readonly Row[]): number =>
  heightOf(rows) + (title ? PAD.top + PAD.foot : 0);

/** Draws rows in a box of a given height. Room that is left below them is ruled, if the block may grow. */
export function drawBox(
  block: Pick<Block, 'title' | 'note' | 'grow'>,
  rows: readonly Row[],
  { x, y, width, height }: Area,
): PlacedBox {
  const { title, note, grow } = block;
  if (!title) return { x, y, width, height, title, marks: drawRows(rows, x, y) };
  const inner = { x: x + PAD.side, width: width - 2 * PAD.side };
  const end = y + PAD.top + heightOf(rows);
  const marks = [
    ...drawFrame(title, note, { x, y, width, height }),
    ...drawRows(rows, inner.x, y + PAD.top),
    ...(grow > 0 ? drawRules(inner.x, end, inner.width, y + height - PAD.foot - end) : []),
  ];
  return { x, y, width, height, title, marks };
}

function drawFrame(title: string, note: string | undefined, { x, y, width, height }: Area): Mark[] {
  const from = x + 3;
  const room = width - 6;
  const noteSize = 2.35;
  const noteWidth = note ? emWidth(note, 'italic') * noteSize + 1.6 : 0;
  const hasNote = note !== undefined && labelWidth(title, TITLE_SIZE) * 0.8 + noteWidth <= room;
  const label = writeLabel({ x: from, y: y + 1.75, width: room - (hasNote ? noteWidth : 0) }, title, TITLE_SIZE);
  const remark = hasNote
    ? [writeText({ x: from + label.width + 1.6, y: y + 1.75, width: noteWidth }, note, 'italic', noteSize)]
    : [];
  const end = from + label.width + (hasNote ? noteWidth : 0) + 0.9;
  return [
    {
      ...{ kind: 'frame', x, y: y + LINE_TOP, width, height: height - LINE_TOP, corner: 1.3, stroke: 0.22 },
      gap: [from - 0.9, end],
    },
    { ...label, isSoft: false },
    ...remark,
  ];
}

function drawRules(x: number, y: number, width: number, height: number): Mark[] {
  if (height < MIN_RULED) return [];
  const count = Math.floor(height / RULE_PITCH);
  const lines = Array.from({ length: Math.max(1, count) }, (_, i): [number, number, number, number] => {
    const at = y + Math.min(height, (i + 1) * RULE_PITCH) - 0.4;
    return [x, at, x + width, at];
  });
  return [{ kind: 'lines', lines, stroke: 0.12, isSoft: true }];
}

/** Least height of a box for notes. */
const MIN_NOTES = 24;

/** Makes a box for notes in the room below boxes, if there is enough. */
export function notesBelow(boxes: readonly Area[], area: Area): PlacedBox[] {
  const y = Math.max(area.y - BOX_GAP, ...boxes.map((box) => box.y + box.height)) + BOX_GAP;
  const height = area.y + area.height - y;
  return height < MIN_NOTES ? [] : [drawBox({ title: 'Notes', grow: 1 }, [], { ...area, y, height })];
}
