import type { SolutionLine } from './line.ts';

/** A theme by which people look for puzzles, and how it is recognised in a solution. */
export interface Theme {
  /** The name that chess sites use, in camelCase. */
  readonly slug: string;
  readonly title: string;
  /** One sentence for people. */
  readonly description: string;
  readonly find: (line: SolutionLine) => boolean;
  /** Whether recognising it needs a search, which takes a good part of a second instead of a millisecond. */
  readonly isSlow?: true;
}
