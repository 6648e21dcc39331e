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
  const letters = lettersOf(colors);
  const yards = layout.yards ? colors.map((_, arm) => yardOf(layout, arm, letters[arm]!)) : [];
  const stacks = colors.map((_, arm) => stackOf(layout, arm, letters[arm]!));
  return {
    standing: [...yards, ...stacks].flatMap(({ standing }) => standing),
    plan: {
      ...EMPTY_PLAN,
      areas: [...clothOf(layout), ...yards.map(({ area }) => area), ...middleOf(layout)],
      places: [
        ...colors.flatMap((_, arm) => placesOf(layout, arm)),
        ...yards.flatMap(({ places }) => places),
        homeOf(layout),
      ],
      men: [...yards, ...stacks].flatMap(({ men }) => men),
    },
  };
}

/** The letters of players: the first of their colour or, if another has it, the last. */
function lettersOf(colors: readonly string[]): string[] {
  const initials = colors.map((color) => color[0]!);
  return colors.map((color, arm) => (initials.indexOf(color[0]!) < arm ? color.at(-1)! : color[0]!).toUpperCase());
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
          border: layout.lineWidth,
          ...markLooksOf({ ...(layout.cloth && { tone: 'light' }), ...markFor(marks, character) }, color),
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
  const outline = layout.colors.map((_, arm) => corner(arm, 1));
  if (layout.cloth) return [{ outline, tone: 'ivory', bordered: true, edge: 'gold', edgeWidth: 12 }];
  if (layout.middle === 'plain') return [{ outline, tone: 'light', bordered: true }];
  return layout.colors.map((tone, arm) => ({
    outline: [[0, 0], corner(arm, -1), corner(arm, 1)],
    tone,
    bordered: true,
  }));
}

/** Distance from the places to the embroidery and to the edge of the cloth, in steps. */
const [EMBROIDERY, HEM] = [0.3, 0.6];

/** The cloth of a board with its embroidered border. */
function clothOf(layout: ArmsLayout): Area[] {
  if (!layout.cloth) return [];
  const border = { tone: 'cloth', bordered: true, edge: 'gold' } as const;
  return [
    { ...border, outline: crossOutline(layout, HEM), edgeWidth: 8 },
    { ...border, outline: crossOutline(layout, EMBROIDERY), edgeWidth: 13, dotted: true },
  ];
}

/** The outline of all arms together, at a distance from their places. */
function crossOutline(layout: ArmsLayout, distance: number): Point[] {
  const half = widthOf(layout) / 2 + distance;
  const tip = innerRadius(layout) + layout.rows.length + distance;
  const notch = half / Math.tan(Math.PI / layout.colors.length);
  return layout.colors.flatMap((_, arm) =>
    (
      [
        [-half, -tip],
        [half, -tip],
        [half, -notch],
      ] as const
    ).map((point) => rotate(point, degreesOf(layout, arm))),
  );
}

/** Offset of each man of a stack from the one below, in steps, and the size of the men. */
const [STACK_STEP, STACK_SCALE] = [0.09, 1.2];

/** The men of a colour that begin in the middle, in a stack beside their arm. */
function stackOf(layout: ArmsLayout, arm: number, letter: string) {
  const color = layout.colors[arm]!;
  const [x, y] = rotate([0, -innerRadius(layout) * 0.64], degreesOf(layout, arm));
  const layers = Array.from({ length: layout.start }, (_, man) => STACK_STEP * ((layout.start - 1) / 2 - man));
  return {
    men: layers.map(
      (up, layer): Man => ({
        at: [x, y + up * PLACE_DISTANCE],
        color,
        scale: STACK_SCALE,
        // The letters of men below would look out from under the top one.
        ...(layer === layout.start - 1 && { letter }),
      }),
    ),
    standing: layers.map(
      (): PlacedMan => ({ place: 'home', man: { name: 'man', side: color, set: 'draughtsmen', disc: true } }),
    ),
  };
}

const homeOf = ({ middle, cloth }: ArmsLayout): BoardPlace => ({
  name: 'home',
  at: [0, 0],
  shape: 'none',
  ...(cloth && { sign: 'rosette', tone: 'ivory', border: 4 }),
  specialMark: middle === 'homes' ? 'home of all' : 'middle',
});

/** Radius of a yard, in steps. */
const YARD_RADIUS = 2.2;

/** The special mark of all places in a yard. */
export const YARD_MARK = 'yard';

function yardOf(layout: ArmsLayout, arm: number, letter: string) {
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
    men: spots.map((at): Man => ({ at, color, letter })),
    standing: names.map(
      (place): PlacedMan => ({ place, man: { name: 'man', side: color, set: 'draughtsmen', disc: true } }),
    ),
  };
}
