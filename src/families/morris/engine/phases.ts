/**
 * Phases of a game, as written in position strings. `take2` and `take1` occur if each player captures a man once the
 * board is full; `way` occurs if a player must let a blocked opponent out.
 */
export const PHASES = ['place', 'take2', 'take1', 'move', 'way'] as const;

/** Code that stands for each phase in a position. */
export const PHASE_CODE = { place: 0, take2: 1, take1: 2, move: 3, way: 4 } as const;
/** Code of a phase. */
export type PhaseCode = (typeof PHASE_CODE)[keyof typeof PHASE_CODE];

/** Stands for a seat while no player has closed a mill. */
export const NO_SEAT = -1;
