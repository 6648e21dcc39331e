import type { RecordedRoll } from '../../roleplay/rolls.ts';

/** Converts rolls to the form in which tools return them, with copies of the arrays. */
export const rollsToJson = (rolls: readonly RecordedRoll[]) =>
  rolls.map((roll) => ({ ...roll, faces: [...roll.faces] }));
