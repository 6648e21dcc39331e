import { describe, expect, it } from 'vitest';
import { effort } from '../../test/effort.ts';
import { Rng } from '../lib/rng.ts';
import { distanceBetween, hexCountWithin, hexesOnLine } from './coordinates.ts';
import { HexGrid, NO_HEX } from './grid.ts';
import { BLOCKS_ALL_SIGHT, SightFinder, type SightHeights } from './sight.ts';

const rng = Rng.fromSeed('sight');

function anySightlines(grid: HexGrid, walls: number, heights: number): SightHeights {
  const ground = Int16Array.from({ length: grid.size }, () => rng.below(heights));
  const top = ground.map((height) =>
    rng.below(100) < walls ? (rng.below(3) ? height + 1 : BLOCKS_ALL_SIGHT) : height,
  );
  return { ground, top };
}

const seenFrom = (sight: SightFinder, origin: number, room: Int32Array): Set<number> =>
  new Set(room.subarray(0, sight.compute(origin, room)));

/** A slow reference implementation: compares each hex between with both lines from ground to ground. */
function sees(grid: HexGrid, { ground, top }: SightHeights, one: number, other: number): boolean {
  const [from, to] = [grid.at(one), grid.at(other)];
  const steps = distanceBetween(from, to);
  return ([1, -1] as const).some((side) =>
    hexesOnLine(from, to, side).every(({ q, r }, i) => {
      const hex = grid.indexOf(q, r);
      if (i === 0 || i === steps || hex === NO_HEX) return true;
      return top[hex]! * steps <= ground[one]! * (steps - i) + ground[other]! * i;
    }),
  );
}

describe('sight', () => {
  it('is symmetric for all pairs of random maps, flat and hilly, and what lines say', () => {
    for (let map = 0; map < effort(60, 200); map++) {
      const grid = map % 3 ? HexGrid.hexagon(4) : HexGrid.rectangle(8, 7, map % 2 ? 'odd-r' : 'even-q');
      const lines = anySightlines(grid, 10 * (map % 5), 1 + (map % 4));
      const range = 2 + rng.below(8);
      const sight = new SightFinder(grid, lines, range);
      const room = new Int32Array(hexCountWithin(range));
      const views = Array.from({ length: grid.size }, (_, hex) => seenFrom(sight, hex, room));
      for (let one = 0; one < grid.size; one++) {
        for (let other = 0; other <= one; other++) {
          const isSeen = views[one]!.has(other);
          expect(views[other]!.has(one)).toBe(isSeen);
          if (map % 10 === 0) {
            const isNear = grid.distance(one, other) <= range;
            expect(isSeen).toBe(isNear && sees(grid, lines, one, other));
          }
        }
      }
    }
  });

  it('reaches as far as the range on open ground, the origin always', () => {
    const grid = HexGrid.hexagon(12);
    const open = { ground: new Int16Array(grid.size), top: new Int16Array(grid.size) };
    const middle = grid.indexOf(0, 0);
    for (const range of [0, 1, 2, 5, 8]) {
      const { visible, hidden } = new SightFinder(grid, open, range).view(middle);
      expect(visible).toHaveLength(hexCountWithin(range));
      expect(visible[0]).toBe(middle);
      expect(hidden).toEqual([]);
    }
  });

  it('sees walls, not behind them, and says which', () => {
    const grid = HexGrid.hexagon(5);
    const top = new Int16Array(grid.size);
    const [middle, wall] = [grid.indexOf(0, 0), grid.indexOf(2, 0)];
    top[wall] = BLOCKS_ALL_SIGHT;
    const { visible, hidden } = new SightFinder(grid, { ground: new Int16Array(grid.size), top }, 5).view(middle);
    expect(visible).toContain(wall);
    expect(hidden.map(({ hex }) => grid.at(hex))).toEqual(
      expect.arrayContaining([
        { q: 3, r: 0 },
        { q: 4, r: 0 },
        { q: 5, r: 0 },
      ]),
    );
    expect(new Set(hidden.map(({ by }) => by))).toEqual(new Set([wall]));
    expect(visible.length + hidden.length).toBe(grid.size);
  });

  it('looks over low ground from high ground, and not over a ridge from below', () => {
    const grid = HexGrid.hexagon(3);
    const ground = new Int16Array(grid.size);
    const at = (q: number) => grid.indexOf(q, 0);
    ground[at(-1)] = 2;
    const flat = new SightFinder(grid, { ground, top: ground }, 6).view(at(-3)).visible;
    expect(flat).not.toContain(at(1));
    const raised = ground.map((height, hex) => (hex === at(-3) || hex === at(1) ? 3 : height));
    expect(new SightFinder(grid, { ground: raised, top: raised }, 6).view(at(-3)).visible).toContain(at(1));
  });

  it('is the same by both ways of asking', () => {
    const grid = HexGrid.hexagon(6);
    const sight = new SightFinder(grid, anySightlines(grid, 25, 3), 6);
    const room = new Int32Array(hexCountWithin(6));
    for (let hex = 0; hex < grid.size; hex += 7) {
      expect([...seenFrom(sight, hex, room)]).toEqual(sight.view(hex).visible);
    }
  });
});
