import { type Block, type Row, TEXT_SIZE } from '../block.ts';
import type { ItemSpec, ListSpec } from '../layout.ts';
import type { Mark } from '../marks.ts';
import { emWidth } from '../metrics.ts';
import { describeValue, type Reader } from '../reader.ts';
import { readValue } from '../values.ts';
import { type Prepared, prepare, type Run } from '../wrap.ts';
import { BASELINE, besideRow, paragraph, spaceRow, writeText } from '../write.ts';
import { factsOf } from './facts.ts';

/** An entry of a list, ready to be set. */
export interface Entry {
  readonly text: Prepared;
  readonly aside: string;
  /** Whether the entry has text of its own after the name. */
  readonly isLong: boolean;
  readonly pips: number;
}

const COLUMN_GAP = 3;

/** Line for a name that the player writes. */
const BLANK = '____________';

/** Draws entries below each other: names with counts, remarks at the right, and texts. */
export function list(spec: ListSpec, reader: Reader): Block[] {
  const entries = spec.blank
    ? reader
        .at(spec.from)
        .children()
        .map((entry) => plainEntry(describeValue(entry.take()).replaceAll(spec.blank!, BLANK)))
    : entriesOf(reader.at(spec.from), spec.item);
  const isShown = entries.length > 0 || (spec.grow ?? 0) > 0;
  const rows = (width: number, scale: number) => listRows(entries, width, scale, spec);
  return isShown ? [{ ...factsOf(spec, reader), rows }] : [];
}

/** Reads the entries of a list. A single value counts as a list of one. */
function entriesOf(reader: Reader, item: ItemSpec = {}): Entry[] {
  const { value } = reader;
  if (Array.isArray(value)) return lastOfSeries(reader.children()).map((entry) => entryOf(entry, item));
  return value === undefined || value === null ? [] : [entryOf(reader, item)];
}

/** What makes a name the next one of a series: `Sneak attack 3d6`, `Action Surge (2 uses)`, `Song of Rest (d8)`. */
const SERIES = / (?:\d{1,2}d\d{1,2}|\(\d[a-z\d ]{0,24}\)|\(d\d{1,2}\))$/;

/** Drops features that a later one of their series replaces, and takes them. */
function lastOfSeries(entries: readonly Reader[]): Reader[] {
  const stemOf = (entry: Reader) => {
    const name = describeValue(entry.at('name').value);
    const isGained = entry.at('level').value !== undefined;
    return isGained && SERIES.test(name) ? name.replace(SERIES, '') : undefined;
  };
  const last = new Map(entries.map((entry) => [stemOf(entry), entry]));
  return entries.filter((entry) => {
    const stem = stemOf(entry);
    const isShown = stem === undefined || last.get(stem) === entry;
    if (!isShown) entry.take();
    return isShown;
  });
}

/** Reads one entry of a list. What the layout does not name is added in words. */
export function entryOf(entry: Reader, item: ItemSpec = {}): Entry {
  if (typeof entry.value !== 'object') return plainEntry(describeValue(entry.take()));
  const { name = 'name', count, aside, detail = [], text = [], pips, hide = [] } = item;
  for (const key of hide) entry.take(key);
  const title = describeValue(entry.take(name));
  const number = count === undefined ? undefined : entry.take(count);
  const remark = aside === undefined ? '' : readValue(entry, aside);
  const texts = text.map((part) => readValue(entry, part)).filter(Boolean);
  const dots = pips === undefined ? undefined : entry.take(pips);
  const rest = [...detail.map((part) => readValue(entry, part)).filter(Boolean), ...entry.takeRest()];
  const isLong = texts.length > 0;
  const counted = typeof number === 'number' && number > 1 ? ` ×${number}` : '';
  const runs: Run[] = [
    { text: title + counted, face: isLong ? 'bold' : 'serif' },
    ...texts.map((words): Run => ({ text: ` ${words}`, face: 'serif' })),
    ...(rest.length ? [{ text: ` ${rest.join(', ')}`, face: 'italic' as const }] : []),
  ];
  return { text: prepare(runs), aside: remark, isLong, pips: typeof dots === 'number' ? dots : 0 };
}

const plainEntry = (text: string): Entry => ({
  ...{ text: prepare([{ text, face: 'serif' }]), aside: '', isLong: false, pips: 0 },
});

const PIP = { radius: 0.95, step: 2.7 };

/** Sets one entry. `box` is the room at the left for a mark, which `drawBox` draws. */
export function entryRows(
  { text, aside, pips, isLong }: Entry,
  width: number,
  size: number,
  drawBox?: (x: number, middle: number) => Mark[],
): Row[] {
  const asideSize = Math.max(1.8, size * 0.72);
  const asideWidth = aside ? emWidth(aside, 'sans') * asideSize : 0;
  const reserved = (aside ? asideWidth + 1.2 : 0) + pips * PIP.step;
  const isRoomy = reserved < width * 0.6;
  const beside = (x: number, y: number): Mark[] => [
    ...(drawBox ? drawBox(x, y + BASELINE * size - size * 0.3) : []),
    ...pipMarks(pips, x + width - asideWidth - (aside ? 1.2 : 0), y + BASELINE * size - size * 0.3),
    ...(aside && isRoomy ? [asideMark(aside, x, y + BASELINE * size, width, asideSize)] : []),
  ];
  const hang = drawBox ? size * 1.15 : 0;
  const lines = paragraph(text, width, { size, hang, reserved: isRoomy ? reserved : 0, beside });
  const under = aside && !isRoomy ? [asideRow(aside, width, asideSize)] : [];
  return [...lines, ...under, ...(isLong ? [spaceRow(size * 0.25)] : [])];
}

const asideMark = (aside: string, x: number, y: number, width: number, size: number): Mark => ({
  ...writeText({ x, y, width, align: 'end' }, aside, 'sans', size),
  isSoft: true,
});

const asideRow = (aside: string, width: number, size: number): Row => ({
  height: size * 1.2,
  draw: (x, y) => [asideMark(aside, x, y + size * BASELINE, width, size)],
});

const pipMarks = (count: number, right: number, middle: number): Mark[] =>
  Array.from({ length: count }, (_, i) => ({
    ...({ kind: 'circle', x: right - PIP.radius - 0.3 - (count - 1 - i) * PIP.step, y: middle } as const),
    ...{ radius: PIP.radius, isFilled: false },
  }));

/** Draws an open box to tick. */
export const openBox = (size: number, isFilled = false): ((x: number, middle: number) => Mark[]) => {
  const side = size * 0.66;
  return (x, middle) => [{ kind: 'square', x: x + 0.15, y: middle - side / 2, size: side, isFilled }];
};

/** Sets entries in columns, from left to right and then down. */
function listRows(entries: readonly Entry[], width: number, scale: number, { columns = 1, box }: ListSpec): Row[] {
  const size = TEXT_SIZE * scale;
  const drawBox = box ? openBox(size) : undefined;
  if (columns === 1) return entries.flatMap((entry) => entryRows(entry, width, size, drawBox));
  const each = (width - COLUMN_GAP * (columns - 1)) / columns;
  const cells = entries.map((entry) => entryRows(entry, each, size, drawBox));
  return Array.from({ length: Math.ceil(cells.length / columns) }, (_, i) =>
    besideRow(
      cells.slice(i * columns, (i + 1) * columns).map((rows, column) => ({ at: column * (each + COLUMN_GAP), rows })),
    ),
  );
}
