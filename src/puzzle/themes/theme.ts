import type { SolutionLine } from './line.ts';

/** A theme of puzzles, with a test that recognises it in a solution. */
export interface PuzzleTheme {
  /** Name of the theme as chess sites write it, in camelCase. */
  readonly slug: string;
  readonly title: string;
  /** Describes the theme in one sentence. */
  readonly description: string;
  readonly find: (line: SolutionLine) => boolean;
  /** Whether recognising the theme needs a search, which takes much of a second instead of a millisecond. */
  readonly isSlow?: true;
}
