import { textBox } from '../../board/render/text/texts.ts';
import { inkOn } from '../../lib/contrast.ts';
import type { HexMap } from '../game.ts';
import { HexNumbers } from '../hex-numbers.ts';
import { type Box, boxAroundAll, moveBox, type Space } from './area.ts';
import { groundFillOf, groundLookOf } from './ground.ts';
import { isInsideHex, type MapLayout, type Point } from './layout.ts';
import type { NamedThing } from './standing.ts';
import type { MapStyle } from './styles.ts';
import type { PlacedText } from './thing.ts';

/** How hexes are named on a map: by axial coordinates such as 2,-1, or by column and row such as 0203. */
export type Coordinates = 'coordinates' | 'numbers';

/** A text that stands on the map itself. */
export interface Label extends PlacedText {
  readonly kind: Coordinates | 'name';
  readonly size: number;
  readonly x: number;
  readonly y: number;
}

/** Font sizes that are tried for coordinates and for names, the usual one first. */
const COORDINATE_SIZES = [22, 19, 16, 13];
const NAME_SIZES = [28, 25, 22, 19];

/** Distance between coordinates and the sides of their hex. */
const COORDINATE_MARGIN = 6;

/** Width of the edge around the letters of names. */
export const NAME_EDGE = 7;

/** The free place of a text among some offsets from a point; undefined if there is none. */
function findRoom(
  words: string,
  sizes: readonly number[],
  [x, y]: Point,
  offsets: readonly Point[],
  isFree: (box: Box) => boolean,
): { x: number; y: number; size: number; area: Box } | undefined {
  for (const size of sizes) {
    const box = textBox({ text: words, size, x: 0, y: 0 });
    for (const [dx, dy] of offsets) {
      const area = moveBox(box, x + dx, y + dy);
      if (isFree(area)) return { x: x + dx, y: y + dy, size, area };
    }
  }
  return undefined;
}

const grow = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

/** Places the names of things near them, where they cover nothing. `spaces` are the areas taken so far. */
export function placeNames(
  named: readonly NamedThing[],
  { width, height }: MapLayout,
  style: MapStyle,
  spaces: readonly Space[],
): Label[] {
  return named.flatMap(({ name, thing }): Label[] => {
    const box = boxAroundAll(thing.areas);
    const middle: Point = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const isFree = (text: Box) => {
      const area = grow(text, NAME_EDGE / 2 + 1);
      const isInFrame = area.left > 0 && area.top > 0 && area.right < width && area.bottom < height;
      return isInFrame && spaces.every((space) => space.isFree(area));
    };
    const room = findRoom(name, NAME_SIZES, middle, AROUND, isFree);
    if (!room) return [];
    spaces[0]!.add(grow(room.area, NAME_EDGE / 2));
    return [{ kind: 'name', words: name, ink: inkOn(style.page, style.text), on: style.page, ...room }];
  });
}

/** Offsets of a name from the middle of what it names: the nearest first, rather below than above or beside it. */
const AROUND: readonly Point[] = Array.from(
  { length: 45 * 35 },
  (_, i): Point => [((i % 45) - 22) * 6, (Math.floor(i / 45) - 17) * 6],
).sort((a, b) => distanceOfName(a) - distanceOfName(b));

function distanceOfName([dx, dy]: Point): number {
  return Math.abs(dx) * 0.9 + Math.abs(dy) * 1.1 + (dy < 0 ? 8 : 0);
}

/** Places the coordinates in each hex where they cover nothing, rather at the bottom. */
export function placeCoordinates(
  map: HexMap,
  layout: MapLayout,
  style: MapStyle,
  kindOfName: Coordinates,
  spaces: readonly Space[],
): Label[] {
  const { grid } = map;
  const numbers = new HexNumbers(grid, layout.orientation);
  const labels: Label[] = [];
  const grounds = map.request.game.terrains.map((terrain) => groundFillOf(style, groundLookOf(terrain)));
  const inks = grounds.map((ground) => inkOn(ground, style.text));
  for (let hex = 0; hex < grid.size; hex++) {
    const words = kindOfName === 'numbers' ? numbers.nameOf(hex) : `${grid.q[hex]},${grid.r[hex]}`;
    const isFree = (area: Box) =>
      isInsideHex(layout, hex, area, COORDINATE_MARGIN) && spaces.every((space) => space.isFree(grow(area, 2)));
    const room = findRoom(words, COORDINATE_SIZES, [layout.x[hex]!, layout.y[hex]!], WITHIN, isFree);
    const kind = map.terrain[hex]!;
    if (room) labels.push({ kind: kindOfName, words, ink: inks[kind]!, on: grounds[kind]!, ...room });
  }
  return labels;
}

/** Offsets of coordinates from the middle of a hex: first near the lower corner or side, then near the others. */
const WITHIN: readonly Point[] = [
  ...rowOf(66),
  ...rowOf(-66),
  ...[54, -54, 42, -42, 30, -30, 18, -18, 0, 74, -74].flatMap(rowOf),
];

function rowOf(y: number): Point[] {
  return [0, 8, -8, 16, -16, 24, -24, 32, -32, 40, -40, 48, -48, 56, -56].map((x): Point => [x, y]);
}
