/** Where a cell lies: row and column from 0, from above and from the left. */
export type Place = readonly [row: number, file: number];

/** The lengths of the sides: rows and columns of a rhombus; the side of any other shape, twice. */
export interface Sides {
  readonly ranks: number;
  readonly files: number;
}

/** How the cells of a board lie and what its sides are. */
export interface Shape {
  /** The least and the greatest side that it is offered with. */
  readonly minSide: number;
  readonly maxSide: number;
  /** Rows and columns in which there may be cells. */
  extent(sides: Sides): Place;
  has(place: Place, sides: Sides): boolean;
  /** The steps to the neighbours, around the cell; none where each player has neighbours of its own. */
  readonly steps: readonly Place[];
  /** Whether a cell lies on each of the sides, which follow each other around the board where there are more than four. */
  readonly sides: readonly ((place: Place, sides: Sides) => boolean)[];
  /** By seat: the two sides that it joins, where players have sides of their own. */
  readonly pairs: readonly (readonly [number, number])[];
}

const LEANING: readonly Place[] = [
  [-1, 0],
  [-1, 1],
  [0, 1],
  [1, 0],
  [1, -1],
  [0, -1],
];

const UPRIGHT: readonly Place[] = [
  [-1, 0],
  [0, 1],
  [1, 1],
  [1, 0],
  [0, -1],
  [-1, -1],
];

/** Rows lie further to the right the lower they are. */
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

/** Rows get shorter downwards. */
const triangle: Shape = {
  minSide: 3,
  maxSide: 19,
  extent: ({ ranks }) => [ranks, ranks],
  has: ([row, file], { ranks }) => row + file < ranks,
  steps: LEANING,
  sides: [([row]) => row === 0, ([row, file], { ranks }) => row + file === ranks - 1, ([, file]) => file === 0],
  pairs: [],
};

/** Columns run down to the left, so that those on the right begin lower. */
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
 * Gale's two lattices: a cell is a place where a link of one player would cross one of the other. The first player's dots
 * lie above and below the cells in even rows and beside those in odd ones, the second player's the other way round.
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

/** The dots of a seat that its link at a place joins. */
export const dotsOf = ([row, file]: Place, seat: number): readonly Place[] =>
  (row % 2 === 0) === (seat === 0)
    ? [
        [row - 1, file],
        [row + 1, file],
      ]
    : [
        [row, file - 1],
        [row, file + 1],
      ];
