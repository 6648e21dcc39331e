/**
 * Phases of a game. Besides placing and moving, they exist in games where each player captures a man once the board is
 * full, and in games where a blocked player must be let out.
 */
export const PHASES = ['place', 'take2', 'take1', 'move', 'way'] as const;

/** The number of each phase. */
export const PHASE_CODE = { place: 0, take2: 1, take1: 2, move: 3, way: 4 } as const;
/** The number of a phase. */
export type Phase = (typeof PHASE_CODE)[keyof typeof PHASE_CODE];

/** Used instead of a seat while nobody has closed a mill. */
export const NOBODY = -1;
