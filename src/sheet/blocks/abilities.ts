import { type Block, LABEL_SIZE, type Row } from '../block.ts';
import type { AbilitiesSpec, ValuePart } from '../layout.ts';
import type { Mark } from '../marks.ts';
import { labelOf, type Reader } from '../reader.ts';
import { readValue } from '../values.ts';
import { writeLabel, writeText } from '../write.ts';
import { factsOf } from './facts.ts';

interface Ability {
  readonly label: string;
  readonly main: string;
  readonly sub: string | undefined;
  readonly tick: string | undefined;
}

const HEIGHT = 19.5;
const TICK_HEIGHT = 4.2;
const GAP = 2;
const PLATE = { width: 11, height: 5 };
/** Width of a plate that is left for the player. */
const OPEN_PLATE = 20;

/** Draws each ability in a box of its own: a large number, and a plate for a small one. */
export function abilities(spec: AbilitiesSpec, reader: Reader): Block[] {
  const all = reader
    .at(spec.from)
    .children()
    .map(({ key }) => abilityOf(spec, reader, key));
  const rows = (width: number): Row[] => (spec.style === 'row' ? [rowOf(all, spec, width)] : stackOf(all, spec, width));
  return all.length ? [{ ...factsOf(spec, reader), splits: false, rows }] : [];
}

function abilityOf({ main, sub, subLabel, ticks = {} }: AbilitiesSpec, reader: Reader, key: string): Ability {
  const read = (part: ValuePart) => readValue(reader, { ...part, from: part.from.replace('*', () => key) });
  return {
    label: labelOf(key),
    main: read(main),
    sub: sub ? read(sub) : subLabel && '',
    tick: Object.hasOwn(ticks, key) ? ticks[key] : undefined,
  };
}

const heightOfOne = (all: readonly Ability[]): number => HEIGHT + (all.some(({ tick }) => tick) ? TICK_HEIGHT : 0);

function rowOf(all: readonly Ability[], spec: AbilitiesSpec, width: number): Row {
  const each = (width - GAP * (all.length - 1)) / all.length;
  return {
    height: heightOfOne(all),
    draw: (x, y) => all.flatMap((ability, i) => drawAbility(ability, spec, x + i * (each + GAP), y, each)),
  };
}

const stackOf = (all: readonly Ability[], spec: AbilitiesSpec, width: number): Row[] =>
  all.map((ability, i) => ({
    height: heightOfOne(all) + (i < all.length - 1 ? GAP : 0),
    draw: (x, y) => drawAbility(ability, spec, x, y, width),
  }));

function drawAbility({ label, main, sub, tick }: Ability, spec: AbilitiesSpec, x: number, y: number, width: number) {
  const height = HEIGHT - PLATE.height / 2;
  const inner = { x: x + 1, width: width - 2, align: 'middle' as const };
  const marks: Mark[] = [
    { kind: 'frame', x, y, width, height: sub === undefined ? HEIGHT : height, corner: 1.6, stroke: 0.3 },
    writeLabel({ ...inner, y: y + 3.4 }, label, LABEL_SIZE * 1.05),
    writeText({ ...inner, y: y + (sub === undefined ? 13.6 : 11.6) }, main, 'bold', 8),
  ];
  if (sub !== undefined) marks.push(...drawPlate(sub, spec.subLabel, x + width / 2, y + height));
  if (tick) marks.push(...drawTick(tick, x, y + HEIGHT, width));
  return marks;
}

/** Draws the plate across the lower line of the box. */
function drawPlate(text: string, label: string | undefined, middle: number, y: number): Mark[] {
  const isOpen = text === '' && label !== undefined;
  const { height } = PLATE;
  const width = isOpen ? OPEN_PLATE : PLATE.width;
  const [x, top] = [middle - width / 2, y - height / 2];
  const inside = { x: x + 0.6, width: width - 1.2, align: 'middle' as const };
  return [
    { kind: 'frame', x, y: top, width, height, corner: 1.2, stroke: 0.25, fill: isOpen ? 'paper' : 'shade' },
    isOpen
      ? writeLabel({ ...inside, align: 'start', x: x + 1.2, y: y + 0.7 }, label, LABEL_SIZE)
      : writeText({ ...inside, y: y + 1.2 }, text, 'serif', 3.6),
  ];
}

function drawTick(text: string, x: number, y: number, width: number): Mark[] {
  const size = 2.2;
  const label = writeText({ x: x + size + 1, y: y + 3.1, width: width - size - 1.5 }, text, 'serif', 2.7);
  const start = x + (width - size - 1 - label.width) / 2;
  return [
    { kind: 'square', x: start, y: y + 1.2, size, isFilled: false },
    { ...label, x: start + size + 1 },
  ];
}
