import { PLACE_DISTANCE } from '../../../board/render/plan/measures.ts';
import { type BoardPlan, mergePlans, movePlan } from '../../../board/render/plan/plan.ts';
import type { Label } from '../../../board/render/plane.ts';
import { draftArms } from './arms.ts';
import { draftBeside } from './beside.ts';
import type { BoardDraft } from './board-draft.ts';
import { draftDominoes } from './dominoes.ts';
import { draftFlaps } from './flaps.ts';
import { draftPoints } from './points.ts';
import type { Beside, GroupLayout, Layout } from './schema.ts';
import { draftSquares } from './squares.ts';
import { draftTables } from './tables.ts';

/** Drafts a board of a file: its layout, and what lies beside it. */
export function draftBoard({ layout, beside = [] }: { layout: Layout; beside?: readonly Beside[] }): BoardDraft {
  const draft = draftLayout(layout);
  return { ...draft, plan: { ...draft.plan, props: draftBeside(beside) } };
}

/** Drafts the board that a layout describes, with the men on it. */
function draftLayout(layout: Layout): BoardDraft {
  switch (layout.kind) {
    case 'squares':
      return draftSquares(layout);
    case 'points':
      return draftPoints(layout);
    case 'arms':
      return draftArms(layout);
    case 'tables':
      return draftTables(layout);
    case 'dominoes':
      return draftDominoes(layout);
    case 'flaps':
      return draftFlaps(layout);
    case 'group':
      return draftGroup(layout);
  }
}

/** Drafts several boards as one. The names of places begin with the name of their part: "upper a1". */
function draftGroup({ parts }: GroupLayout): BoardDraft {
  const drafts = parts.map(({ name, caption, at: [x, y], layout }) => {
    const { plan, standing } = draftLayout(layout);
    const qualified = (place: string) => `${name} ${place}`;
    const renamed = {
      ...plan,
      places: plan.places.map((place) => ({ ...place, name: qualified(place.name) })),
      labels: caption ? [...plan.labels, captionOf(plan, caption)] : plan.labels,
    };
    return {
      plan: movePlan(renamed, x * PLACE_DISTANCE, y * PLACE_DISTANCE),
      standing: standing.map(({ place, man }) => ({ place: qualified(place), man })),
    };
  });
  return {
    plan: mergePlans(drafts.map(({ plan }) => plan)),
    standing: drafts.flatMap(({ standing }) => standing),
  };
}

/** Distance of a caption from the squares below it, which leaves room for the names of columns. */
const CAPTION_DISTANCE = 54;

/** The caption of a part, above its middle. */
function captionOf({ places }: BoardPlan, text: string): Label {
  const [xs, ys] = [places.map(({ at }) => at[0]), places.map(({ at }) => at[1])];
  const middle = (Math.min(...xs) + Math.max(...xs)) / 2;
  return { at: [middle, Math.min(...ys) - PLACE_DISTANCE / 2 - CAPTION_DISTANCE], text };
}
