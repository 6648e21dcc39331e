import type { RecordedRoll } from '../../roleplay/rolls.ts';

/** Converts rolls to JSON. Their arrays are copied, because they are read-only. */
export const rollsToJson = (rolls: readonly RecordedRoll[]) =>
  rolls.map((roll) => ({ ...roll, faces: [...roll.faces] }));
