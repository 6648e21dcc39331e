export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** Ratings of each difficulty, from the first to the last. */
export const RATING_RANGES: Readonly<Record<Difficulty, readonly [least: number, most: number]>> = {
  easy: [0, 1199],
  medium: [1200, 1799],
  hard: [1800, 4000],
};

/** A position in which one move is right, and how the game goes on from there. */
export interface Puzzle {
  /** The same for as long as the puzzle is in the pool. */
  readonly id: string;
  /** Slug of the chess variant. */
  readonly variant: string;
  readonly fen: string;
  readonly turn: 'white' | 'black';
  /** Moves in UCI: the solver's, the answer, and so on; the last one is the solver's. */
  readonly solution: readonly string[];
  /** The move in UCI by which the position came about, where it is known. */
  readonly lastMove?: string;
  readonly rating: number;
  readonly difficulty: Difficulty;
  /** What it is about; of standard chess alone. */
  readonly themes: readonly string[];
  readonly source: string;
  readonly licence: string;
  /** Where it can be seen and played. */
  readonly url?: string;
}

/** A puzzle as it lies in content/puzzles. */
export interface PuzzleRow {
  /** Of those that have an ID elsewhere. */
  readonly id?: string;
  readonly fen: string;
  /** Moves in UCI, with blanks between. */
  readonly line: string;
  readonly played?: string;
  readonly rating: number;
  /** With blanks between. */
  readonly themes?: string;
}

/** A file of content/puzzles. */
export interface PuzzleFile {
  readonly variant: string;
  readonly source: string;
  readonly licence: string;
  /** Where the puzzles can be seen; {id} stands for the ID. */
  readonly url?: string;
  readonly puzzles: readonly PuzzleRow[];
}

export const difficultyOf = (rating: number): Difficulty =>
  DIFFICULTIES.find((difficulty) => rating <= RATING_RANGES[difficulty][1])!;
