import type { Plan } from '../../../board/render/plan/plan.ts';
import type { PlacedMan } from './place-men.ts';

/** A drafted layout: what to draw, and which man stands where. */
export interface BoardDraft {
  readonly plan: Plan;
  readonly standing: readonly PlacedMan[];
}
