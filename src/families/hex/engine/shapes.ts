/** Row from the top and column from the left of a cell, both from 0. */
export type RowAndColumn = readonly [row: number, file: number];

/** Side lengths of a board: rows and columns of a rhombus. For other shapes both are the length of a side. */
export interface SideLengths {
  readonly ranks: number;
  readonly files: number;
}

/** A shape of boards, with its cells, neighbours and sides. */
export interface Shape {
  /** Minimum side length; `maxSide` is the maximum. */
  readonly minSide: number;
  readonly maxSide: number;
  /** Numbers of rows and columns of the rectangle that contains all cells. */
  extent(sides: SideLengths): RowAndColumn;
  has(place: RowAndColumn, sides: SideLengths): boolean;
  /** Steps to a cell's neighbours, in order around it; empty if neighbours differ by player. */
  readonly steps: readonly RowAndColumn[];
  /**
   * For each side, a function that tests whether a cell lies on it. With more than four sides, these are in order
   * around the board.
   */
  readonly sides: readonly ((place: RowAndColumn, sides: SideLengths) => boolean)[];
  /** By seat: the two sides that the player must join; empty if no sides belong to players. */
  readonly pairs: readonly (readonly [number, number])[];
}

const LEANING: readonly RowAndColumn[] = [
  [-1, 0],
  [-1, 1],
  [0, 1],
  [1, 0],
  [1, -1],
  [0, -1],
];

const UPRIGHT: readonly RowAndColumn[] = [
  [-1, 0],
  [0, 1],
  [1, 1],
  [1, 0],
  [0, -1],
  [-1, -1],
];

/** A rhombus. Each row is shifted half a cell to the right of the row above. */
const rhombus: Shape = {
  minSide: 2,
  maxSide: 19,
  extent: ({ ranks, files }) => [ranks, files],
  has: () => true,
  steps: LEANING,
  sides: [
    ([row]) => row === 0,
    ([row], { ranks }) => row === ranks - 1,
    ([, file]) => file === 0,
    ([, file], { files }) => file === files - 1,
  ],
  pairs: [
    [0, 1],
    [2, 3],
  ],
};

/** A triangle with the longest row at the top. */
const triangle: Shape = {
  minSide: 3,
  maxSide: 19,
  extent: ({ ranks }) => [ranks, ranks],
  has: ([row, file], { ranks }) => row + file < ranks,
  steps: LEANING,
  sides: [([row]) => row === 0, ([row, file], { ranks }) => row + file === ranks - 1, ([, file]) => file === 0],
  pairs: [],
};

/** A hexagon. Columns run down to the left, so those on the right begin in lower rows. */
const hexagon: Shape = {
  minSide: 3,
  maxSide: 10,
  extent: ({ ranks }) => [2 * ranks - 1, 2 * ranks - 1],
  has: ([row, file], { ranks }) => Math.abs(file - row) < ranks,
  steps: UPRIGHT,
  sides: [
    ([row]) => row === 0,
    ([row, file], { ranks }) => file - row === ranks - 1,
    ([, file], { ranks }) => file === 2 * ranks - 2,
    ([row], { ranks }) => row === 2 * ranks - 2,
    ([row, file], { ranks }) => row - file === ranks - 1,
    ([, file]) => file === 0,
  ],
  pairs: [
    [0, 3],
    [1, 4],
    [2, 5],
  ],
};

/**
 * Two lattices of dots, as in Gale's Bridg-It. A cell is a place where a link of one player would cross a link of the
 * other. In even rows the first player's dots lie above and below the cells, in odd rows to the left and right; for the
 * second player it is the reverse.
 */
const lattices: Shape = {
  minSide: 2,
  maxSide: 10,
  extent: ({ ranks }) => [2 * ranks - 1, 2 * ranks - 1],
  has: ([row, file]) => (row + file) % 2 === 0,
  steps: [],
  sides: [
    ([row]) => row === 0,
    ([row], { ranks }) => row === 2 * ranks - 2,
    ([, file]) => file === 0,
    ([, file], { ranks }) => file === 2 * ranks - 2,
  ],
  pairs: rhombus.pairs,
};

export const SHAPE_NAMES = ['rhombus', 'triangle', 'hexagon', 'lattices'] as const;
export const SHAPES: Record<(typeof SHAPE_NAMES)[number], Shape> = { rhombus, triangle, hexagon, lattices };

/** The two dots that a player's link on a cell joins. */
export const dotsOf = ([row, file]: RowAndColumn, seat: number): readonly RowAndColumn[] =>
  (row % 2 === 0) === (seat === 0)
    ? [
        [row - 1, file],
        [row + 1, file],
      ]
    : [
        [row, file - 1],
        [row, file + 1],
      ];
