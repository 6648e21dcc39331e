import type { ToldRoll } from '../../roleplay/rolls.ts';

/** Rolls as they go out. */
export const toldRolls = (rolls: readonly ToldRoll[]) => rolls.map((roll) => ({ ...roll, faces: [...roll.faces] }));
