import { groupBy } from '../../lib/group-by.ts';
import { type Feature, type HexMap, terrainAt } from '../game.ts';
import { type Area, boxAroundAll, moveBox, type Space } from './area.ts';
import { groundFillOf, groundLookOf } from './ground.ts';
import { isInsideHex, type MapLayout, type Point } from './layout.ts';
import { drawFeature, drawFlag } from './marks.ts';
import type { HexRoutes } from './routes.ts';
import type { MapStyle } from './styles.ts';
import type { Thing } from './thing.ts';

/** Something that stands on a hex, drawn around a point in a scale. */
interface Item {
  readonly feature?: Feature;
  draw(x: number, y: number, scale: number): Thing;
}

/** Scale of a thing alone on its hex, and among others. */
const [ALONE, CROWDED] = [1, 0.8];

/** Positions of things in a hex, by their number. */
const POSITIONS: readonly (readonly Point[])[] = [
  [],
  [[0, 0]],
  [
    [-34, 0],
    [34, 0],
  ],
  [
    [-34, 24],
    [34, 24],
    [0, -38],
  ],
  [
    [-34, -30],
    [34, -30],
    [-34, 34],
    [34, 34],
  ],
];

/** Returns where the things of a hex stand, relative to its middle, and their scale. */
function spread(count: number): { positions: readonly Point[]; scale: number } {
  return { positions: POSITIONS[Math.min(count, POSITIONS.length - 1)]!, scale: count > 1 ? CROWDED : ALONE };
}

/** Draws features side by side around a point. */
export function drawTogether(
  features: readonly Omit<Feature, 'hex'>[],
  [x, y]: Point,
  style: MapStyle,
  ground: string,
): Thing[] {
  const { positions, scale } = spread(features.length);
  return features.map((feature, i) => {
    const [dx, dy] = positions[i % positions.length]!;
    return drawFeature(feature, x + dx, y + dy, scale, style, ground);
  });
}

/** Scale of a named place in the middle of a hex with roads, and with a river around it. */
const [PLACE_SCALE, RIVERSIDE_SCALE] = [0.9, 0.64];
/** Distance between a named place and the ends of the roads that lead to it. */
const ROAD_GAP = 9;

/** The things that stand on hexes: features without a side, and the flags of players. */
export class Standing {
  readonly #map: HexMap;
  readonly #layout: MapLayout;
  readonly #style: MapStyle;
  readonly #items: ReadonlyMap<number, Item[]>;

  constructor(map: HexMap, layout: MapLayout, style: MapStyle) {
    this.#map = map;
    this.#layout = layout;
    this.#style = style;
    const items = [
      ...map.starts
        .filter(({ corner }) => corner === undefined)
        .map(({ hex, player }) => ({ hex, item: this.#flag(player, hex) })),
      ...map.features
        .filter(({ side }) => side === undefined)
        .map((feature) => ({ hex: feature.hex, item: this.#item(feature) })),
    ];
    this.#items = new Map(
      [...groupBy(items, ({ hex }) => hex)].map(([hex, all]) => [hex, all.map(({ item }) => item)]),
    );
  }

  #groundOf(hex: number): string {
    return groundFillOf(this.#style, groundLookOf(terrainAt(this.#map, hex)));
  }

  #flag(player: number, hex: number): Item {
    return { draw: (x, y, scale) => drawFlag(player, x, y, scale, this.#style, this.#groundOf(hex)) };
  }

  #item(feature: Feature): Item {
    const ground = this.#groundOf(feature.hex);
    return { feature, draw: (x, y, scale) => drawFeature(feature, x, y, scale, this.#style, ground) };
  }

  /** The named place of a hex, at which roads end. */
  #place(hex: number): Item | undefined {
    return this.#items.get(hex)?.find(({ feature }) => feature?.name !== undefined);
  }

  /** Returns the distance from the centre of a hex at which roads end; undefined if they meet there. */
  placeRadius(hex: number, hasRiver: boolean): number | undefined {
    const place = this.#place(hex)?.draw(0, 0, hasRiver ? RIVERSIDE_SCALE : PLACE_SCALE);
    return place && Math.max(...place.areas.map(reach)) + ROAD_GAP;
  }

  /** Draws all things. Beside rivers and roads they stand where there is room, and take it in `space`. */
  place(routes: ReadonlyMap<number, HexRoutes>, space: Space): { things: Thing[]; named: NamedThing[] } {
    const things: Thing[] = [];
    const named: NamedThing[] = [];
    const keep = ({ feature }: Item, thing: Thing) => {
      if (!thing.isOpaque) space.add(...thing.areas);
      things.push(thing);
      if (feature?.name !== undefined) named.push({ name: feature.name, thing });
    };
    // First all that has its fixed position.
    for (const [hex, items] of this.#items) {
      const lines = routes.get(hex);
      const place = this.#place(hex);
      if (!lines) for (const [i, thing] of this.#sideBySide(hex, items).entries()) keep(items[i]!, thing);
      else if (place)
        keep(place, place.draw(...this.#middle(hex), lines.rivers.length ? RIVERSIDE_SCALE : PLACE_SCALE));
    }
    for (const [hex, items] of this.#items) {
      if (!routes.has(hex)) continue;
      for (const item of items) if (item !== this.#place(hex)) keep(item, this.#inRoom(hex, item, space));
    }
    return { things, named };
  }

  #middle(hex: number): [number, number] {
    return [this.#layout.x[hex]!, this.#layout.y[hex]!];
  }

  #sideBySide(hex: number, items: readonly Item[]): Thing[] {
    const { positions, scale } = spread(items.length);
    const [x, y] = this.#middle(hex);
    return items.map((item, i) => {
      const [dx, dy] = positions[i % positions.length]!;
      return item.draw(x + dx, y + dy, scale);
    });
  }

  /** Draws an item at the free position nearest to the middle of its hex; if there is none, smaller or over the sides. */
  #inRoom(hex: number, item: Item, space: Space): Thing {
    const [x, y] = this.#middle(hex);
    for (const [scale, margin] of TRIES) {
      const box = moveBox(boxAroundAll(item.draw(0, 0, scale).areas), x, y);
      for (const [dx, dy] of NEARBY) {
        const moved = moveBox(box, dx, dy);
        if (isInsideHex(this.#layout, hex, moved, margin) && space.isFree(moved))
          return item.draw(x + dx, y + dy, scale);
      }
    }
    return item.draw(x, y, TRIES[0]![0]);
  }
}

/** Something with a name, and its drawing. */
export interface NamedThing {
  readonly name: string;
  readonly thing: Thing;
}

/** Scales in which a thing beside rivers and roads is tried, with its least distance from the sides of the hex. */
const TRIES: readonly (readonly [scale: number, margin: number])[] = [
  [0.9, 3],
  [0.75, 3],
  [0.6, 3],
  [0.75, -30],
  [0.6, -30],
];

/** Offsets from the middle of a hex, the nearest first. */
const NEARBY: readonly Point[] = Array.from(
  { length: 37 * 37 },
  (_, i): Point => [((i % 37) - 18) * 5, (Math.floor(i / 37) - 18) * 5],
).sort((a, b) => Math.hypot(...a) - Math.hypot(...b));

/** Distance from the middle of a drawing to the farthest point of an area. */
function reach(area: Area): number {
  if ('r' in area) return Math.hypot(area.x, area.y) + area.r;
  return Math.hypot(Math.max(-area.left, area.right), Math.max(-area.top, area.bottom));
}
