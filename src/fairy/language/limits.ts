/** Maximum number of ranks: more could not be named and drawn at a readable size. */
export const MAX_RANKS = 16;
