import type { Area } from '../../../board/render/plan/lines.ts';
import { PLACE_DISTANCE } from '../../../board/render/plan/measures.ts';
import type { Man as Painted } from '../../../board/render/plan/men.ts';
import type { BoardPlace } from '../../../board/render/plan/places.ts';
import { EMPTY_PLAN } from '../../../board/render/plan/plan.ts';
import type { Label, Point } from '../../../board/render/plane.ts';
import type { BoardDraft } from './board-draft.ts';
import { type PlacedMan, toPaintedMan } from './place-men.ts';
import type { Man, TablesLayout } from './schema.ts';

const POINTS = 24;
const HALF = 12;
/** Width of the bar in steps. */
const BAR_WIDTH = 1;
/** Length of a point (the triangle) in steps. Five men fit on it. */
const POINT_LENGTH = 5;
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
      areas: [...Array.from({ length: POINTS }, (_, index) => triangle(index + 1)), bar()],
      places: Array.from({ length: POINTS }, (_, index) => placeOf(index + 1)),
      labels: Array.from({ length: POINTS }, (_, index) => labelOf(index + 1)),
      men: SIDES.flatMap((side) =>
        Object.entries(layout[side]).flatMap(([point, count]) => stackOf(Number(point), count, side)),
      ),
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

const placeOf = (point: number): BoardPlace => ({
  name: String(point),
  at: [(columnOf(point) + 0.5) * PLACE_DISTANCE, fromEdge(point, 0.5)],
  shape: 'none',
});

const labelOf = (point: number): Label => ({
  at: [(columnOf(point) + 0.5) * PLACE_DISTANCE, fromEdge(point, 0) + (isUpper(point) ? -20 : 20)],
  text: String(point),
});

function stackOf(point: number, count: number, side: (typeof SIDES)[number]): Painted[] {
  return Array.from({ length: count }, (_, index) => {
    const layer = Math.floor(index / MEN_PER_LAYER);
    const distance = 0.5 + (index % MEN_PER_LAYER) * 0.88 + layer * 0.22;
    return toPaintedMan(manOf(side), [(columnOf(point) + 0.5) * PLACE_DISTANCE, fromEdge(point, distance)]);
  });
}
