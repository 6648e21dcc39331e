import { type Block, LINE_HEIGHT, type Row, TEXT_SIZE } from '../block.ts';
import type { CountersSpec, NotesSpec, TicksSpec } from '../layout.ts';
import type { Mark } from '../marks.ts';
import { describeValue, type Reader } from '../reader.ts';
import { besideRow, writeText } from '../write.ts';
import { factsOf } from './facts.ts';

interface Tick {
  readonly text: string;
  readonly isFilled: boolean;
}

/** Draws conditions with boxes to tick. Those that the character has are filled. */
export function ticks(spec: TicksSpec, reader: Reader): Block[] {
  const { from, options, columns = 1 } = spec;
  const had =
    from === undefined
      ? []
      : reader
          .at(from)
          .children()
          .map((child) => describeValue(child.take()));
  const all: Tick[] = [
    ...options.map((text) => ({ text, isFilled: had.some((one) => one.toLowerCase() === text.toLowerCase()) })),
    ...had
      .filter((one) => !options.some((text) => text.toLowerCase() === one.toLowerCase()))
      .map((text) => ({ text, isFilled: true })),
  ];
  return [{ ...factsOf(spec, reader), rows: (width, scale) => tickRows(all, columns, width, scale) }];
}

function tickRows(all: readonly Tick[], columns: number, width: number, scale: number): Row[] {
  const size = TEXT_SIZE * scale;
  const each = width / columns;
  const cell = ({ text, isFilled }: Tick): Row => ({
    height: size * (LINE_HEIGHT + 0.2),
    draw: (x, y) => [
      { kind: 'square', x: x + 0.2, y: y + size * 0.25, size: size * 0.72, isFilled },
      writeText({ x: x + size * 1.2, y: y + size * 0.88, width: each - size * 1.2 - 1 }, text, 'serif', size),
    ],
  });
  return Array.from({ length: Math.ceil(all.length / columns) }, (_, i) =>
    besideRow(
      all.slice(i * columns, (i + 1) * columns).map((one, column) => ({ at: column * each, rows: [cell(one)] })),
    ),
  );
}

const RADIUS = 1.25;
const STEP = 3.6;

/** Draws circles to fill in, such as those of death saves. */
export function counters(spec: CountersSpec, reader: Reader): Block[] {
  const all = spec.items.flatMap(({ label, count }) => {
    const number = typeof count === 'number' ? count : reader.take(count);
    return typeof number === 'number' && number > 0 ? [{ label, number }] : [];
  });
  const rows = (width: number, scale: number) =>
    all.map(({ label, number }) => counterRow(label, number, width, scale));
  return all.length ? [{ ...factsOf(spec, reader), rows }] : [];
}

function counterRow(label: string, count: number, width: number, scale: number): Row {
  const size = TEXT_SIZE * scale;
  const left = width - count * STEP;
  const height = Math.max(size * LINE_HEIGHT, 4.2);
  return {
    height,
    draw: (x, y) => [
      writeText({ x, y: y + height / 2 + size * 0.28, width: left - 1 }, label, 'serif', size),
      ...circles(count, x + left, y + height / 2),
    ],
  };
}

/** Draws a row of open circles. */
export const circles = (count: number, x: number, middle: number): Mark[] =>
  Array.from({ length: count }, (_, i) => ({
    ...({ kind: 'circle', x: x + STEP / 2 + i * STEP, y: middle, radius: RADIUS } as const),
    isFilled: false,
  }));

/** Width of one open circle with its room. */
export const CIRCLE_STEP = STEP;

/** Ruled room for writing. */
export const notes = (spec: NotesSpec, reader: Reader): Block[] => [
  { ...factsOf(spec, reader), grow: spec.grow ?? 1, rows: () => [] },
];
