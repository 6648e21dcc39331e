import type { Area, Spot } from '../../../board/render/plan/lines.ts';
import { PLACE_DISTANCE } from '../../../board/render/plan/measures.ts';
import type { BoardPlace } from '../../../board/render/plan/places.ts';
import { EMPTY_PLAN } from '../../../board/render/plan/plan.ts';
import type { SurfaceTone } from '../../../board/render/plan/tones.ts';
import type { Point } from '../../../board/render/plane.ts';
import type { BoardDraft } from './board-draft.ts';
import type { FlapsLayout } from './schema.ts';

/** Half the height of a flap, and the gap between two, in drawing units. */
const [HALF_HEIGHT, GAP] = [72, 8];
/** Height of the rod on which the flaps turn. */
const ROD = HALF_HEIGHT + 14;
/** Breadth of the wooden rim. */
const RIM = 34;
/** Height of the felt floor, in drawing units. */
const FLOOR = 330;

/** Drafts a box with a row of hinged, numbered flaps, all of them up, and a felt floor for dice. */
export function draftFlaps({ flaps }: FlapsLayout): BoardDraft {
  const left = -0.5 * PLACE_DISTANCE - GAP;
  const right = (flaps - 0.5) * PLACE_DISTANCE + GAP;
  const bottom = ROD + FLOOR;
  const top = -HALF_HEIGHT - 2 * GAP;
  const columns = Array.from({ length: flaps }, (_, column) => column * PLACE_DISTANCE);
  return {
    standing: [],
    plan: {
      ...EMPTY_PLAN,
      ground: 'frame',
      areas: [
        rectangle([left - RIM, top - RIM], [right + RIM, bottom + RIM], 'dark'),
        rectangle([left, top], [right, ROD], 'wall'),
        rectangle([left, ROD], [right, bottom], 'felt'),
        ...columns.map((x) => rectangle([x - HINGE, HALF_HEIGHT], [x + HINGE, ROD + 8], 'gold')),
        ...columns.map((x) => rectangle([x - 45 + GAP / 2, -HALF_HEIGHT], [x + 45 - GAP / 2, HALF_HEIGHT], 'light')),
      ],
      lines: [
        {
          points: [
            [left, ROD],
            [right, ROD],
          ],
          weight: 9,
        },
      ],
      spots: columns.map((x): Spot => ({ at: [x, ROD], radius: 4 })),
      places: columns.map(
        (x, column): BoardPlace => ({
          name: String(column + 1),
          at: [x, 0],
          shape: 'none',
          tone: 'light',
          caption: String(column + 1),
          captionSize: 62,
        }),
      ),
    },
  };
}

/** Half the breadth of a hinge. */
const HINGE = 15;

const rectangle = ([left, top]: Point, [right, bottom]: Point, tone: SurfaceTone): Area => ({
  outline: [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ],
  tone,
  bordered: true,
});
