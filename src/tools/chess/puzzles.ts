import type { z } from 'zod';
import { loadGame } from '../../play/game.ts';
import type { Variant } from '../../play/resolve.ts';
import { encodeGame } from '../../play/state.ts';
import { matchingPuzzles, puzzlesOf, puzzleVariants, STANDARD_CHESS_SLUG } from '../../puzzle/pool.ts';
import { DIFFICULTIES, type Difficulty, type Puzzle, RATING_RANGES } from '../../puzzle/puzzle.ts';
import { describePuzzle } from '../../puzzle/puzzle-json.ts';
import type { PuzzleTheme } from '../../puzzle/themes/theme.ts';
import { PUZZLE_THEMES } from '../../puzzle/themes/themes.ts';
import { omit } from '../light.ts';
import type {
  AvailablePuzzlesSchema,
  PuzzleAnswerSchema,
  PuzzleSchema as Shape,
  SolutionSchema,
} from './puzzle-shapes.ts';

let themes: readonly PuzzleTheme[] | undefined;

/** Returns the themes that occur in the puzzles of standard chess, in the order in which they are listed. */
export function poolThemes(): readonly PuzzleTheme[] {
  if (themes) return themes;
  const used = new Set(puzzlesOf(STANDARD_CHESS_SLUG).flatMap((puzzle) => puzzle.themes));
  themes = PUZZLE_THEMES.filter(({ slug }) => used.has(slug));
  return themes;
}

export const themeNames = (): string[] => poolThemes().map(({ slug }) => slug);

/** Counts the puzzles of a variant by difficulty, of one theme or of all. Difficulties without puzzles are left out. */
export function countByDifficulty(variant: string, theme?: string): Record<string, number> {
  const counts = DIFFICULTIES.map(
    (difficulty) => [difficulty, matchingPuzzles(variant, difficulty, theme).length] as const,
  );
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

/** Explains why no puzzle matches a request, and lists what exists instead. */
export function explainNoMatch(
  variant: string,
  difficulty: Difficulty | undefined,
  theme: string | undefined,
): { reason: string; available: z.input<typeof AvailablePuzzlesSchema> } {
  if (!puzzlesOf(variant).length)
    return { reason: `There are no puzzles of ${variant}.`, available: { variants: [...puzzleVariants] } };
  const difficulties = countByDifficulty(variant);
  if (variant === STANDARD_CHESS_SLUG) {
    const otherThemes = themeNames().filter((name) => matchingPuzzles(variant, difficulty, name).length > 0);
    return {
      reason: `No puzzle with the theme ${theme} is ${difficulty}.`,
      available: { difficulties: countByDifficulty(STANDARD_CHESS_SLUG, theme), themes: otherThemes },
    };
  }
  if (theme !== undefined)
    return {
      reason: `Only puzzles of standard chess have themes; ask for ${variant} without one.`,
      available: { difficulties },
    };
  return {
    reason: `Puzzles of ${variant} are at most ${Object.keys(difficulties).at(-1)}.`,
    available: { difficulties },
  };
}

/** Converts a puzzle to the form in which the tool returns it, with the solution apart. */
export function puzzleToJson(
  { solution, ...puzzle }: Puzzle,
  variant: Variant,
): { puzzle: z.input<typeof Shape>; solution: z.input<typeof SolutionSchema> } {
  const { title, task, hints, notation } = describePuzzle({ ...puzzle, solution }, variant);
  const loaded = loadGame(variant, puzzle.fen, puzzle.id);
  if (!loaded.ok) throw new Error(`${puzzle.id}: ${loaded.error[0]!.message}`);
  const state = { ...encodeGame(loaded.value.game) };
  const ratings = ratingsOf(puzzle.difficulty);
  return {
    puzzle: { ...puzzle, title, task, state, hints: [...hints], ratings, themes: [...puzzle.themes] },
    solution: { solution: [...solution], notation: [...notation] },
  };
}

/** The light form of an answer: the fields of the puzzle once, and its position only in the state. */
export const lightPuzzle = ({
  puzzle,
  matches,
  reason,
  available,
  solution,
  notation,
}: z.output<typeof PuzzleAnswerSchema>) => ({
  puzzle: puzzle && omit(puzzle, 'fen'),
  matches,
  ...(reason !== undefined && { reason, available }),
  ...(puzzle && { solution, notation }),
});

/** Lowest and highest rating of a difficulty. */
export const ratingsOf = (difficulty: Difficulty) => ({
  min: RATING_RANGES[difficulty][0],
  max: RATING_RANGES[difficulty][1],
});
