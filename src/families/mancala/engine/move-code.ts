/**
 * The pit of a move, held in its low byte. The higher bits hold the player's other choices, which depend on the engine.
 */
export const pitOf = (move: number): number => move & 255;

/** Lowest bit of a move that holds a choice other than the pit. */
export const FIRST_CHOICE_BIT = 8;

/** Flag of a move that is sown clockwise, in games where the player chooses the direction. */
export const CLOCKWISE_FLAG = 1 << FIRST_CHOICE_BIT;

/** The encoded pass. */
export const PASS_MOVE = 255;
