import { ROLEPLAYING_SYSTEMS, type SystemSlug } from '../../src/entity/systems.ts';
import { Rng } from '../../src/lib/rng.ts';
import type { Character } from '../../src/roleplay/character.ts';
import { chargenOf } from '../../src/roleplay/chargen/index.ts';
import type { PlacedBox } from '../../src/sheet/compose/box.ts';
import { PAPERS, type Paper, type SheetSide } from '../../src/sheet/draw-sheet.ts';
import { type Area, areaOf, type Mark } from '../../src/sheet/marks.ts';

/** Laws of sheets, read from the marks alone. */

export const SYSTEMS: readonly SystemSlug[] = ROLEPLAYING_SYSTEMS.map(({ slug }) => slug);

export function characterOf(system: SystemSlug, level: number, seed: string, kind?: string): Character {
  const made = chargenOf(system)({ level, class: kind, rng: Rng.fromSeed(seed) });
  if (!made.ok) throw new Error(made.error.detail);
  return made.value;
}

const SLACK = 0.02;

const isInside = (inner: Area, outer: Area): boolean =>
  inner.x >= outer.x - SLACK &&
  inner.y >= outer.y - SLACK &&
  inner.x + inner.width <= outer.x + outer.width + SLACK &&
  inner.y + inner.height <= outer.y + outer.height + SLACK;

const overlap = (one: Area, other: Area): boolean =>
  one.x < other.x + other.width - SLACK &&
  other.x < one.x + one.width - SLACK &&
  one.y < other.y + other.height - SLACK &&
  other.y < one.y + one.height - SLACK;

const MARGIN = 9;

/** Smallest text that can be read, in millimetres: capitals of labels and the credit. */
const MIN_TEXT = 1.6;

/** Lists what is wrong with the geometry of a side. */
export function geometryFaults({ boxes }: SheetSide, paper: Paper): string[] {
  const { width, height } = PAPERS[paper];
  const body = { x: MARGIN, y: MARGIN, width: width - 2 * MARGIN, height: height - 2 * MARGIN };
  return [
    ...boxes.filter((box) => !isInside(box, body)).map(({ title }) => `${title} leaves the paper`),
    ...pairsOf(boxes)
      .filter(([one, other]) => overlap(one, other))
      .map(([one, other]) => `${one.title} overlaps ${other.title}`),
    ...boxes.flatMap(faultsInside),
  ];
}

function faultsInside(box: PlacedBox): string[] {
  const written = box.marks.filter((mark) => mark.kind !== 'frame' && mark.kind !== 'lines');
  const inner = box.marks.filter((mark) => mark.kind === 'frame').map(areaOf);
  return [
    ...box.marks
      .filter((mark) => mark.kind === 'text' && mark.size < MIN_TEXT)
      .map((mark) => `${nameOf(mark)} is tiny`),
    ...box.marks.filter((mark) => !isInside(areaOf(mark), box)).map((mark) => `${nameOf(mark)} leaves ${box.title}`),
    ...pairsOf(written)
      .filter(([one, other]) => overlap(areaOf(one), areaOf(other)))
      .map(([one, other]) => `${nameOf(one)} overlaps ${nameOf(other)} in ${box.title}`),
    // Text in a small frame, such as that of a number, stays inside of it.
    ...written
      .filter((mark) =>
        inner.some((frame) => crosses(areaOf(mark), frame) && !inner.some((f) => isInside(areaOf(mark), f))),
      )
      .map((mark) => `${nameOf(mark)} crosses a frame in ${box.title}`),
  ];
}

/** Whether an area is partly inside another, from left to right: titles stand in the upper line. */
const crosses = (one: Area, frame: Area): boolean =>
  overlap(one, frame) && (one.x < frame.x - SLACK || one.x + one.width > frame.x + frame.width + SLACK);

const nameOf = (mark: Mark): string => (mark.kind === 'text' ? JSON.stringify(mark.text) : mark.kind);

const pairsOf = <Thing>(things: readonly Thing[]): [Thing, Thing][] =>
  things.flatMap((one, i) => things.slice(i + 1).map((other): [Thing, Thing] => [one, other]));

/** All text of a sheet without spaces, commas and capitals: lines and digits are grouped for the eye. */
export const plainText = (text: string): string => text.toLowerCase().replaceAll('−', '-').replaceAll(/[\s,]/g, '');

export const textOf = (sides: readonly SheetSide[]): string =>
  plainText(
    sides
      .flatMap(({ boxes }) => boxes.flatMap(({ marks }) => marks))
      .map((mark) => (mark.kind === 'text' ? mark.text : ''))
      .join(' '),
  );
