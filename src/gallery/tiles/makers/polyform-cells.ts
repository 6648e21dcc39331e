import type { Point } from '../../picture.ts';

/**
 * A cell of a lattice, given by three coordinates; the first two are column and row. Their sum is 0 for squares and
 * hexagons. For triangles it is 2 if a corner points up, and 1 if it points down.
 */
export type Cell = readonly [number, number, number];

/** A lattice of cells, with the rotations and reflections that do not change a form. */
export interface Lattice {
  beside(cell: Cell): readonly Cell[];
  /** Rotations of a cell. `mirrors` has the reflections, each followed by one of the rotations. */
  readonly turns: readonly ((cell: Cell) => Cell)[];
  readonly mirrors: readonly ((cell: Cell) => Cell)[];
  /** Returns the corners of a cell, clockwise. The sides of cells have length 1. */
  corners(cell: Cell): readonly Point[];
  /** Returns the cell in a column and row. */
  at(column: number, row: number): Cell;
}

const TRIANGLE_HEIGHT = Math.sqrt(3) / 2;

/**
 * Makes a cell of the lattice of squares. Squares need only two coordinates; the third lets all lattices work in the
 * same way.
 */
const square = (x: number, y: number): Cell => [x, y, -x - y];

const squares: Lattice = {
  beside: ([x, y]) => [square(x + 1, y), square(x - 1, y), square(x, y + 1), square(x, y - 1)],
  turns: [([x, y]) => square(x, y), ([x, y]) => square(-y, x), ([x, y]) => square(-x, -y), ([x, y]) => square(y, -x)],
  mirrors: [([x, y]) => square(-x, y), ([x, y]) => square(x, -y), ([x, y]) => square(y, x), ([x, y]) => square(-y, -x)],
  corners: ([x, y]) => [
    [x, y],
    [x + 1, y],
    [x + 1, y + 1],
    [x, y + 1],
  ],
  at: square,
};

type Transform = (cell: Cell) => Cell;

/** Rotations by thirds of a turn. */
const THIRDS: readonly Transform[] = [([a, b, c]) => [a, b, c], ([a, b, c]) => [b, c, a], ([a, b, c]) => [c, a, b]];
/** Reflections, each of which swaps two coordinates. */
const REFLECTIONS: readonly Transform[] = [
  ([a, b, c]) => [a, c, b],
  ([a, b, c]) => [b, a, c],
  ([a, b, c]) => [c, b, a],
];

/**
 * Adds to each rotation one by a further half turn. That turn replaces each coordinate by `sum` minus the coordinate.
 */
const withHalfTurns = (turns: readonly Transform[], sum: number): readonly Transform[] => [
  ...turns,
  ...turns.map(
    (turn): Transform =>
      (cell) =>
        turn(cell).map((part) => sum - part) as unknown as Cell,
  ),
];

const hexagons: Lattice = {
  beside: ([a, b, c]) => [
    [a + 1, b - 1, c],
    [a - 1, b + 1, c],
    [a + 1, b, c - 1],
    [a - 1, b, c + 1],
    [a, b + 1, c - 1],
    [a, b - 1, c + 1],
  ],
  turns: withHalfTurns(THIRDS, 0),
  mirrors: withHalfTurns(REFLECTIONS, 0),
  corners: ([column, row]) => {
    const [x, y] = [2 * TRIANGLE_HEIGHT * (column + row / 2), 1.5 * row];
    return [
      [x, y - 1],
      [x + TRIANGLE_HEIGHT, y - 0.5],
      [x + TRIANGLE_HEIGHT, y + 0.5],
      [x, y + 1],
      [x - TRIANGLE_HEIGHT, y + 0.5],
      [x - TRIANGLE_HEIGHT, y - 0.5],
    ];
  },
  at: (column, row) => [column, row, -column - row],
};

const isUp = ([a, b, c]: Cell): boolean => a + b + c === 2;

const middleOf = ([a, b, c]: Cell): Point => [(a - c) / 2, -TRIANGLE_HEIGHT * (b / 1.5 - (a + c) / 3)];

const triangles: Lattice = {
  beside: (cell) => {
    const [a, b, c] = cell;
    const step = isUp(cell) ? -1 : 1;
    return [
      [a + step, b, c],
      [a, b + step, c],
      [a, b, c + step],
    ];
  },
  turns: withHalfTurns(THIRDS, 1),
  mirrors: withHalfTurns(REFLECTIONS, 1),
  corners: (cell) => {
    const [a, b, c] = cell;
    const step = isUp(cell) ? 1 : -1;
    return (
      [
        [a + step, b, c],
        [a, b, c + step],
        [a, b + step, c],
      ] as Cell[]
    ).map(middleOf);
  },
  at: (column, row) => {
    const sum = (column + row) % 2 === 0 ? 2 : 1;
    return [(sum + row + column) / 2, -row, (sum + row - column) / 2];
  },
};

export const LATTICES = { squares, hexagons, triangles } as const;
export type LatticeName = keyof typeof LATTICES;

const byCell = (one: Cell, other: Cell): number => one[1] - other[1] || one[0] - other[0] || one[2] - other[2];

/** Moves a form to the upper left of the lattice and sorts its cells, so that equal forms give equal lists. */
function normalise(cells: readonly Cell[]): Cell[] {
  const left = Math.min(...cells.map(([a]) => a));
  const top = Math.min(...cells.map(([, b]) => b));
  return cells.map(([a, b, c]): Cell => [a - left, b - top, c + left + top]).sort(byCell);
}

const keyOf = (cells: readonly Cell[]): string => cells.join(' ');

/** Lists the distinct rotations and reflections of a form in a fixed order. `turns` are the symmetries to apply. */
export function orientationsOf(cells: readonly Cell[], turns: readonly Transform[]): Cell[][] {
  const positions = new Map(
    turns.map((turn) => normalise(cells.map(turn))).map((position) => [keyOf(position), position]),
  );
  return [...positions].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, position]) => position);
}

/** Returns a key that is equal for all rotations and reflections of a form. `turns` are the symmetries to apply. */
export const formKey = (cells: readonly Cell[], turns: readonly Transform[]): string =>
  keyOf(orientationsOf(cells, turns)[0]!);

/** Lists all forms of `size` cells. Mirror images count as the same form unless `isOneSided`. */
export function listForms(name: LatticeName, size: number, isOneSided: boolean): Cell[][] {
  const { beside, turns, mirrors, at } = LATTICES[name];
  const all = [...turns, ...mirrors];
  let forms: Cell[][] = [[at(0, 0)]];
  for (let cells = 1; cells < size; cells++) {
    const grown = forms.flatMap((form) => {
      const own = new Set(form.map(String));
      const added = form.flatMap(beside).filter((cell) => !own.has(String(cell)));
      return added.map((cell) => [...form, cell]);
    });
    forms = distinct(grown, all);
  }
  if (!isOneSided) return forms;
  return distinct(
    forms.flatMap((form) => [form, form.map(mirrors[0]!)]),
    turns,
  );
}

function distinct(forms: readonly Cell[][], turns: readonly Transform[]): Cell[][] {
  const known = new Map<string, Cell[]>();
  for (const form of forms) {
    const [first] = orientationsOf(form, turns);
    const key = keyOf(first!);
    if (!known.has(key)) known.set(key, first!);
  }
  return [...known].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, form]) => form);
}

/** Reads a form from rows of text such as `.XX/XX./.X.`. */
export const parseForm = (name: LatticeName, rows: string): Cell[] =>
  rows.split('/').flatMap((row, y) => [...row].flatMap((mark, x) => (mark === 'X' ? [LATTICES[name].at(x, y)] : [])));
