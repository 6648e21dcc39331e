import { describe, expect, it } from 'vitest';
import { Rng } from '../lib/rng.ts';
import {
  type Axial,
  DIRECTION_STEPS,
  distanceBetween,
  hexCountWithin,
  hexesInRange,
  hexesInSpiral,
  hexesOnLine,
  hexesOnRing,
  neighborOf,
  oppositeDirection,
  rotateAroundOrigin,
  roundToHex,
} from './coordinates.ts';
import { hexToOffset, OFFSET_SCHEMES, offsetToHex } from './offset.ts';

const rng = Rng.fromSeed('coordinates');
const anyHex = (most = 40): Axial => ({ q: rng.below(2 * most + 1) - most, r: rng.below(2 * most + 1) - most });
const hexes = Array.from({ length: 200 }, () => anyHex());
const key = ({ q, r }: Axial) => `${q},${r}`;

/** Counts steps by breadth-first search, independently of the formulas under test. */
function walkedSteps(from: Axial, maxSteps: number): Map<string, number> {
  const steps = new Map([[key(from), 0]]);
  let edge = [from];
  for (let step = 1; step <= maxSteps; step++) {
    edge = edge
      .flatMap((hex) => DIRECTION_STEPS.map((_, d) => neighborOf(hex, d)))
      .filter((hex) => !steps.has(key(hex)));
    for (const hex of edge) steps.set(key(hex), step);
    edge = [...new Map(edge.map((hex) => [key(hex), hex])).values()];
  }
  return steps;
}

describe('axial coordinates', () => {
  it('have six neighbours, and the opposite direction leads back', () => {
    for (const hex of hexes) {
      const around = DIRECTION_STEPS.map((_, d) => neighborOf(hex, d));
      expect(new Set(around.map(key)).size).toBe(6);
      for (const [d, other] of around.entries()) expect(neighborOf(other, oppositeDirection(d))).toEqual(hex);
    }
  });

  it('have distances that are steps', () => {
    const center = anyHex();
    for (const [at, steps] of walkedSteps(center, 8)) {
      const [q, r] = at.split(',').map(Number);
      expect(distanceBetween(center, { q: q!, r: r! })).toBe(steps);
    }
  });

  it('[hex case 7] have rings of 6k different hexes at distance k around any centre, a spiral of all of them', () => {
    for (const center of hexes.slice(0, 50)) {
      const steps = walkedSteps(center, 6);
      for (let radius = 0; radius <= 6; radius++) {
        const made = hexesOnRing(center, radius).map(key);
        const right = [...steps].filter(([, step]) => step === radius).map(([at]) => at);
        expect([...made].sort()).toEqual(right.sort());
        expect(made).toHaveLength(radius ? 6 * radius : 1);
      }
      const whole = hexesInSpiral(center, 6);
      expect(whole[0]).toEqual(center);
      expect(whole).toHaveLength(hexCountWithin(6));
      expect(whole.map(key).sort()).toEqual(hexesInRange(center, 6).map(key).sort());
      // Each hex of a ring is adjacent to the one before it.
      const last = hexesOnRing(center, 5);
      for (const [i, hex] of last.entries()) expect(distanceBetween(hex, last.at(i - 1)!)).toBe(1);
    }
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(hexCountWithin)).toEqual([7, 19, 37, 61, 91, 127, 169, 217, 271, 331]);
  });

  it('have straight lines: one hex a step, none far from the line, and back the same way', () => {
    for (const from of hexes) {
      const to = anyHex();
      const steps = distanceBetween(from, to);
      for (const side of [1, -1] as const) {
        const hexes = hexesOnLine(from, to, side);
        expect(hexes).toHaveLength(steps + 1);
        expect([hexes[0], hexes.at(-1)]).toEqual([from, to]);
        for (const [i, hex] of hexes.entries()) {
          if (i > 0) expect(distanceBetween(hex, hexes[i - 1]!)).toBe(1);
          // The exact point of the step lies in the hex or on its border.
          const part = steps ? i / steps : 0;
          const [q, r] = [from.q + (to.q - from.q) * part - hex.q, from.r + (to.r - from.r) * part - hex.r];
          const off = Math.max(Math.abs(q - r), Math.abs(q + 2 * r), Math.abs(2 * q + r));
          expect(off).toBeLessThan(1 + 1e-9);
        }
        expect(hexesOnLine(to, from, side)).toEqual([...hexes].reverse());
      }
    }
  });

  it('turn by sixths around the origin', () => {
    for (const hex of hexes) {
      expect(rotateAroundOrigin(hex, 6)).toEqual(hex);
      expect(rotateAroundOrigin(hex, 3)).toEqual({ q: 0 - hex.q, r: 0 - hex.r });
      expect(rotateAroundOrigin(rotateAroundOrigin(hex, 2), -2)).toEqual(hex);
    }
    expect(DIRECTION_STEPS.map((_, d) => rotateAroundOrigin(DIRECTION_STEPS[0]!, d))).toEqual(DIRECTION_STEPS);
  });

  it('are found for any point', () => {
    for (const { q, r } of hexes) {
      expect(roundToHex(q + 0.3, r - 0.2)).toEqual({ q, r });
      expect(roundToHex(q - 0.3, r + 0.05)).toEqual({ q, r });
    }
  });
});

describe.each(OFFSET_SCHEMES)('offset coordinates %s', (scheme) => {
  it('lead there and back', () => {
    for (const hex of hexes) expect(offsetToHex(hexToOffset(hex, scheme), scheme)).toEqual(hex);
    for (let col = -5; col <= 5; col++) {
      for (let row = -5; row <= 5; row++) {
        expect(hexToOffset(offsetToHex({ col, row }, scheme), scheme)).toEqual({ col, row });
      }
    }
  });

  it('lie where the scheme draws them', () => {
    // Positions in the plane, computed from the definition of the scheme, with one unit between neighbours.
    const isRows = scheme.endsWith('r');
    const pushed = (line: number) => ((line & 1) === (scheme.startsWith('odd') ? 1 : 0) ? 0.5 : 0);
    const place = (col: number, row: number) =>
      isRows ? [col + pushed(row), (row * Math.sqrt(3)) / 2] : [(col * Math.sqrt(3)) / 2, row + pushed(col)];
    for (let i = 0; i < 300; i++) {
      const [a, b] = [anyHex(9), anyHex(9)].map(({ q, r }) => ({ col: q, row: r }));
      const [ax, ay] = place(a!.col, a!.row);
      const [bx, by] = place(b!.col, b!.row);
      const isNear = Math.abs(Math.hypot(ax! - bx!, ay! - by!) - 1) < 1e-9;
      expect(distanceBetween(offsetToHex(a!, scheme), offsetToHex(b!, scheme)) === 1).toBe(isNear);
    }
  });

  it('[hex case 10] have six neighbours a step away', () => {
    for (const hex of hexes) {
      const offset = hexToOffset(hex, scheme);
      for (let d = 0; d < 6; d++) {
        const other = offsetToHex(hexToOffset(neighborOf(hex, d), scheme), scheme);
        expect(distanceBetween(offsetToHex(offset, scheme), other)).toBe(1);
      }
    }
  });
});

describe('what others got wrong', () => {
  it('[hex case 6] a ring keeps the centre that was meant by offset', () => {
    const around = hexesOnRing(offsetToHex({ col: 0, row: 2 }, 'odd-r'), 1);
    const mean = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
    const middle = { q: mean(around.map(({ q }) => q)), r: mean(around.map(({ r }) => r)) };
    expect(hexToOffset(middle, 'odd-r')).toEqual({ col: 0, row: 2 });
  });

  it('[hex case 6] offsets are not axial: (3,1) and (4,2) of odd-r are neighbours', () => {
    const [one, other] = [offsetToHex({ col: 3, row: 1 }, 'odd-r'), offsetToHex({ col: 4, row: 2 }, 'odd-r')];
    expect(distanceBetween(one, other)).toBe(1);
    expect(distanceBetween({ q: 3, r: 1 }, { q: 4, r: 2 })).toBe(2);
  });
});
