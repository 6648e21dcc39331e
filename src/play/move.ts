/** A move as JSON. Its fields depend on the family; `notation` holds the move in the standard notation of the game. */
export interface Move {
  notation?: string;
  [field: string]: unknown;
}
