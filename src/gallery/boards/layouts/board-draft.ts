import type { Plan } from '../../../board/render/plan/plan.ts';
import type { PlacedMan } from './place-men.ts';

/** A layout worked out: what is drawn, and who stands where. */
export interface BoardDraft {
  readonly plan: Plan;
  readonly standing: readonly PlacedMan[];
}
