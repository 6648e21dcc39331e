import type { MoveNumbers } from '../../../play/notation.ts';
import { NO_POINT, startPointOf, targetPointOf } from '../engine/move-code.ts';

/** The points that a man leaves and enters, counted from 0, or 31 for a pass. Captures are never part of a history. */
export const moveNumbers: MoveNumbers = {
  leading: 2,
  limit: () => NO_POINT + 1,
  of: (_, move) => [startPointOf(move), targetPointOf(move)],
};
