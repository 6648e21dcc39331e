/** Difficulties of puzzles, easiest first. */
export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** Lowest and highest rating of each difficulty. */
export const RATING_RANGES: Readonly<Record<Difficulty, readonly [least: number, most: number]>> = {
  easy: [0, 1199],
  medium: [1200, 1799],
  hard: [1800, 4000],
};

/** Describes the ratings of a difficulty: "up to 1199", "1200 to 1799", "1800 and more". */
export function describeRatings(difficulty: Difficulty): string {
  const [least, most] = RATING_RANGES[difficulty];
  if (difficulty === DIFFICULTIES[0]) return `up to ${most}`;
  return difficulty === DIFFICULTIES.at(-1) ? `${least} and more` : `${least} to ${most}`;
}

/** A position in which one move is best, with the moves that follow. */
export interface Puzzle {
  /** ID that stays the same as long as the puzzle is in the pool. */
  readonly id: string;
  /** Slug of the chess variant. */
  readonly variant: string;
  readonly fen: string;
  readonly turn: 'white' | 'black';
  /** Moves in UCI, alternately of the solver and of the opponent. The solver makes the first and the last one. */
  readonly solution: readonly string[];
  /** The move in UCI that led to the position, if known. */
  readonly lastMove?: string;
  readonly rating: number;
  readonly difficulty: Difficulty;
  /** Slugs of the puzzle's themes. Only puzzles of standard chess have themes. */
  readonly themes: readonly string[];
  readonly source: string;
  readonly licence: string;
  /** Page where the puzzle can be viewed and played. */
  readonly url?: string;
}

/** A puzzle as stored in content/puzzles. */
export interface PuzzleRow {
  /** ID of the puzzle at its source, if it has one. */
  readonly id?: string;
  readonly fen: string;
  /** Moves in UCI, separated by spaces. */
  readonly line: string;
  readonly played?: string;
  readonly rating: number;
  /** Slugs of themes, separated by spaces. */
  readonly themes?: string;
}

/** A file of content/puzzles. */
export interface PuzzleFile {
  readonly variant: string;
  readonly source: string;
  readonly licence: string;
  /** Address of the page of a puzzle at its source; {id} stands for the puzzle's ID. */
  readonly url?: string;
  readonly puzzles: readonly PuzzleRow[];
}

export const difficultyOf = (rating: number): Difficulty =>
  DIFFICULTIES.find((difficulty) => rating <= RATING_RANGES[difficulty][1])!;
