import type { SolutionLine } from './line.ts';
import type { PuzzleTheme } from './theme.ts';

/** Whether the solver's number of moves is in a range. */
const moveCount =
  (from: number, to = from) =>
  ({ own }: SolutionLine): boolean =>
    own.length >= from && own.length <= to;

/** Themes of the length of a solution. */
export const LENGTH_THEMES: readonly PuzzleTheme[] = [
  { slug: 'oneMove', title: 'One move', description: 'Solved by a single move.', find: moveCount(1) },
  { slug: 'short', title: 'Short', description: 'Solved in two moves.', find: moveCount(2) },
  { slug: 'long', title: 'Long', description: 'Solved in three moves.', find: moveCount(3) },
  {
    slug: 'veryLong',
    title: 'Very long',
    description: 'Takes four moves or more.',
    find: moveCount(4, Number.POSITIVE_INFINITY),
  },
];
