import type { RecordedRoll } from '../../roleplay/rolls.ts';

/** Rolls as they go out. */
export const rollsToJson = (rolls: readonly RecordedRoll[]) =>
  rolls.map((roll) => ({ ...roll, faces: [...roll.faces] }));
