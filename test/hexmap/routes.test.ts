import { describe, expect, it } from 'vitest';
import { sidesInMask } from '../../src/hexmap/describe-map.ts';
import { HexGrid } from '../../src/hexmap/grid.ts';
import { coverLine, overlaps } from '../../src/hexmap/render/area.ts';
import { layoutOf, type Point } from '../../src/hexmap/render/layout.ts';
import {
  curvesOf,
  RIVER_WIDTH,
  ROAD_WIDTH,
  type Route,
  routesIn,
  routesOf,
  sideFrames,
} from '../../src/hexmap/render/routes.ts';
import { mapOf } from './laws.ts';

const FRAMES = sideFrames(layoutOf(HexGrid.hexagon(0), 'flat').corners);

/** Masks of sides, one of those that are turned versions of each other. */
const MASKS = Array.from({ length: 63 }, (_, i) => i + 1).filter((mask) => {
  const turned = Array.from({ length: 6 }, (_, by) => ((mask << by) | (mask >> (6 - by))) & 63);
  return mask === Math.min(...turned);
});

const pointsOf = (route: Route): Point[] => coverLine(curvesOf(route), 0).map(({ x, y }) => [x, y]);

/** Lengths of the parts of a road that lie on rivers, and how near their middles come to each other there. */
function meetings(road: Route, rivers: readonly Point[]): { length: number; nearest: number }[] {
  const found: { length: number; nearest: number }[] = [];
  let [isOn, from] = [false, undefined as Point | undefined];
  for (const [x, y] of pointsOf(road)) {
    const nearest = Math.min(...rivers.map(([rx, ry]) => Math.hypot(x - rx, y - ry)));
    const isOver = nearest < (RIVER_WIDTH + ROAD_WIDTH) / 2;
    if (isOver && !isOn) found.push({ length: 0, nearest });
    if (isOver && isOn) {
      const run = found.at(-1)!;
      run.length += Math.hypot(x - from![0], y - from![1]);
      run.nearest = Math.min(run.nearest, nearest);
    }
    [isOn, from] = [isOver, [x, y]];
  }
  return found;
}

/** A crossing at a right angle is as long as both are wide; one at 45 degrees is longer by 1.4. */
const MAX_CROSSING = (RIVER_WIDTH + ROAD_WIDTH) * 1.45;

describe.each([
  ['with a place in the middle', 38],
  ['with nothing in the middle', undefined],
])('roads and rivers of a hex %s', (_, place) => {
  it('run beside each other or cross, whatever sides they have', () => {
    let crossings = 0;
    for (const riverMask of MASKS) {
      for (let roadMask = 1; roadMask < 64; roadMask++) {
        const shared = riverMask & roadMask;
        for (const shifts of [0, 0b010101 & shared, 0b101010 & shared, shared]) {
          const hex = {
            river: sidesInMask(riverMask),
            road: sidesInMask(roadMask),
            place,
            shiftOf: (side: number) => (shifts & (1 << side) ? 1 : -1),
          };
          const { rivers, roads } = routesIn(FRAMES, hex);
          const middles = rivers.flatMap(pointsOf);
          for (const run of roads.flatMap((road) => meetings(road, middles))) {
            crossings++;
            const what = `${hex.river} | ${hex.road} | ${shifts}`;
            if (run.length > MAX_CROSSING || run.nearest > 6) expect(run, what).toBe('a crossing');
          }
        }
      }
    }
    expect(crossings).toBeGreaterThan(1000);
  });

  it('end at the sides that they have', () => {
    const { rivers, roads } = routesIn(FRAMES, { river: [0, 3], road: [0, 1], place, shiftOf: () => 1 });
    const ends = (routes: readonly Route[]) => routes.flatMap((route) => [route[0]!, route.at(-1)!]);
    const isAt = (side: number, routes: readonly Route[]) => {
      const { out } = FRAMES[side]!;
      return ends(routes).some(([x, y]) => Math.abs(x * out[0] + y * out[1] - 50 * Math.sqrt(3)) < 1e-6);
    };
    expect([0, 3].map((side) => isAt(side, rivers))).toEqual([true, true]);
    expect([0, 1].map((side) => isAt(side, roads))).toEqual([true, true]);
  });
});

it('roads and rivers of neighbouring hexes meet where the other goes on, and touch no other', () => {
  for (const seed of ['1', '2', '3']) {
    const map = mapOf({ game: 'wilds', players: 3 }, seed);
    const routes = routesOf(map, layoutOf(map.grid, 'flat'), () => 38);
    const endsOf = (routesOfHex: readonly Route[]) => routesOfHex.flatMap((route) => [route[0]!, route.at(-1)!]);
    for (const [hex, { rivers, roads }] of routes) {
      const cover = (lines: readonly Route[], width: number) =>
        lines.flatMap((line) => coverLine(curvesOf(line), width / 2));
      const roadAreas = cover(roads, ROAD_WIDTH);
      for (const [side, beyond] of [...map.grid.neighbors.subarray(hex * 6, hex * 6 + 6)].entries()) {
        const other = routes.get(beyond);
        if (!other) continue;
        const strange = cover(other.rivers, RIVER_WIDTH).filter((area) =>
          roadAreas.some((road) => overlaps(area, road)),
        );
        expect(strange, `${seed} ${hex}`).toEqual([]);
        for (const [kind, own, others] of [
          ['river', rivers, other.rivers],
          ['road', roads, other.roads],
        ] as const) {
          if (!(map.sides![kind]![hex]! & (1 << side))) continue;
          const met = endsOf(own).some(([x, y]) =>
            endsOf(others).some(([ox, oy]) => Math.hypot(x - ox, y - oy) < 1e-6),
          );
          expect(met, `${kind} from ${hex} to ${beyond}`).toBe(true);
        }
      }
    }
  }
});
