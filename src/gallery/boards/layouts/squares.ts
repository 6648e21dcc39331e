import { cellAt, cellName, fileName, type Grid } from '../../../board/grid.ts';
import type { Area, Line } from '../../../board/render/plan/lines.ts';
import { PLACE_DISTANCE } from '../../../board/render/plan/measures.ts';
import type { BoardPlace } from '../../../board/render/plan/places.ts';
import { EMPTY_PLAN } from '../../../board/render/plan/plan.ts';
import type { SurfaceTone } from '../../../board/render/plan/tones.ts';
import type { Label, Point } from '../../../board/render/plane.ts';
import type { BoardDraft } from './board-draft.ts';
import { goalArea, goalOf, numberingOf } from './goal.ts';
import { markFor, markLooksOf } from './marks.ts';
import { placeMen, spreadMen } from './place-men.ts';
import type { SquaresLayout } from './schema.ts';

/** A square of a layout that has no name yet. */
interface Square {
  readonly column: number;
  readonly row: number;
  readonly character: string;
}

/** Drafts a board of squares, or of hollows arranged in rows and columns. */
export function draftSquares(layout: SquaresLayout): BoardDraft {
  const rows = rowsOf(layout);
  const grid = { files: Math.max(...rows.map((row) => row.length)), ranks: rows.length };
  const isPlace = (character: string) => character !== ' ' && !layout.marks[character]?.ornament;
  const numbers = layout.order ? numberingOf(layout, layout.order, grid) : undefined;
  const painted = rows.flatMap((text, row) =>
    [...text].flatMap((character, column) => (character === ' ' ? [] : [{ column, row, character }])),
  );
  const isGoal = ({ row, column }: Square) => numbers?.[row]?.[column] === String(layout.goal?.number);
  const squares = painted.filter((square) => isPlace(square.character) && !isGoal(square));
  const columns = [...new Set(squares.map(({ column }) => column))].sort((a, b) => a - b);
  // Columns without a place have no letter.
  const nameAt = (row: number, column: number) =>
    numbers?.[row]?.[column] ?? nameOf(layout, grid, columns.indexOf(column), row);
  const places = [
    ...squares.map((square) => placeOf(layout, grid, square, nameAt(square.row, square.column))),
    ...goalOf(layout),
  ];
  const byName = new Map(places.map((place) => [place.name, place]));
  const placeNameAt = (row: number, column: number) => {
    const name = nameAt(row, column);
    return byName.has(name) ? name : undefined;
  };
  const standing = placeMen(layout.setup, layout.men, placeNameAt);
  const at = (name: string): Point => {
    const place = byName.get(name);
    if (!place) throw new Error(`there is no square ${name}`);
    return place.at;
  };
  return {
    standing,
    plan: {
      ...EMPTY_PLAN,
      ground: layout.ground ?? (layout.shape === 'square' && layout.border ? 'frame' : 'panel'),
      areas: [
        ...baseOf(layout, grid),
        ...painted.filter(isGoal).map((square) => goalArea(layout, square.row, square.column)),
      ],
      places,
      ornaments: painted
        .filter(({ character }) => !isPlace(character))
        .map((square) => placeOf(layout, grid, square, '')),
      lines: [
        ...(layout.border ? [] : innerLines(grid)),
        ...heavyLines(layout, grid),
        ...(numbers && layout.order === 'spiral' ? walls(numbers) : []),
      ],
      links: layout.links.map(([look, from, to, bow]) => {
        const [offX, offY] = LINK_OFFSET[look];
        const end = ([x, y]: Point): Point => [x + offX, y + offY];
        return { look, from: end(at(from)), to: end(at(to)), bow: bow && bow * PLACE_DISTANCE };
      }),
      labels: layout.coordinates && !numbers ? COORDINATES[layout.names](grid) : [],
      men: spreadMen(standing, at),
    },
  };
}

/** How far links end from the middle of squares, in drawing units: ladders and snakes leave the numbers free. */
const LINK_OFFSET: Readonly<Record<SquaresLayout['links'][number][0], Point>> = {
  ladder: [8, 10],
  snake: [8, 10],
  ship: [0, 0],
};

/** Breadth of the edge of a board with holes, which rounds its corners. */
const BASE_EDGE = 28;

/** The board in which there are holes or windows. */
function baseOf({ base }: SquaresLayout, { files, ranks }: Grid): Area[] {
  if (!base) return [];
  const inset = BASE_EDGE / 2 / PLACE_DISTANCE - 0.5;
  const [left, right, bottom] = [inset, files - 1 - inset, ranks - 1 - inset].map(
    (steps) => steps * PLACE_DISTANCE,
  ) as [number, number, number];
  const outline: Point[] = [
    [left, left],
    [right, left],
    [right, bottom],
    [left, bottom],
  ];
  return [{ outline, tone: base, bordered: true, edge: base, edgeWidth: BASE_EDGE }];
}

function rowsOf({ size, rows }: SquaresLayout): readonly string[] {
  if (rows) return rows;
  if (!size) throw new Error('a layout has rows or a size');
  return Array<string>(size[1]).fill('.'.repeat(size[0]));
}

const nameOf = ({ names }: SquaresLayout, grid: Grid, column: number, row: number): string =>
  names === 'letters-down'
    ? `${fileName(row)}${column + 1}`
    : cellName(grid, cellAt(grid, column, grid.ranks - 1 - row));

function placeOf(layout: SquaresLayout, grid: Grid, { column, row, character }: Square, name: string): BoardPlace {
  const looks = markLooksOf({ reach: layout.reach, ...markFor(layout.marks, character), ...layout.spaces[name] });
  return {
    name,
    at: [column * PLACE_DISTANCE, row * PLACE_DISTANCE],
    ...looks,
    // If squares have no border, only the lines between them are drawn.
    border: looks.border ?? layout.lineWidth,
    shape: layout.border ? (looks.shape ?? layout.shape) : 'none',
    tone: looks.tone ?? woodOf(layout, column + grid.ranks - 1 - row),
    ...(layout.order && { number: name }),
  };
}

/**
 * Returns the tone of a square on a chequered board, by its distance in steps from the lower left corner, which is
 * dark. Undefined on other boards.
 */
const woodOf = ({ checkered }: SquaresLayout, steps: number): SurfaceTone | undefined => {
  if (!checkered) return undefined;
  return steps % 2 ? 'light' : 'dark';
};

/** Labels below the columns, or above them, by their texts. */
const columnLabels = ({ files, ranks }: Grid, textOf: (column: number) => string, isAbove = false): Label[] =>
  Array.from({ length: files }, (_, column) => ({
    at: [column * PLACE_DISTANCE, isAbove ? -0.5 * PLACE_DISTANCE - 20 : (ranks - 0.5) * PLACE_DISTANCE + 20],
    text: textOf(column),
  }));

/** Labels to the left of the rows, by their texts. Rows count from above. */
const rowLabels = ({ ranks }: Grid, textOf: (row: number) => string): Label[] =>
  Array.from({ length: ranks }, (_, row) => ({
    at: [-0.5 * PLACE_DISTANCE - 20, row * PLACE_DISTANCE],
    text: textOf(row),
  }));

/** By names of the squares: the labels of the board. */
const COORDINATES: Readonly<Record<SquaresLayout['names'], (grid: Grid) => Label[]>> = {
  chess: (grid) => [...columnLabels(grid, fileName), ...rowLabels(grid, (row) => String(grid.ranks - row))],
  'letters-down': (grid) => [
    ...columnLabels(grid, (column) => String(column + 1), true),
    ...rowLabels(grid, (row) => fileName(row).toUpperCase()),
  ],
};

const horizontalLine = (row: number, files: number): Point[] => [
  [-0.5 * PLACE_DISTANCE, (row - 0.5) * PLACE_DISTANCE],
  [(files - 0.5) * PLACE_DISTANCE, (row - 0.5) * PLACE_DISTANCE],
];

const verticalLine = (column: number, ranks: number): Point[] => [
  [(column - 0.5) * PLACE_DISTANCE, -0.5 * PLACE_DISTANCE],
  [(column - 0.5) * PLACE_DISTANCE, (ranks - 0.5) * PLACE_DISTANCE],
];

/** Positions of the lines after every `every` squares, without the edges of the board. */
const linePositions = (count: number, every: number): number[] =>
  Array.from({ length: Math.ceil(count / every) - 1 }, (_, i) => (i + 1) * every);

/** Makes the lines between squares that have no borders of their own. */
const innerLines = ({ files, ranks }: Grid): Line[] => [
  ...linePositions(ranks, 1).map((row) => ({ points: horizontalLine(row, files), weight: 7 })),
  ...linePositions(files, 1).map((column) => ({ points: verticalLine(column, ranks), weight: 7 })),
];

/** Makes the walls between squares that do not follow each other, so that one sees which way the spiral goes. */
const walls = (numbers: readonly (readonly string[])[]): Line[] =>
  numbers.flatMap((row, y) =>
    row.flatMap((number, x) => {
      const follows = (other: string | undefined) =>
        other === undefined || Math.abs(Number(number) - Number(other)) <= 1;
      return [
        ...(follows(row[x + 1]) ? [] : [wall([x + 0.5, y - 0.5], [x + 0.5, y + 0.5])]),
        ...(follows(numbers[y + 1]?.[x]) ? [] : [wall([x - 0.5, y + 0.5], [x + 0.5, y + 0.5])]),
      ];
    }),
  );

const wall = (from: Point, to: Point): Line => ({
  points: [from, to].map(([x, y]): Point => [x * PLACE_DISTANCE, y * PLACE_DISTANCE]),
  weight: 9,
  above: true,
});

function heavyLines({ blocks }: SquaresLayout, { files, ranks }: Grid): Line[] {
  if (!blocks) return [];
  return [
    ...linePositions(ranks, blocks[1]).map((row) => ({ points: horizontalLine(row, files), weight: 9, above: true })),
    ...linePositions(files, blocks[0]).map((column) => ({
      points: verticalLine(column, ranks),
      weight: 9,
      above: true,
    })),
  ];
}
