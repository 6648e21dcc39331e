import { describe, expect, it } from 'vitest';
import { neighbourTowards, rowsOf } from './board-geometry.ts';

const cell = (key: number, x: number, y: number) => ({ key, x: x * 90, y: y * 90, width: 90, height: 90 });
const SQUARES = Array.from({ length: 9 }, (_, key) => cell(key, key % 3, 2 - Math.floor(key / 3)));
/** Rows of hexagons, each half a cell further right. */
const HEXES = Array.from({ length: 9 }, (_, key) =>
  cell(key, (key % 3) + Math.floor(key / 3) / 2, 0.87 * Math.floor(key / 3)),
);

describe('rows', () => {
  it('are read from the top left', () => {
    expect(rowsOf(SQUARES).map((row) => row.map(({ key }) => key))).toEqual([
      [6, 7, 8],
      [3, 4, 5],
      [0, 1, 2],
    ]);
    expect(rowsOf(HEXES).map((row) => row.length)).toEqual([3, 3, 3]);
  });
});

describe('arrow keys', () => {
  it('lead to the neighbour in their direction, and stay at the edge', () => {
    expect(neighbourTowards(SQUARES, 4, 'ArrowUp')).toBe(7);
    expect(neighbourTowards(SQUARES, 4, 'ArrowLeft')).toBe(3);
    expect(neighbourTowards(SQUARES, 0, 'ArrowDown')).toBe(0);
    expect(neighbourTowards(SQUARES, 8, 'ArrowRight')).toBe(8);
  });

  it.each([
    ['of hexagons', HEXES],
    ['on which only dark squares are cells', SQUARES.filter(({ key }) => key % 2 === 0)],
  ])('lead to every cell of a board %s', (_, cells) => {
    const reached = new Set([0]);
    for (const key of reached)
      for (const arrow of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'])
        reached.add(neighbourTowards(cells, key, arrow)!);
    expect(reached.size).toBe(cells.length);
  });

  it('are the only keys that lead anywhere', () => {
    expect(neighbourTowards(SQUARES, 4, 'Enter')).toBeUndefined();
    expect(neighbourTowards(SQUARES, 4, 'constructor')).toBeUndefined();
  });
});
