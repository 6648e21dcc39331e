import { cellAt, cellName, fileName } from '../../../board/grid.ts';
import { type Area, arcPoints, type Line } from '../../../board/render/plan/lines.ts';
import { PLACE_DISTANCE } from '../../../board/render/plan/measures.ts';
import type { BoardPlace } from '../../../board/render/plan/places.ts';
import { EMPTY_PLAN } from '../../../board/render/plan/plan.ts';
import type { Label, Point } from '../../../board/render/plane.ts';
import type { BoardDraft } from './board-draft.ts';
import { markFor, markLooksOf } from './marks.ts';
import { placeMen, toPaintedMan } from './place-men.ts';
import type { PointsLayout } from './schema.ts';

/** Distance between the rows of a triangular lattice, as a multiple of the distance between points in a row. */
const ROW_DISTANCE = Math.sqrt(3) / 2;

interface Spot {
  readonly name: string;
  readonly row: number;
  readonly column: number;
  readonly at: Point;
  readonly character: string;
}

/** Drafts a board of points and the lines that join them. */
export function draftPoints(layout: PointsLayout): BoardDraft {
  const lattice = latticeOf(layout);
  const freePoints = Object.entries(layout.places).map(
    ([name, position]): Spot => ({
      name,
      row: -1,
      column: -1,
      at: positionOf(layout, position),
      character: layout.marked[name] ?? '.',
    }),
  );
  const spots = [...lattice, ...freePoints];
  const byName = new Map(spots.map((spot) => [spot.name, spot]));
  const at = (name: string): Point => {
    const spot = byName.get(name);
    if (!spot) throw new Error(`there is no point ${name}`);
    return spot.at;
  };
  const placeAt = (row: number, column: number) =>
    lattice.find((spot) => spot.row === row && spot.column === column)?.name;
  const standing = placeMen(layout.setup, layout.men, placeAt);
  return {
    standing,
    plan: {
      ...EMPTY_PLAN,
      areas: areasOf(layout, at),
      places: spots.map((spot) => placeOf(layout, spot)),
      ornaments: layout.notes.map((note) => noteOf(layout, note)),
      lines: [
        ...neighborLines(layout, lattice),
        ...layout.paths.map((path) => ({ points: path.split(' ').map(at), weight: layout.weight })),
        ...layout.arcs.map(({ at: [x, y], radius, from, to }) => ({
          points: arcPoints([x * unit(layout), y * unit(layout)], radius * unit(layout), from, to),
          weight: layout.weight,
        })),
      ],
      labels: layout.coordinates ? coordinates(layout, lattice) : [],
      men: standing.map(({ place, man }) => toPaintedMan(man, at(place))),
    },
  };
}

const unit = ({ step }: PointsLayout): number => step * PLACE_DISTANCE;

function positionOf(layout: PointsLayout, [one, other]: readonly [number, number]): Point {
  const length = unit(layout);
  if (!layout.polar) return [one * length, other * length];
  const angle = (other * Math.PI) / 180;
  return [one * length * Math.sin(angle), -one * length * Math.cos(angle)];
}

/**
 * Returns the points that the rows of a layout describe. A name is a letter and a number counted from the lower left
 * or, in staggered rows, the letter of the row and the position in it.
 */
function latticeOf(layout: PointsLayout): Spot[] {
  const { rows = [], stagger } = layout;
  const grid = { files: Math.max(0, ...rows.map((row) => row.length)), ranks: rows.length };
  const length = unit(layout);
  return rows.flatMap((text, row) =>
    [...text].flatMap((character, column): Spot[] => {
      if (character === ' ') return [];
      const at: Point = stagger
        ? [(column - (text.length - 1) / 2) * length, row * ROW_DISTANCE * length]
        : [column * length, row * length];
      const name = stagger
        ? `${fileName(row)}${text.slice(0, column).replaceAll(' ', '').length + 1}`
        : cellName(grid, cellAt(grid, column, grid.ranks - 1 - row));
      return [{ name, row, column, at, character }];
    }),
  );
}

const placeOf = (
  { marks, shape, reach, tone, lineWidth }: PointsLayout,
  { name, at, character }: Spot,
): BoardPlace => ({
  name,
  at,
  shape,
  border: lineWidth,
  ...markLooksOf({ reach, tone, ...markFor(marks, character) }),
});

const noteOf = (
  layout: PointsLayout,
  { text, at: [x, y], size, reach, tone }: PointsLayout['notes'][number],
): BoardPlace => ({
  name: '',
  at: [x * unit(layout), y * unit(layout)],
  shape: 'none',
  caption: text,
  captionSize: size,
  reach: reach * unit(layout),
  tone,
});

/** Directions to neighbours as row and column. Only one of two opposite directions is listed. */
const STRAIGHT = [
  [0, 1],
  [1, 0],
] as const;
const DIAGONAL = [
  [1, 1],
  [1, -1],
] as const;

/** Makes the lines between neighbouring points. */
function neighborLines(layout: PointsLayout, lattice: readonly Spot[]): Line[] {
  const { lines, weight } = layout;
  if (lines === 'none') return [];
  if (lines === 'triangle') return triangleLines(layout, lattice);
  const at = new Map(lattice.map((spot) => [`${spot.row} ${spot.column}`, spot]));
  const ranks = layout.rows!.length;
  return lattice.flatMap((spot) => {
    const isStrong = lines === 'alternate' && (ranks - 1 - spot.row + spot.column) % 2 === 0;
    return [...STRAIGHT, ...(isStrong ? DIAGONAL : [])].flatMap(([down, right]) => {
      const other = at.get(`${spot.row + down} ${spot.column + right}`);
      return other ? [{ points: [spot.at, other.at], weight }] : [];
    });
  });
}

/** Makes the lines between all points of staggered rows that are one step apart. */
function triangleLines(layout: PointsLayout, lattice: readonly Spot[]): Line[] {
  const maxDistance = unit(layout) * 1.01;
  return lattice.flatMap((one, index) =>
    lattice
      .slice(index + 1)
      .filter(({ at: [x, y] }) => Math.hypot(x - one.at[0], y - one.at[1]) < maxDistance)
      .map((other) => ({ points: [one.at, other.at], weight: layout.weight })),
  );
}

/** Makes the areas of a layout, whose corners are points or lie `far` steps outside them. */
const areasOf = ({ areas }: PointsLayout, at: (name: string) => Point): Area[] =>
  areas.map(({ tone, corners, far }) => {
    const points = corners.split(' ').map(at);
    const middle = [0, 1].map((axis) => points.reduce((sum, point) => sum + point[axis]!, 0) / points.length);
    const outline = points.map(([x, y]): Point => {
      const [dx, dy] = [x - middle[0]!, y - middle[1]!];
      const factor = 1 + (far * PLACE_DISTANCE) / Math.max(1, Math.hypot(dx, dy));
      return [middle[0]! + dx * factor, middle[1]! + dy * factor];
    });
    return { outline, tone };
  });

function coordinates(layout: PointsLayout, lattice: readonly Spot[]): Label[] {
  const length = unit(layout);
  const ranks = layout.rows!.length;
  const files = Math.max(...lattice.map(({ column }) => column)) + 1;
  return [
    ...Array.from(
      { length: files },
      (_, file): Label => ({
        at: [file * length, (ranks - 1) * length + PLACE_DISTANCE / 2 + 20],
        text: fileName(file),
      }),
    ),
    ...Array.from(
      { length: ranks },
      (_, rank): Label => ({
        at: [-PLACE_DISTANCE / 2 - 20, (ranks - 1 - rank) * length],
        text: String(rank + 1),
      }),
    ),
  ];
}
