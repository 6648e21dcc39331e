import type { Area, Spot } from '../../../board/render/plan/lines.ts';
import { PLACE_DISTANCE } from '../../../board/render/plan/measures.ts';
import type { BoardPlace } from '../../../board/render/plan/places.ts';
import { EMPTY_PLAN } from '../../../board/render/plan/plan.ts';
import type { Point } from '../../../board/render/plane.ts';
import type { BoardDraft } from './board-draft.ts';
import type { DominoesLayout } from './schema.ts';

type Tile = DominoesLayout['tiles'][number];

/** Half the side of half a domino, in steps. The whole side is about one step. */
const HALF = 0.49;
const PIP_RADIUS = 8;

/**
 * Possible positions of pips on half a domino, in thirds of its side from the centre. `PIPS` lists the positions used
 * for each number.
 */
const PIP_SPOTS: readonly Point[] = [
  [0, 0],
  [-1, -1],
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
];
const PIPS: readonly (readonly number[])[] = [
  [],
  [0],
  [1, 2],
  [0, 1, 2],
  [1, 2, 3, 4],
  [0, 1, 2, 3, 4],
  [1, 2, 3, 4, 5, 6],
  [0, 1, 2, 3, 4, 5, 6],
  [1, 2, 3, 4, 5, 6, 7, 8],
  [0, 1, 2, 3, 4, 5, 6, 7, 8],
];

/** Drafts dominoes as they lie on the table, with empty places for dominoes to come. */
export function draftDominoes({ tiles, sockets }: DominoesLayout): BoardDraft {
  return {
    standing: [],
    plan: {
      ...EMPTY_PLAN,
      areas: [
        ...sockets.map(
          ([x, y, degrees]): Area => ({ outline: outlineOf([x, y], degrees), tone: 'light', bordered: true }),
        ),
        ...tiles.map(
          ([, , x, y, degrees]): Area => ({ outline: outlineOf([x, y], degrees), tone: 'ivory', bordered: true }),
        ),
      ],
      lines: tiles.map(({ 2: x, 3: y, 4: degrees }) => ({
        points: [toTable([x, y], degrees, [0, -0.4]), toTable([x, y], degrees, [0, 0.4])],
        weight: 2.5,
      })),
      places: [...tiles.map(placeOf), ...sockets.map(socketOf)],
      spots: tiles.flatMap(pipsOf),
    },
  };
}

/**
 * Converts a point on an unrotated domino, in steps from its centre, to the point on the table, in the drawing's units.
 */
function toTable([x, y]: Point, degrees: number, [dx, dy]: Point): Point {
  const angle = (degrees * Math.PI) / 180;
  return [
    PLACE_DISTANCE * (x + dx * Math.cos(angle) - dy * Math.sin(angle)),
    PLACE_DISTANCE * (y + dx * Math.sin(angle) + dy * Math.cos(angle)),
  ];
}

const outlineOf = (middle: Point, degrees: number): Point[] =>
  (
    [
      [-2 * HALF, -HALF],
      [2 * HALF, -HALF],
      [2 * HALF, HALF],
      [-2 * HALF, HALF],
    ] as const
  ).map((corner) => toTable(middle, degrees, corner));

const placeOf = ([one, other, x, y]: Tile): BoardPlace => ({
  name: `${one}-${other}`,
  at: [x * PLACE_DISTANCE, y * PLACE_DISTANCE],
  shape: 'none',
  reach: 1.2 * PLACE_DISTANCE,
  specialMark: 'tile',
});

const socketOf = ([x, y]: readonly [number, number, number], index: number): BoardPlace => ({
  name: `place ${index + 1}`,
  at: [x * PLACE_DISTANCE, y * PLACE_DISTANCE],
  shape: 'none',
  specialMark: 'place for a tile',
});

function pipsOf([one, other, x, y, degrees]: Tile): Spot[] {
  return [one, other].flatMap((count, half) =>
    PIPS[count]!.map((spot): Spot => {
      const [dx, dy] = PIP_SPOTS[spot]!;
      return { at: toTable([x, y], degrees, [(half ? 0.5 : -0.5) + dx * 0.27, dy * 0.27]), radius: PIP_RADIUS };
    }),
  );
}
