import { fileName } from '../../../board/grid.ts';
import type { Area } from '../../../board/render/plan/lines.ts';
import { arcPoints } from '../../../board/render/plan/lines.ts';
import { PLACE_DISTANCE } from '../../../board/render/plan/measures.ts';
import type { Man } from '../../../board/render/plan/men.ts';
import type { BoardPlace } from '../../../board/render/plan/places.ts';
import { EMPTY_PLAN } from '../../../board/render/plan/plan.ts';
import type { Point } from '../../../board/render/plane.ts';
import type { BoardDraft } from './board-draft.ts';
import { markFor, markLooksOf } from './marks.ts';
import type { PlacedMan } from './place-men.ts';
import type { ArmsLayout } from './schema.ts';

/** Drafts a board in the shape of a cross or star, with yards for waiting men between the arms. */
export function draftArms(layout: ArmsLayout): BoardDraft {
  const { colors } = layout;
  const yards = layout.yards ? colors.map((_, arm) => yardOf(layout, arm)) : [];
  return {
    standing: yards.flatMap(({ standing }) => standing),
    plan: {
      ...EMPTY_PLAN,
      areas: [...yards.map(({ area }) => area), ...middleOf(layout)],
      places: [
        ...colors.flatMap((_, arm) => placesOf(layout, arm)),
        ...yards.flatMap(({ places }) => places),
        homeOf(layout),
      ],
      men: yards.flatMap(({ men }) => men),
    },
  };
}

const widthOf = ({ rows }: ArmsLayout): number => rows[0]!.length;

/** Distance in steps from the centre of the board to the inner ends of the arms, where neighbouring arms touch. */
const innerRadius = (layout: ArmsLayout): number => widthOf(layout) / 2 / Math.tan(Math.PI / layout.colors.length);

const degreesOf = ({ colors }: ArmsLayout, arm: number): number => (360 * arm) / colors.length;

/**
 * Converts a point of the arm that points upward, in steps, to the same point of another arm, in the drawing's units.
 */
function rotate([x, y]: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [
    PLACE_DISTANCE * (x * Math.cos(angle) - y * Math.sin(angle)),
    PLACE_DISTANCE * (x * Math.sin(angle) + y * Math.cos(angle)),
  ];
}

function placesOf(layout: ArmsLayout, arm: number): BoardPlace[] {
  const { rows, marks, colors, shape } = layout;
  const degrees = degreesOf(layout, arm);
  const middle = (widthOf(layout) - 1) / 2;
  return rows.flatMap((text, row) =>
    [...text].flatMap((character, column): BoardPlace[] => {
      if (character === ' ') return [];
      const color = colors[arm]!;
      const distance = innerRadius(layout) + rows.length - row - 0.5;
      return [
        {
          name: `${color} ${fileName(column)}${rows.length - row}`,
          at: rotate([column - middle, -distance], degrees),
          shape,
          turn: degrees,
          ...markLooksOf(markFor(marks, character), color),
        },
      ];
    }),
  );
}

/** Areas in the middle of the board, where the arms meet: one per arm, or a single plain one. */
function middleOf(layout: ArmsLayout): Area[] {
  const half = widthOf(layout) / 2;
  const corner = (arm: number, side: 1 | -1): Point =>
    rotate([side * half, -innerRadius(layout)], degreesOf(layout, arm));
  if (layout.middle === 'plain')
    return [{ outline: layout.colors.map((_, arm) => corner(arm, 1)), tone: 'light', bordered: true }];
  return layout.colors.map((tone, arm) => ({
    outline: [[0, 0], corner(arm, -1), corner(arm, 1)],
    tone,
    bordered: true,
  }));
}

const homeOf = ({ middle }: ArmsLayout): BoardPlace => ({
  name: 'home',
  at: [0, 0],
  shape: 'none',
  specialMark: middle === 'homes' ? 'home of all' : 'middle',
});

/** Radius of a yard, in steps. */
const YARD_RADIUS = 2.2;

/** The special mark of all places in a yard. */
export const YARD_MARK = 'yard';

function yardOf(layout: ArmsLayout, arm: number) {
  const { colors, rows, yards, way } = layout;
  const color = colors[arm]!;
  const half = 180 / colors.length;
  const degrees = degreesOf(layout, arm) + (way === 'clockwise' ? half : -half);
  const clearance = YARD_RADIUS + 0.25 + widthOf(layout) / 2;
  const distance = Math.max(innerRadius(layout) + rows.length / 2, clearance / Math.sin((half * Math.PI) / 180));
  const middle = rotate([0, -distance], degrees);
  const spots = Array.from({ length: yards }, (_, man): Point => {
    const angle = (2 * Math.PI * (man + 0.5)) / yards;
    return [middle[0] + PLACE_DISTANCE * 1.1 * Math.sin(angle), middle[1] - PLACE_DISTANCE * 1.1 * Math.cos(angle)];
  });
  const names = spots.map((_, man) => `${color} yard ${man + 1}`);
  return {
    area: {
      outline: arcPoints(middle, YARD_RADIUS * PLACE_DISTANCE, 0, 360),
      tone: color,
      bordered: true,
    } satisfies Area,
    places: spots.map((at, man): BoardPlace => ({ name: names[man]!, at, shape: 'disc', specialMark: YARD_MARK })),
    men: spots.map((at): Man => ({ at, color })),
    standing: names.map(
      (place): PlacedMan => ({ place, man: { name: 'man', side: color, set: 'draughtsmen', disc: true } }),
    ),
  };
}
