import type { BoardPlan } from '../../../board/render/plan/plan.ts';
import type { PlacedMan } from './place-men.ts';

/** A drafted board: `plan` is what to draw, `standing` lists which man stands on which place. */
export interface BoardDraft {
  readonly plan: BoardPlan;
  readonly standing: readonly PlacedMan[];
}
