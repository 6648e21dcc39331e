import { LABEL_SIZE, LINE_HEIGHT, type Row } from './block.ts';
import { ASCENT, DESCENT, type Mark, type TextMark } from './marks.ts';
import { emWidth, type Face } from './metrics.ts';
import { breakLines, type Line, type Prepared } from './wrap.ts';

/** Smallest text of a sheet, in millimetres: 5 points. */
export const MIN_SIZE = 1.76;

/** Room between the letters of a label, in ems. */
const TRACKING = 0.07;

type Align = 'start' | 'middle' | 'end';

export interface Place {
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  readonly width: number;
  readonly align?: Align;
}

const startOf = ({ x, width, align = 'start' }: Place, used: number): number =>
  align === 'start' ? x : align === 'end' ? x + width - used : x + (width - used) / 2;

/** Writes one line of text. It becomes smaller where it is too wide, and is cut only where it would be too small. */
export function writeText(place: Place, text: string, face: Face, size: number): TextMark {
  const em = emWidth(text, face);
  const fitting = em * size > place.width ? Math.max(MIN_SIZE, place.width / em) : size;
  const shown = em * fitting > place.width + 0.001 ? cut(text, face, place.width / fitting) : text;
  const width = emWidth(shown, face) * fitting;
  return { kind: 'text', x: startOf(place, width), y: place.y, size: fitting, face, text: shown, width };
}

function cut(text: string, face: Face, width: number): string {
  let end = text.length;
  while (end > 1 && emWidth(`${text.slice(0, end).trimEnd()}…`, face) > width) end--;
  return `${text.slice(0, end).trimEnd()}…`;
}

/** Width of a label, in millimetres. */
export const labelWidth = (text: string, size = LABEL_SIZE): number =>
  (emWidth(text.toUpperCase(), 'strong') + TRACKING * (text.length - 1)) * size;

/** Writes a label: small capitals with room between them. */
export function writeLabel(place: Place, text: string, size = LABEL_SIZE): TextMark {
  const natural = labelWidth(text, size);
  const ratio = Math.min(1, place.width / natural);
  const width = natural * ratio;
  const face = 'strong' as const;
  return {
    ...{ kind: 'text', x: startOf(place, width), y: place.y, size: size * ratio, face },
    ...{ text: text.toUpperCase(), width, isSpaced: true, isSoft: true },
  };
}

/** Distance from the top of a line of text to its baseline, in sizes. */
export const BASELINE = ASCENT + (LINE_HEIGHT - ASCENT - DESCENT) / 2;

/** Draws a line of runs with its top at `y`. */
const drawLine = ({ runs }: Line, x: number, y: number, size: number): Mark[] =>
  runs.map(({ text, face, at, width }) => ({
    ...({ kind: 'text', x: x + at * size, y: y + BASELINE * size, size, face, text } as const),
    ...{ width: width * size, isSoft: face === 'sans' },
  }));

interface ParagraphOptions {
  readonly size: number;
  /** Indent of all lines but the first, in millimetres. */
  readonly hang?: number;
  /** Room at the end of the first line that is taken already, in millimetres. */
  readonly reserved?: number;
  /** Draws what stands beside the first line, with its top at `y`. */
  readonly beside?: (x: number, y: number) => Mark[];
}

/** Sets a paragraph as one row for each line. */
export function paragraph(text: Prepared, width: number, options: ParagraphOptions): Row[] {
  const { size, hang = 0, reserved = 0, beside } = options;
  const lines = breakLines(text, (width - hang) / size, (width - hang - reserved) / size);
  return lines.map((line, i) => ({
    height: size * LINE_HEIGHT,
    isInner: i > 0,
    draw: (x, y) => [...(i === 0 && beside ? beside(x, y) : []), ...drawLine(line, x + hang, y, size)],
  }));
}

/** An empty row below another one. */
export const spaceRow = (height: number): Row => ({ height, isInner: true, draw: () => [] });

/** A row that draws several rows beside each other, with the places of their left edges. */
export function besideRow(cells: readonly { readonly at: number; readonly rows: readonly Row[] }[]): Row {
  const height = Math.max(...cells.map(({ rows }) => heightOf(rows)));
  return { height, draw: (x, y) => cells.flatMap(({ at, rows }) => drawRows(rows, x + at, y)) };
}

export const heightOf = (rows: readonly Row[]): number => rows.reduce((sum, { height }) => sum + height, 0);

export function drawRows(rows: readonly Row[], x: number, y: number): Mark[] {
  let top = y;
  return rows.flatMap((row) => {
    const marks = row.draw(x, top);
    top += row.height;
    return marks;
  });
}
