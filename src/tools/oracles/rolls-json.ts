import type { RecordedRoll } from '../../roleplay/rolls.ts';

/** Rolls as tools return them, with copied arrays. */
export const rollsToJson = (rolls: readonly RecordedRoll[]) =>
  rolls.map((roll) => ({ ...roll, faces: [...roll.faces] }));
