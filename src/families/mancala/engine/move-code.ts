/** A move: the pit that is sown, and behind it what else the player chose, as the engine of the game has it. */
export const pitOf = (move: number): number => move & 255;

/** Choices begin at this bit. */
export const CHOICE = 8;

/** Seeds go clockwise, where that is chosen. */
export const CLOCKWISE = 1 << CHOICE;

export const PASS = 255;
