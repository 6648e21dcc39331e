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

/**
 * Slugs of the themes that say how a mate comes about, the most telling first: checks of two pieces, lures, special
 * moves, then where the king is attacked. Attacks on pieces, such as forks, are not among them: they win material.
 */
const MATING_MOTIFS = [
  ...['doubleCheck', 'discoveredCheck'],
  ...LURE_THEMES.map(({ slug }) => slug),
  ...SPECIAL_MOVE_THEMES.map(({ slug }) => slug),
  ...['quietMove', 'zugzwang', 'pin'],
  ...KING_ATTACK_THEMES.map(({ slug }) => slug),
];

/** Slugs of the themes that say how an advantage is won, the rarest of each kind first. */
const WINNING_MOTIFS = [
  ...['doubleCheck', 'discoveredCheck', 'discoveredAttack', 'xRayAttack', 'trappedPiece', 'skewer', 'pin', 'fork'],
  ...LURE_THEMES.map(({ slug }) => slug),
  ...SPECIAL_MOVE_THEMES.map(({ slug }) => slug),
  ...['hangingPiece', 'quietMove', 'defensiveMove', 'zugzwang'],
  ...KING_ATTACK_THEMES.map(({ slug }) => slug),
];

/**
 * Finds the theme that says most about a solution: in a mate its pattern, then how it comes about; otherwise how the
 * advantage is won. Undefined if no theme says what happens.
 */
export function mostTellingTheme(themes: readonly string[]): PuzzleTheme | undefined {
  const priority = themes.includes('mate')
    ? [...MATE_THEMES.map(({ slug }) => slug), ...MATING_MOTIFS]
    : WINNING_MOTIFS;
  const telling = priority.find((slug) => themes.includes(slug));
  return PUZZLE_THEMES.find(({ slug }) => slug === telling);
}

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
