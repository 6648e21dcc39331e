import type { Grid } from '../../../board/grid.ts';
import type { Area } from '../../../board/render/plan/lines.ts';
import { PLACE_DISTANCE } from '../../../board/render/plan/measures.ts';
import type { BoardPlace } from '../../../board/render/plan/places.ts';
import type { SurfaceTone } from '../../../board/render/plan/tones.ts';
import { markLooksOf } from './marks.ts';
import { squareNumbering } from './orders.ts';
import type { SquaresLayout } from './schema.ts';

/** The numbers of squares by row from the top. Those from that of the goal on are its own. */
export const numberingOf = (
  { goal }: SquaresLayout,
  order: NonNullable<SquaresLayout['order']>,
  grid: Grid,
): string[][] =>
  squareNumbering(order, grid).map((row) =>
    row.map((number) => (goal ? String(Math.min(Number(number), goal.number)) : number)),
  );

/** The goal as one large place. */
export function goalOf({ goal, spaces }: SquaresLayout): BoardPlace[] {
  if (!goal) return [];
  const [x, y] = goal.at;
  const name = String(goal.number);
  return [
    {
      name,
      number: name,
      at: [x * PLACE_DISTANCE, y * PLACE_DISTANCE],
      ...markLooksOf({ reach: 1, ...spaces[name] }),
      shape: 'none',
    },
  ];
}

/** The paint of a part of an area, which leaves no seam beside the next part. */
const seamless = (tone: SurfaceTone) => ({ tone, bordered: true, edge: tone, edgeWidth: 2 });

/** The part of the goal in one square. */
export function goalArea({ goal, spaces }: SquaresLayout, row: number, column: number): Area {
  const tone = spaces[goal!.number]?.tone;
  const [x, y] = [(column - 0.5) * PLACE_DISTANCE, (row - 0.5) * PLACE_DISTANCE];
  const [right, bottom] = [x + PLACE_DISTANCE, y + PLACE_DISTANCE];
  return {
    outline: [
      [x, y],
      [right, y],
      [right, bottom],
      [x, bottom],
    ],
    ...seamless(tone && tone !== 'arm' ? tone : 'plain'),
  };
}
