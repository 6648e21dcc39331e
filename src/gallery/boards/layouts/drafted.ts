import type { Plan } from '../../../board/render/plan/plan.ts';
import type { Standing } from './standing.ts';

/** A layout worked out: what is drawn, and who stands where. */
export interface Drafted {
  readonly plan: Plan;
  readonly standing: readonly Standing[];
}
