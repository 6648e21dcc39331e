import { ATTACKS } from './attacks.ts';
import { CALM_MOVES } from './calm.ts';
import { GOALS } from './goal.ts';
import { KING_HUNTS } from './kings.ts';
import { LENGTHS } from './length.ts';
import { lineOf, type SolvedPuzzle } from './line.ts';
import { LURES } from './lures.ts';
import { MATES } from './mates.ts';
import { SPECIAL_MOVES } from './moves.ts';
import { PHASES } from './phase.ts';
import type { Theme } from './theme.ts';
import { ZUGZWANG } from './zugzwang.ts';

/** All themes that are found, in the order in which people are shown them. */
export const THEMES: readonly Theme[] = [
  ...LENGTHS,
  ...GOALS,
  ...PHASES,
  ...ATTACKS,
  ...KING_HUNTS,
  ...LURES,
  ...CALM_MOVES,
  ZUGZWANG,
  ...SPECIAL_MOVES,
  ...MATES,
];

/**
 * The themes of a solved position of standard chess, sorted; those that take a search only if `searching`. Throws a
 * RangeError where its moves aren't legal.
 */
export function themesOf(solved: SolvedPuzzle, searching = false): string[] {
  const line = lineOf(solved);
  return THEMES.filter(({ isSlow, find }) => (searching || !isSlow) && find(line))
    .map(({ slug }) => slug)
    .sort();
}
