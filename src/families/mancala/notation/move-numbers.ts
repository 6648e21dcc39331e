import type { MoveNumbers } from '../../../play/notation.ts';
import { FIRST_CHOICE_BIT, PASS_MOVE, pitOf } from '../engine/move-code.ts';

/** The pit, counted from 0 (255 for a pass); then the bits of the player's other choices, if any is set. */
export const moveNumbers: MoveNumbers = {
  leading: 1,
  limit: () => PASS_MOVE + 1,
  of: (_, move) => [pitOf(move), ...(move >> FIRST_CHOICE_BIT ? [move >> FIRST_CHOICE_BIT] : [])],
};
