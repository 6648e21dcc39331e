import { z } from 'zod';
import { FAMILIES } from '../../families/families.ts';
import { ok } from '../../lib/result.ts';
import { matchingPuzzles, puzzlesOf, puzzleVariants, STANDARD_CHESS_SLUG } from '../../puzzle/pool.ts';
import { DIFFICULTIES, describeRatings } from '../../puzzle/puzzle.ts';
import { defineTool } from '../tool.ts';
import { RatingsSchema } from './puzzle-shapes.ts';
import { countByDifficulty, poolThemes, ratingsOf } from './puzzles.ts';

const Count = z.int().describe('how many puzzles');

export default defineTool({
  name: 'chess_list_puzzle_types',
  title: 'Kinds of chess puzzle',
  description:
    'Lists the variants, difficulties and themes that chess_generate_puzzle accepts, with the number of puzzles for each.',
  input: z.strictObject({}),
  output: z.object({
    total: z.int().describe('puzzles of all variants'),
    variants: z.array(
      z.object({
        slug: z.string(),
        title: z.string(),
        count: Count,
        difficulties: z.record(z.string(), z.int()).describe('how many of each difficulty'),
      }),
    ),
    themes: z
      .array(z.object({ slug: z.string(), title: z.string(), description: z.string(), count: Count }))
      .describe('of standard chess'),
    difficulties: z.array(z.object({ slug: z.string(), ratings: RatingsSchema.describe('both included') })),
  }),
  examples: [{ title: 'all of them', args: {} }],
  run: () => {
    const variants = puzzleVariants.map((slug) => ({
      slug,
      title: FAMILIES.chess.variants[slug]!.title,
      count: puzzlesOf(slug).length,
      difficulties: countByDifficulty(slug),
    }));
    return ok({
      total: variants.reduce((sum, { count }) => sum + count, 0),
      variants,
      themes: poolThemes().map(({ slug, title, description }) => ({
        slug,
        title,
        description,
        count: matchingPuzzles(STANDARD_CHESS_SLUG, undefined, slug).length,
      })),
      difficulties: DIFFICULTIES.map((slug) => ({
        slug,
        ratings: ratingsOf(slug),
      })),
    });
  },
  light: ({ total, variants, themes, difficulties }) => ({
    total,
    variants: countsOf(variants),
    themes: countsOf(themes),
    difficulties,
  }),
  next: 'chess_generate_puzzle with variant, theme or difficulty; themes and hard puzzles are of standard chess.',
  text: ({ variants, themes }) =>
    [
      ...variants.map(({ slug, title, count }) => `${slug} (${title}): ${count}`),
      `Difficulties by rating: ${DIFFICULTIES.map((slug) => `${slug} ${describeRatings(slug)}`).join(', ')}`,
      `Themes of standard: ${themes.map(({ slug, count }) => `${slug} ${count}`).join(', ')}`,
    ].join('\n'),
});

const countsOf = (items: readonly { slug: string; count: number }[]): Record<string, number> =>
  Object.fromEntries(items.map(({ slug, count }) => [slug, count]));
