/** Parts of a game in which each player takes a man when the board is full, and a blocked one is let out. */
export const PHASES = ['place', 'take2', 'take1', 'move', 'way'] as const;

export const PHASE = { place: 0, take2: 1, take1: 2, move: 3, way: 4 } as const;
export type Phase = (typeof PHASE)[keyof typeof PHASE];

/** Nobody closed a row yet. */
export const NOBODY = -1;
