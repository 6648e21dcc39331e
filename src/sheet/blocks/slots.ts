import { type Block, LABEL_SIZE, type Row, TEXT_SIZE } from '../block.ts';
import type { SlotsSpec } from '../layout.ts';
import type { Area, Mark } from '../marks.ts';
import type { Reader } from '../reader.ts';
import { prepare } from '../wrap.ts';
import { BASELINE, besideRow, paragraph, writeText } from '../write.ts';
import { factsOf } from './facts.ts';
import { type Entry, entryOf, entryRows } from './list.ts';

/** A numbered place for gear. A long item takes several. */
interface Slot {
  readonly number: number;
  readonly entry?: Entry;
  /** Whether the item of the slot before reaches into this one. */
  readonly isTaken: boolean;
}

const GAP = 3;
const MIN_HEIGHT = 6.2;
const NUMBER_WIDTH = 5;
/** Room above the text of a slot. */
const SLOT_TOP = 0.8;

/** Draws gear in numbered slots, down the columns. What needs no slot stands below them. */
export function slots(spec: SlotsSpec, reader: Reader): Block[] {
  const all: Slot[] = [];
  const loose: Entry[] = [];
  for (const thing of reader.at(spec.from).children()) {
    const size = Number(thing.take('slots') ?? 1);
    const entry = entryOf(thing, spec.item);
    if (size === 0) loose.push(entry);
    for (let i = 0; i < size; i++)
      all.push(i === 0 ? { number: all.length + 1, entry, isTaken: false } : { number: all.length + 1, isTaken: true });
  }
  const total = Number(reader.take(spec.total));
  while (all.length < total) all.push({ number: all.length + 1, isTaken: false });
  const rows = (width: number, scale: number) => [
    ...gridRows(all, spec, width, scale),
    ...looseRows(loose, width, scale),
  ];
  return [{ ...factsOf(spec, reader), rows }];
}

function gridRows(all: readonly Slot[], { columns }: SlotsSpec, width: number, scale: number): Row[] {
  const each = (width - GAP * (columns - 1)) / columns;
  const perColumn = Math.ceil(all.length / columns);
  const baseline = SLOT_TOP + BASELINE * TEXT_SIZE * scale;
  return Array.from({ length: perColumn }, (_, i) => {
    const places = Array.from({ length: columns }, (__, column) => all[column * perColumn + i]);
    const cells = places.map((slot) => (slot ? slotRows(slot, each, scale) : []));
    const height = Math.max(MIN_HEIGHT, ...cells.map((rows) => rows.reduce((sum, row) => sum + row.height, SLOT_TOP)));
    const content = besideRow(cells.map((rows, column) => ({ at: column * (each + GAP) + NUMBER_WIDTH, rows })));
    return {
      height,
      draw: (x, y) => [
        ...content.draw(x, y + SLOT_TOP),
        ...places.flatMap((slot, column) =>
          slot ? drawSlot(slot, baseline, { x: x + column * (each + GAP), y, width: each, height }) : [],
        ),
      ],
    };
  });
}

function slotRows({ entry, isTaken }: Slot, width: number, scale: number): Row[] {
  const size = TEXT_SIZE * scale;
  if (entry) return entryRows(entry, width - NUMBER_WIDTH, size);
  if (!isTaken) return [];
  return paragraph(prepare([{ text: 'as above', face: 'italic' }]), width - NUMBER_WIDTH, { size });
}

/** Draws the number of a slot and the line below it. */
const drawSlot = ({ number }: Slot, baseline: number, { x, y, width, height }: Area): Mark[] => [
  {
    ...writeText(
      { x, y: y + baseline, width: NUMBER_WIDTH - 1.6, align: 'end' },
      String(number),
      'sans',
      LABEL_SIZE * 1.15,
    ),
    isSoft: true,
  },
  { kind: 'lines', lines: [[x, y + height - 0.2, x + width, y + height - 0.2]], stroke: 0.15, isSoft: true },
];

const looseRows = (loose: readonly Entry[], width: number, scale: number): Row[] =>
  loose.flatMap((entry) => entryRows(entry, width, TEXT_SIZE * scale));
