/**
 * Phases of games in which each player captures a man once the board is full, and of games that let a blocked player
 * out.
 */
export const PHASES = ['place', 'take2', 'take1', 'move', 'way'] as const;

export const PHASE_CODE = { place: 0, take2: 1, take1: 2, move: 3, way: 4 } as const;
export type Phase = (typeof PHASE_CODE)[keyof typeof PHASE_CODE];

/** In place of a seat: nobody has closed a mill yet. */
export const NOBODY = -1;
