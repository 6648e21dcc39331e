import type { Area } from '../../../board/render/plan/lines.ts';
import { PLACE_DISTANCE } from '../../../board/render/plan/measures.ts';
import type { Man as Painted } from '../../../board/render/plan/men.ts';
import type { BoardPlace } from '../../../board/render/plan/places.ts';
import { EMPTY_PLAN } from '../../../board/render/plan/plan.ts';
import type { Label, Point } from '../../../board/render/plane.ts';
import { drawnPiece } from '../../pieces/drawn-sets.ts';
import type { BoardDraft } from './board-draft.ts';
import { type PlacedMan, toPaintedMan } from './place-men.ts';
import type { Man, TablesLayout } from './schema.ts';

const POINTS = 24;
const HALF = 12;
/** Width of the bar in steps. */
const BAR_WIDTH = 1;
/** Length of a point (the triangle) in steps. Five men fit on it. */
const POINT_LENGTH = 5;
/** Width of the tray for men that have left the board, and its distance from the points, in steps. */
const [TRAY_WIDTH, TRAY_GAP] = [1, 0.3];
/** Height of the board in steps. */
const BOARD_HEIGHT = 11.5;
/** Number of men in the lowest layer on a point. Further men are drawn on top of these. */
const MEN_PER_LAYER = 5;

const SIDES = ['white', 'black'] as const;

/** Drafts a backgammon board: 24 points in alternating tones, with the men of both sides. */
export function draftTables(layout: TablesLayout): BoardDraft {
  const standing = SIDES.flatMap((side) =>
    Object.entries(layout[side]).flatMap(([place, count]) =>
      Array.from({ length: count }, (): PlacedMan => ({ place, man: manOf(side) })),
    ),
  );
  return {
    standing,
    plan: {
      ...EMPTY_PLAN,
      areas: [
        ...Array.from({ length: POINTS }, (_, index) => triangle(index + 1)),
        bar(),
        tray('upper'),
        tray('lower'),
      ],
      places: Array.from({ length: POINTS }, (_, index) => placeOf(index + 1)),
      labels: Array.from({ length: POINTS }, (_, index) => labelOf(index + 1)),
      men: SIDES.flatMap((side) =>
        Object.entries(layout[side]).flatMap(([point, count]) => stackOf(Number(point), count, side)),
      ).concat(layout.cube ? [CUBE] : []),
    },
  };
}

const manOf = (side: (typeof SIDES)[number]): Man => ({ name: 'man', side, set: 'draughtsmen', disc: false });

const isUpper = (point: number): boolean => point > HALF;

/**
 * Column of a backgammon point from the left. Points are numbered from the lower right to the left, then back along the
 * top.
 */
function columnOf(point: number): number {
  const column = isUpper(point) ? point - HALF - 1 : HALF - point;
  return column < HALF / 2 ? column : column + BAR_WIDTH;
}

const fromEdge = (point: number, from: number): number =>
  (isUpper(point) ? from : BOARD_HEIGHT - from) * PLACE_DISTANCE;

function triangle(point: number): Area {
  const x = columnOf(point);
  const outline: Point[] = [
    [x * PLACE_DISTANCE, fromEdge(point, 0)],
    [(x + 0.5) * PLACE_DISTANCE, fromEdge(point, POINT_LENGTH)],
    [(x + 1) * PLACE_DISTANCE, fromEdge(point, 0)],
  ];
  return { outline, tone: point % 2 ? 'dark' : 'light', bordered: true };
}

const bar = (): Area => {
  const [left, right] = [(HALF / 2) * PLACE_DISTANCE, (HALF / 2 + BAR_WIDTH) * PLACE_DISTANCE];
  const bottom = BOARD_HEIGHT * PLACE_DISTANCE;
  return {
    outline: [
      [left, 0],
      [right, 0],
      [right, bottom],
      [left, bottom],
    ],
    tone: 'frame',
  };
};

/** One of the two trays at the right, for the men of the player on that side. */
function tray(half: 'upper' | 'lower'): Area {
  const left = (HALF + BAR_WIDTH + TRAY_GAP) * PLACE_DISTANCE;
  const right = left + TRAY_WIDTH * PLACE_DISTANCE;
  const [top, bottom] = half === 'upper' ? [0, POINT_LENGTH] : [BOARD_HEIGHT - POINT_LENGTH, BOARD_HEIGHT];
  const [upper, lower] = [top * PLACE_DISTANCE, bottom * PLACE_DISTANCE];
  return {
    outline: [
      [left, upper],
      [right, upper],
      [right, lower],
      [left, lower],
    ],
    tone: 'dark',
    bordered: true,
  };
}

/** The doubling cube, which shows 64 until somebody doubles. */
const CUBE: Painted = {
  at: [((HALF + BAR_WIDTH) / 2) * PLACE_DISTANCE, (BOARD_HEIGHT / 2) * PLACE_DISTANCE],
  piece: drawnPiece('backgammon-men', 'ivory cube at 64'),
  scale: 0.8,
};

const placeOf = (point: number): BoardPlace => ({
  name: String(point),
  at: [(columnOf(point) + 0.5) * PLACE_DISTANCE, fromEdge(point, 0.5)],
  shape: 'none',
});

/** Distance of the numbers of points from the points, in drawing units: in the middle of the frame. */
const LABEL_DISTANCE = 34;

const labelOf = (point: number): Label => ({
  at: [
    (columnOf(point) + 0.5) * PLACE_DISTANCE,
    fromEdge(point, 0) + (isUpper(point) ? -LABEL_DISTANCE : LABEL_DISTANCE),
  ],
  text: String(point),
});

function stackOf(point: number, count: number, side: (typeof SIDES)[number]): Painted[] {
  return Array.from({ length: count }, (_, index) => {
    const layer = Math.floor(index / MEN_PER_LAYER);
    const distance = 0.5 + (index % MEN_PER_LAYER) * 0.88 + layer * 0.22;
    return toPaintedMan(manOf(side), [(columnOf(point) + 0.5) * PLACE_DISTANCE, fromEdge(point, distance)]);
  });
}
