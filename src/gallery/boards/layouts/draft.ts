import { STEP } from '../../../board/render/plan/measures.ts';
import { mergePlans, movePlan } from '../../../board/render/plan/plan.ts';
import { draftArms } from './arms.ts';
import { draftDominoes } from './dominoes.ts';
import type { Drafted } from './drafted.ts';
import { draftPoints } from './points.ts';
import type { GroupLayout, Layout } from './schema.ts';
import { draftSquares } from './squares.ts';
import { draftTables } from './tables.ts';

/** A layout as a drawing and as who stands where. */
export function draft(layout: Layout): Drafted {
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
    case 'group':
      return draftGroup(layout);
  }
}

/** Each place is called by its part, too: "upper a1". */
function draftGroup({ parts }: GroupLayout): Drafted {
  const drafts = parts.map(({ name, at: [x, y], layout }) => {
    const { plan, standing } = draft(layout);
    const own = (place: string) => `${name} ${place}`;
    const named = { ...plan, places: plan.places.map((place) => ({ ...place, name: own(place.name) })) };
    return {
      plan: movePlan(named, x * STEP, y * STEP),
      standing: standing.map(({ place, man }) => ({ place: own(place), man })),
    };
  });
  return {
    plan: mergePlans(drafts.map(({ plan }) => plan)),
    standing: drafts.flatMap(({ standing }) => standing),
  };
}
