import type { Plan } from '../../../board/render/plan/plan.ts';
import type { PlacedMan } from './place-men.ts';

/** A drafted board: what to draw, and which man stands on which place. */
export interface BoardDraft {
  readonly plan: Plan;
  readonly standing: readonly PlacedMan[];
}
