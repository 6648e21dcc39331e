import { z } from 'zod';
import { tool } from '../tool.ts';

export default tool({
  name: 'chess_list_puzzle_types',
  title: 'Kinds of chess puzzle',
  description: 'To see which chess puzzles there are: variants, themes and how many of each the pool holds.',
  input: z.strictObject({}),
  output: z.object({
    variants: z.array(z.object({ slug: z.string(), count: z.int() })),
    themes: z.array(z.object({ slug: z.string(), count: z.int() })),
  }),
});
