import type { MorrisDefinition } from './definition.ts';

/** Whether the game starts with men in hand. */
export const startsWithMenInHand = ({ setup }: MorrisDefinition): boolean => !setup.fen.includes(' 0 0');
