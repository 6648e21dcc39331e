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

/** All themes that can be recognised, in display order. */
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
 * Finds the themes of a puzzle of standard chess, sorted by slug; those that need a search only if `searching`. Throws
 * a RangeError if a move is illegal.
 */
export function themesOf(solved: SolvedPuzzle, searching = false): string[] {
  const line = lineOf(solved);
  return THEMES.filter(({ isSlow, find }) => (searching || !isSlow) && find(line))
    .map(({ slug }) => slug)
    .sort();
}
