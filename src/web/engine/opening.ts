/** How a page begins a game: the usual start or a position string, moves that follow, and the seed of all chance. */
export interface Opening {
  readonly fen?: string | undefined;
  readonly moves?: readonly string[];
  readonly seed: string;
  /** Names of the cells of the move that led to the position string, to be marked. Default: none. */
  readonly last?: readonly string[];
}
