import { FAMILIES } from '../../families/families.ts';
import { definitionOf } from '../../play/resolve.ts';
import { matchingPuzzles, puzzleVariants, STANDARD_CHESS_SLUG } from '../../puzzle/pool.ts';
import { DIFFICULTIES, type Difficulty, type Puzzle } from '../../puzzle/puzzle.ts';
import type { PuzzleTheme } from '../../puzzle/themes/theme.ts';
import { poolThemes } from '../../tools/chess/puzzles.ts';
import { MAX_QUERY_LENGTH } from '../page.ts';

/** What a visitor wants of the puzzles. */
export interface PuzzleFilter {
  /** Slug of a variant that has puzzles. */
  readonly variant: string;
  readonly theme?: PuzzleTheme | undefined;
  readonly level?: Difficulty | undefined;
}

/** Reads a filter from the query of an address. What it does not know is ignored. */
export function readFilter(query: URLSearchParams): PuzzleFilter {
  const [variant = '', theme, level] = ['variant', 'theme', 'level'].map((key) => query.get(key) ?? '');
  return {
    variant: puzzleVariantOf(variant) ?? STANDARD_CHESS_SLUG,
    theme: poolThemes().find(({ slug }) => slug === theme),
    level: DIFFICULTIES.find((difficulty) => difficulty === level),
  };
}

/** The query of an address with a filter. */
export const queryOf = ({ variant, theme, level }: PuzzleFilter): URLSearchParams =>
  new URLSearchParams({ variant, ...(theme && { theme: theme.slug }), ...(level && { level }) });

/** The slug of the variant that a text names, if it has puzzles. */
export function puzzleVariantOf(text: string): string | undefined {
  if (puzzleVariants.includes(text)) return text;
  if (!text || text.length > MAX_QUERY_LENGTH) return undefined;
  const found = definitionOf(FAMILIES.chess, text);
  return found.ok && puzzleVariants.includes(found.value.variant) ? found.value.variant : undefined;
}

export const puzzlesFor = ({ variant, theme, level }: PuzzleFilter): readonly Puzzle[] =>
  matchingPuzzles(variant, level, theme?.slug);

/** Title of the variant whose puzzles a filter wants. */
export const titleOf = (variant: string): string =>
  (FAMILIES.chess.variants as Readonly<Record<string, { title: string }>>)[variant]!.title;
