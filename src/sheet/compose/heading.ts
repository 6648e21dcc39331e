import { capitalize } from '../../lib/wording.ts';
import type { FieldSpec, SheetLayout } from '../layout.ts';
import type { Area, Mark } from '../marks.ts';
import type { Reader } from '../reader.ts';
import { readValue } from '../values.ts';
import { breakLines, prepare } from '../wrap.ts';
import { writeLabel, writeText } from '../write.ts';
import type { PlacedBox } from './box.ts';

/** What stands at the top and the foot of all sides. */
export interface SheetWords {
  readonly title: string;
  readonly name: string;
  readonly summary: string;
  readonly credit: string;
  readonly fields: readonly (readonly Field[])[];
}

interface Field {
  readonly label: string;
  readonly text: string;
  readonly share: number;
}

export function readWords(layout: SheetLayout, reader: Reader): SheetWords {
  return {
    title: layout.title,
    name: readValue(reader, layout.name),
    summary: capitalize(readValue(reader, layout.summary)),
    credit: readValue(reader, 'credit'),
    fields: layout.fields.map((row) => row.map((field) => readField(field, reader))),
  };
}

const readField = ({ label, value, share = 1 }: FieldSpec, reader: Reader): Field => ({
  ...{ label, share },
  text: value === undefined ? '' : capitalize(readValue(reader, value)),
});

const FIELD_HEIGHT = 9;
const TITLE_HEIGHT = 5;
/** Part of the width that the name has. */
const NAME_SHARE = 0.36;

/** Height of the heading of the first side. */
export const headingHeight = ({ fields }: SheetWords): number => TITLE_HEIGHT + FIELD_HEIGHT * fields.length + 0.6;

/** Draws the heading of the first side: the title of the game, the name, and fields beside it. */
export function drawHeading(words: SheetWords, area: Area): PlacedBox {
  const { x, y, width, height } = area;
  const nameWidth = width * NAME_SHARE;
  const foot = y + height - 0.6;
  const marks: Mark[] = [
    writeLabel({ x, y: y + 2.4, width: width * 0.7 }, words.title, 2.3),
    writeText({ x, y: foot - 4.6, width: nameWidth - 2 }, words.name, 'bold', 8.4),
    writeLabel({ x, y: foot - 0.4, width: nameWidth }, 'Name'),
    { kind: 'lines', lines: [[x, foot - 2.7, x + nameWidth - 3, foot - 2.7]], stroke: 0.35 },
    { kind: 'lines', lines: [[x, y + 3.9, x + width, y + 3.9]], stroke: 0.5 },
    { kind: 'lines', lines: [[x, y + 4.6, x + width, y + 4.6]], stroke: 0.15 },
  ];
  const fields = words.fields.flatMap((row, i) =>
    drawFields(row, { x: x + nameWidth, y: y + TITLE_HEIGHT + i * FIELD_HEIGHT, width: width - nameWidth, height: 0 }),
  );
  return { ...area, title: 'heading', marks: [...marks, ...fields] };
}

function drawFields(row: readonly Field[], { x, y, width }: Area): Mark[] {
  const gap = 3;
  const unit = (width - gap * (row.length - 1)) / row.reduce((sum, { share }) => sum + share, 0);
  let left = x;
  return row.flatMap(({ label, text, share }): Mark[] => {
    const place = { x: left, width: unit * share };
    left += place.width + gap;
    const line = y + FIELD_HEIGHT - 2.7;
    return [
      ...(text ? [writeText({ ...place, y: line - 1.1 }, text, 'serif', 3.8)] : []),
      { kind: 'lines', lines: [[place.x, line, place.x + place.width, line]], stroke: 0.2 },
      writeLabel({ ...place, y: y + FIELD_HEIGHT - 0.4 }, label),
    ];
  });
}

/** Height of the heading of further sides. */
export const SMALL_HEADING = 9.5;

/** Draws the heading of a further side: the name and who that is. */
export function drawSmallHeading({ name, summary }: SheetWords, area: Area): PlacedBox {
  const { x, y, width } = area;
  const title = writeText({ x, y: y + 5.6, width: width * 0.5 }, name, 'bold', 6);
  const left = x + title.width + 4;
  const marks: Mark[] = [
    title,
    writeText({ x: left, y: y + 5.6, width: x + width - left, align: 'end' }, summary, 'serif', 3.6),
    { kind: 'lines', lines: [[x, y + 7.8, x + width, y + 7.8]], stroke: 0.5 },
    { kind: 'lines', lines: [[x, y + 8.5, x + width, y + 8.5]], stroke: 0.15 },
  ];
  return { ...area, title: 'heading', marks };
}

const CREDIT_SIZE = 1.8;
const CREDIT_LINE = 2.25;
const SIDE_WIDTH = 26;

/** Lines of the credit, which stands at the foot of each side. */
const creditLines = (credit: string, width: number) =>
  breakLines(prepare([{ text: credit, face: 'sans' }]), (width - SIDE_WIDTH) / CREDIT_SIZE);

export const footHeight = ({ credit }: SheetWords, width: number): number =>
  creditLines(credit, width).length * CREDIT_LINE + 0.6;

/** Draws the foot of a side: the credit, and which side this is if there are several. */
export function drawFoot({ credit }: SheetWords, side: number, sides: number, area: Area): PlacedBox {
  const { x, y, width } = area;
  const lines = creditLines(credit, width).map((line, i): Mark => {
    const place = { x, y: y + 2 + i * CREDIT_LINE, width };
    return { ...writeText(place, line.runs.map(({ text }) => text).join(' '), 'sans', CREDIT_SIZE), isSoft: true };
  });
  const number = `Side ${side} of ${sides}`;
  const place = { x: x + width - SIDE_WIDTH, y: y + 2, width: SIDE_WIDTH, align: 'end' as const };
  return { ...area, title: 'foot', marks: sides > 1 ? [...lines, writeLabel(place, number)] : lines };
}
