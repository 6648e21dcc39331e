import { type Block, LABEL_SIZE, type Row, TEXT_SIZE } from '../block.ts';
import type { TracksSpec, VowsSpec } from '../layout.ts';
import type { Mark } from '../marks.ts';
import { describeValue, labelOf, type Reader } from '../reader.ts';
import { readValue, signed } from '../values.ts';
import { prepare } from '../wrap.ts';
import { paragraph, spaceRow, writeLabel, writeText } from '../write.ts';
import { factsOf } from './facts.ts';

interface Track {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly below: string;
}

const CELL_HEIGHT = 7.5;

/** Draws meters as rows of numbers. The present one has a thick frame and a triangle above it. */
export function tracks(spec: TracksSpec, reader: Reader): Block[] {
  const all = spec.items.map(({ label, value, min, max, below }) => ({
    ...{ label, min, value: Number(reader.take(value)) },
    max: typeof max === 'number' ? max : Number(reader.take(max)),
    below: below === undefined ? '' : readValue(reader, below),
  }));
  const rows = (width: number) => all.flatMap((track) => [...trackRows(track, width), spaceRow(1)]);
  return [{ ...factsOf(spec, reader), splits: false, rows }];
}

function trackRows({ label, value, min, max, below }: Track, width: number): Row[] {
  const count = max - min + 1;
  const left = label ? 17 : 0;
  const cell = Math.min(14, (width - left) / count);
  const note: Row[] = below
    ? [
        {
          height: 3.6,
          draw: (x, y) => [writeText({ x: x + left, y: y + 2.7, width: width - left }, below, 'italic', 2.7)],
        },
      ]
    : [];
  const cells: Row = {
    height: CELL_HEIGHT + 1.4,
    draw: (x, y) => [
      ...(label ? [writeLabel({ x, y: y + 5.4, width: left - 2 }, label, LABEL_SIZE * 1.1)] : []),
      ...Array.from({ length: count }, (_, i) => i + min).flatMap((number, i) =>
        drawCell(number, number === value, min < 0, x + left + i * cell, y + 0.8, cell - 0.8),
      ),
    ],
  };
  return [cells, ...note];
}

function drawCell(number: number, isNow: boolean, hasSigns: boolean, x: number, y: number, width: number): Mark[] {
  const text = hasSigns && number !== 0 ? signed(number) : String(number);
  const place = { x: x + 0.4, y: y + CELL_HEIGHT / 2 + 1.2, width: width - 0.8, align: 'middle' as const };
  return [
    {
      ...{ kind: 'frame', x, y, width, height: CELL_HEIGHT, corner: 1, stroke: isNow ? 0.75 : 0.2 },
      ...(isNow && { fill: 'shade' as const }),
    },
    writeText(place, text, isNow ? 'bold' : 'serif', 3.4),
  ];
}

interface Vow {
  /** Empty on a line for the player, undefined where the title of the box says it. */
  readonly text: string | undefined;
  readonly rank: string;
  /** Ticks of progress: four fill a box. */
  readonly ticks: number;
}

/** Number of boxes of a progress track, and of ticks in a box. */
const BOXES = 10;
const TICKS = 4;

/** Draws vows, connections and legacies: a line of text, the rank, and ten boxes of progress. */
export function vows(spec: VowsSpec, reader: Reader): Block[] {
  const source = reader.at(spec.from);
  const isObject = source.value !== undefined && !Array.isArray(source.value);
  const found =
    typeof source.value === 'number'
      ? [trackOf(source, undefined)]
      : source.children().map((entry) => (isObject ? trackOf(entry, labelOf(entry.key)) : vowOf(entry)));
  const blanks = Array.from({ length: spec.blanks }, () => ({ text: '', rank: '', ticks: 0 }));
  const rows = (width: number, scale: number) => [...found, ...blanks].flatMap((vow) => vowRows(vow, width, scale));
  return [{ ...factsOf(spec, reader), splits: false, rows }];
}

const trackOf = (source: Reader, text: string | undefined): Vow => ({ text, rank: '', ticks: Number(source.take()) });

function vowOf(child: Reader): Vow {
  if (typeof child.value !== 'object') return { text: describeValue(child.take()), rank: '', ticks: 0 };
  const [text, name] = [describeValue(child.take('text')), describeValue(child.take('name'))];
  const rank = describeValue(child.take('rank'));
  const ticks = Number(child.take('progress') ?? 0);
  return { text: [name, text, ...child.takeRest()].filter(Boolean).join(', '), rank, ticks };
}

function vowRows({ text, rank, ticks }: Vow, width: number, scale: number): Row[] {
  const size = TEXT_SIZE * scale;
  const box = Math.min(6.6, (width - 1) / BOXES);
  const words = text
    ? prepare([{ text, face: 'bold' }, ...(rank ? [{ text: ` ${rank}`, face: 'italic' as const }] : [])])
    : undefined;
  const line: Row = {
    height: 6.4,
    draw: (x, y) => [{ kind: 'lines', lines: [[x, y + 5.4, x + width, y + 5.4]], stroke: 0.15, isSoft: true }],
  };
  const track: Row = {
    height: box + 1.8,
    draw: (x, y) =>
      Array.from({ length: BOXES }, (_, i) => drawBox(x + i * box, y + 0.4, box - 0.6, ticks - i * TICKS)).flat(),
  };
  return [...(words ? paragraph(words, width, { size }) : text === '' ? [line] : []), track];
}

/** Draws a box of progress with its ticks: the strokes of a star. */
function drawBox(x: number, y: number, side: number, ticks: number): Mark[] {
  const [left, right, top, foot] = [x + 0.8, x + side - 0.8, y + 0.8, y + side - 0.8];
  const [middle, centre] = [x + side / 2, y + side / 2];
  const strokes = [
    [left, foot, right, top],
    [left, top, right, foot],
    [middle, top, middle, foot],
    [left, centre, right, centre],
  ] as const;
  const frame: Mark = { kind: 'frame', x, y, width: side, height: side, corner: 0.5, stroke: 0.22 };
  const shown = strokes.slice(0, Math.max(0, Math.min(TICKS, ticks)));
  return shown.length ? [frame, { kind: 'lines', lines: shown, stroke: 0.35 }] : [frame];
}
