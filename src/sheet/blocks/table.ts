import { type Block, LABEL_SIZE, LINE_HEIGHT, type Row, TEXT_SIZE } from '../block.ts';
import type { TableSpec } from '../layout.ts';
import type { Mark } from '../marks.ts';
import type { Reader } from '../reader.ts';
import { readValue } from '../values.ts';
import { type Prepared, prepare } from '../wrap.ts';
import { besideRow, MIN_SIZE, paragraph, writeLabel } from '../write.ts';
import { factsOf } from './facts.ts';

interface Line {
  readonly cells: readonly string[];
  /** What the layout has no column for, in words. */
  readonly rest: string;
}

const GAP = 1.6;

/** Draws a table with a heading, such as that of attacks, and empty rows to fill in. */
export function table(spec: TableSpec, reader: Reader): Block[] {
  const lines = reader
    .at(spec.from)
    .children()
    .map((entry) => ({
      cells: spec.columns.map(({ value }) => readValue(entry, value)),
      rest: [spec.detail === undefined ? '' : readValue(entry, spec.detail), ...entry.takeRest()]
        .filter(Boolean)
        .join(', '),
    }));
  const rows = (width: number, scale: number): Row[] => {
    const cells = placesOf(spec, width);
    const blanks = Array.from({ length: spec.blanks ?? 0 }, () => blankRow(width));
    return [headRow(spec, cells), ...lines.flatMap((line) => lineRows(line, cells, width, scale)), ...blanks];
  };
  return lines.length || spec.blanks ? [{ ...factsOf(spec, reader), rows }] : [];
}

interface Cell {
  readonly at: number;
  readonly width: number;
}

function placesOf({ columns }: TableSpec, width: number): Cell[] {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const unit = (width - GAP * (columns.length - 1)) / shares;
  let at = 0;
  return columns.map(({ share }) => {
    const cell = { at, width: share * unit };
    at += cell.width + GAP;
    return cell;
  });
}

const headRow = ({ columns }: TableSpec, cells: readonly Cell[]): Row => ({
  height: 3.4,
  draw: (x, y) =>
    columns.map(({ label }, i) =>
      writeLabel({ x: x + cells[i]!.at, y: y + 2, width: cells[i]!.width }, label, LABEL_SIZE * 0.95),
    ),
});

const ruleBelow = (x: number, y: number, width: number): Mark => ({
  ...{ kind: 'lines', lines: [[x, y, x + width, y]], stroke: 0.12, isSoft: true },
});

function lineRows({ cells: texts, rest }: Line, cells: readonly Cell[], width: number, scale: number): Row[] {
  const size = TEXT_SIZE * Math.min(1, scale);
  const filled = texts.map((text, i) => {
    const words = prepare([{ text, face: i === 0 ? 'bold' : 'serif' }]);
    const { at, width: room } = cells[i]!;
    return { at, rows: paragraph(words, room, { size: sizeFor(words, room, size) }) };
  });
  const main = besideRow(filled);
  const below = rest ? paragraph(prepare([{ text: rest, face: 'italic' }]), width - 2, { size: size * 0.86 }) : [];
  const indented = below.map((row): Row => ({ ...row, draw: (x, y) => row.draw(x + 2, y) }));
  const rule: Row = { height: size * 0.4, draw: (x, y) => [ruleBelow(x, y + size * 0.2, width)] };
  return [main, ...indented, rule];
}

/** Makes text smaller whose longest word is wider than its cell, such as `+21/+16/+11`. */
function sizeFor({ words }: Prepared, width: number, size: number): number {
  const longest = Math.max(0, ...words.map((word) => word.width));
  return Math.max(MIN_SIZE, Math.min(size, width / longest));
}

const blankRow = (width: number): Row => ({
  height: TEXT_SIZE * LINE_HEIGHT + 1.8,
  draw: (x, y) => [ruleBelow(x, y + TEXT_SIZE * LINE_HEIGHT + 1.4, width)],
});
