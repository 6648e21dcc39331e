/** Maximum number of pits per row. */
export const MAX_PITS = 24;
/** Maximum number of seeds in a game. A byte counts them. */
export const MAX_SEEDS = 255;
