import { describe, expect, it } from 'vitest';
import { HexGrid, NO_HEX } from './grid.ts';
import { HexNumbers } from './hex-numbers.ts';

const grid = HexGrid.hexagon(3);
const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

describe.each(['pointy', 'flat'] as const)('numbers of %s hexes', (orientation) => {
  const numbers = new HexNumbers(grid, orientation);

  it('are column and row, each hex its own', () => {
    const names = Array.from({ length: grid.size }, (_, hex) => numbers.nameOf(hex));
    expect(new Set(names).size).toBe(grid.size);
    expect(numbers.nameOf(grid.indexOf(0, 0))).toBe('0404');
    expect(names.map((name) => numbers.find(name))).toEqual(names.map((_, hex) => hex));
    for (const text of ['', '0000', '9999', '404', 'abcd']) expect(numbers.find(text)).toBe(NO_HEX);
  });

  it('are led through by arrows, to every hex and only to neighbours', () => {
    const reached = new Set([0]);
    for (const hex of reached)
      for (const arrow of ARROWS) {
        const next = numbers.towards(hex, arrow)!;
        expect(grid.distance(hex, next)).toBeLessThanOrEqual(1);
        reached.add(next);
      }
    expect(reached.size).toBe(grid.size);
    expect(numbers.towards(0, 'Enter')).toBeUndefined();
    expect(numbers.towards(0, 'constructor')).toBeUndefined();
  });

  it('stay in their line: there and back is the same hex', () => {
    const middle = grid.indexOf(0, 0);
    expect(numbers.towards(numbers.towards(middle, 'ArrowUp')!, 'ArrowDown')).toBe(middle);
    expect(numbers.towards(numbers.towards(middle, 'ArrowRight')!, 'ArrowLeft')).toBe(middle);
  });
});

it('large maps have numbers of three digits each', () => {
  const large = HexGrid.hexagon(50);
  expect(new HexNumbers(large, 'flat').nameOf(large.indexOf(0, 0))).toBe('051051');
});
