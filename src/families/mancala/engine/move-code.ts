/** The pit of a move, in its low byte. The higher bits hold the player's other choices, as defined by the engine. */
export const pitOf = (move: number): number => move & 255;

/** First bit of the choices. */
export const FIRST_CHOICE_BIT = 8;

/** Flag of a move: clockwise, where the player chooses the direction. */
export const CLOCKWISE_FLAG = 1 << FIRST_CHOICE_BIT;

export const PASS_MOVE = 255;
