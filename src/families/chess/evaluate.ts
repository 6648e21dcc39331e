import type { Ai } from '../../play/ai.ts';

/** To come. */
export const ai = {} as Ai;
