export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** Inclusive rating range of each difficulty. */
export const RATING_RANGES: Readonly<Record<Difficulty, readonly [least: number, most: number]>> = {
  easy: [0, 1199],
  medium: [1200, 1799],
  hard: [1800, 4000],
};

/** A position in which one move is best, and how the game goes on from there. */
export interface Puzzle {
  /** Stable for as long as the puzzle is in the pool. */
  readonly id: string;
  /** Slug of the chess variant. */
  readonly variant: string;
  readonly fen: string;
  readonly turn: 'white' | 'black';
  /** Moves in UCI: the solver's move, the reply, and so on; the last move is the solver's. */
  readonly solution: readonly string[];
  /** The move in UCI that led to the position, if known. */
  readonly lastMove?: string;
  readonly rating: number;
  readonly difficulty: Difficulty;
  /** Slugs of its themes; standard chess only. */
  readonly themes: readonly string[];
  readonly source: string;
  readonly licence: string;
  /** Page where it can be viewed and played. */
  readonly url?: string;
}

/** A puzzle as stored in content/puzzles. */
export interface PuzzleRow {
  /** Set if the puzzle has an ID at its source. */
  readonly id?: string;
  readonly fen: string;
  /** Moves in UCI, separated by blanks. */
  readonly line: string;
  readonly played?: string;
  readonly rating: number;
  /** Slugs separated by blanks. */
  readonly themes?: string;
}

/** A file of content/puzzles. */
export interface PuzzleFile {
  readonly variant: string;
  readonly source: string;
  readonly licence: string;
  /** Page of each puzzle; {id} stands for its ID. */
  readonly url?: string;
  readonly puzzles: readonly PuzzleRow[];
}

export const difficultyOf = (rating: number): Difficulty =>
  DIFFICULTIES.find((difficulty) => rating <= RATING_RANGES[difficulty][1])!;
