/** A move as JSON: fields of the family, and `notation` in the standard notation of the game. */
export interface Move {
  notation?: string;
  [field: string]: unknown;
}
