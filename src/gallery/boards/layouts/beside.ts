import { PLACE_DISTANCE } from '../../../board/render/plan/measures.ts';
import type { Man as Painted } from '../../../board/render/plan/men.ts';
import { toPaintedMan } from './place-men.ts';
import type { Beside } from './schema.ts';

/** Makes what lies beside the places of a board, such as dice or men in reserve. */
export const draftBeside = (groups: readonly Beside[]): Painted[] =>
  groups.flatMap(({ man, at }) => at.map(([x, y]) => toPaintedMan(man, [x * PLACE_DISTANCE, y * PLACE_DISTANCE])));
