/**
 * The pit of a move, which is in the low byte. The other bits hold the player's other choices, which depend on the
 * engine.
 */
export const pitOf = (move: number): number => move & 255;

/** Number of the lowest bit of a move that holds a choice other than the pit. */
export const FIRST_CHOICE_BIT = 8;

/** Flag of a move that is sown clockwise, in games where the player chooses the direction. */
export const CLOCKWISE_FLAG = 1 << FIRST_CHOICE_BIT;

/** The code of a pass. */
export const PASS_MOVE = 255;
