import { describe, expect, it } from 'vitest';
import { cellAt, cellBeyond, cellCount, cellName, fileName, fileOf, kingSteps, parseCell, rankOf } from './grid.ts';

const chessboard = { files: 8, ranks: 8 };

describe('cells of a grid', () => {
  it('begin at the first player’s lower left, go right and then up', () => {
    expect(cellAt(chessboard, 0, 0)).toBe(0);
    expect(cellAt(chessboard, 7, 0)).toBe(7);
    expect(cellAt(chessboard, 0, 1)).toBe(8);
    expect(cellAt(chessboard, 7, 7)).toBe(63);
  });

  it.each([
    [0, 'a1'],
    [7, 'h1'],
    [28, 'e4'],
    [63, 'h8'],
  ])('%i is %s', (cell, name) => {
    expect(cellName(chessboard, cell)).toBe(name);
    expect(parseCell(chessboard, name)).toBe(cell);
  });

  it.each([
    ['one square', { files: 1, ranks: 1 }],
    ['wider than high', { files: 9, ranks: 4 }],
    ['higher than wide', { files: 3, ranks: 12 }],
    ['ten ranks, two digits', { files: 10, ranks: 10 }],
    ['the largest that names reach', { files: 26, ranks: 99 }],
  ])('have each a name of their own: %s', (_, grid) => {
    const cells = [...Array(cellCount(grid)).keys()];
    const names = cells.map((cell) => cellName(grid, cell));
    expect(new Set(names).size).toBe(cells.length);
    expect(names.map((name) => parseCell(grid, name))).toEqual(cells);
    expect(cells.map((cell) => cellAt(grid, fileOf(grid, cell), rankOf(grid, cell)))).toEqual(cells);
  });

  it('have files from a on', () => {
    expect([0, 7, 25].map(fileName)).toEqual(['a', 'h', 'z']);
  });

  it('are read in any case', () => {
    expect(parseCell(chessboard, 'E4')).toBe(28);
  });

  it.each([
    ['nothing', ''],
    ['a file alone', 'e'],
    ['a rank alone', '4'],
    ['rank 0', 'a0'],
    ['a leading zero', 'a01'],
    ['a rank beyond the board', 'a9'],
    ['a file beyond the board, which would run on into the next rank', 'i1'],
    ['three digits', 'a100'],
    ['two letters', 'aa1'],
    ['blanks around it', ' e4'],
    ['a line break after it', 'e4\n'],
    ['a letter of another alphabet', 'е4'],
    ['a digit of another alphabet', 'e٤'],
    ['a fraction', 'e4.0'],
  ])('%s is no cell', (_, name) => {
    expect(parseCell(chessboard, name)).toBeUndefined();
  });
});

describe('boards that wrap', () => {
  const cylinder = { ...chessboard, topology: 'cylinder' } as const;
  const torus = { files: 5, ranks: 9, topology: 'torus' } as const;

  it.each([
    ['a grid ends', chessboard, 8, 3, undefined],
    ['on both sides', chessboard, -1, 3, undefined],
    ['a cylinder goes on to the right', cylinder, 8, 3, 'a4'],
    ['and to the left', cylinder, -1, 3, 'h4'],
    ['round more than once', cylinder, -17, 3, 'h4'],
    ['but not up', cylinder, 0, 8, undefined],
    ['a torus does', torus, 0, 9, 'a1'],
    ['and down', torus, 7, -2, 'c8'],
  ] as const)('%s', (_, grid, file, rank, name) => {
    expect(cellBeyond(grid, file, rank)).toBe(name && parseCell(grid, name));
  });

  it.each([
    [chessboard, 'a1', 'h8', 7],
    [cylinder, 'a1', 'h8', 7],
    [cylinder, 'a1', 'h2', 1],
    [cylinder, 'b4', 'f4', 4],
    [torus, 'a1', 'e9', 1],
    [torus, 'c2', 'c7', 4],
  ])('a king goes the nearer way round: %j %s %s', (grid, one, other, steps) => {
    expect(kingSteps(grid, parseCell(grid, one)!, parseCell(grid, other)!)).toBe(steps);
  });
});
