import { ATTACK_THEMES } from './attacks.ts';
import { CALM_MOVE_THEMES } from './calm.ts';
import { GOAL_THEMES } from './goal.ts';
import { KING_ATTACK_THEMES } from './kings.ts';
import { LENGTH_THEMES } from './length.ts';
import { playSolution, type SolvedPuzzle } from './line.ts';
import { LURE_THEMES } from './lures.ts';
import { MATE_THEMES } from './mates.ts';
import { SPECIAL_MOVE_THEMES } from './moves.ts';
import { PHASE_THEMES } from './phase.ts';
import type { PuzzleTheme } from './theme.ts';
import { ZUGZWANG_THEME } from './zugzwang.ts';

/** All themes that can be recognised, in the order of display. */
export const PUZZLE_THEMES: readonly PuzzleTheme[] = [
  ...LENGTH_THEMES,
  ...GOAL_THEMES,
  ...PHASE_THEMES,
  ...ATTACK_THEMES,
  ...KING_ATTACK_THEMES,
  ...LURE_THEMES,
  ...CALM_MOVE_THEMES,
  ZUGZWANG_THEME,
  ...SPECIAL_MOVE_THEMES,
  ...MATE_THEMES,
];

/** Themes that say what happens, rather than how long it takes or what is gained, the most specific first. */
export const MOTIF_THEMES: readonly PuzzleTheme[] = [
  ...MATE_THEMES,
  ...ATTACK_THEMES,
  ...LURE_THEMES,
  ...SPECIAL_MOVE_THEMES,
  ...CALM_MOVE_THEMES,
  ZUGZWANG_THEME,
  ...KING_ATTACK_THEMES,
];

/**
 * Finds the themes of a puzzle of standard chess, sorted by slug. Themes that need a search are included only if
 * `searching` is true. Throws a RangeError if a move is illegal.
 */
export function themesOf(solved: SolvedPuzzle, searching = false): string[] {
  const line = playSolution(solved);
  return PUZZLE_THEMES.filter(({ isSlow, find }) => (searching || !isSlow) && find(line))
    .map(({ slug }) => slug)
    .sort();
}
