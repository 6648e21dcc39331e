import { z } from 'zod';
import { name, text } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { tool } from '../tool.ts';
import { SECTION_TYPES } from './shapes.ts';

export default tool({
  name: 'rules_search',
  title: 'Search the rulebooks',
  description: 'To find the rule that answers a question: full-text search, with the section and a link to it.',
  input: z.strictObject({
    query: text('words to look for'),
    game: name('only this game').optional(),
    sectionType: z.enum(SECTION_TYPES).describe('only sections about this').optional(),
    limit: z.int().min(1).max(LIMITS.page).describe('how many results at most').default(10),
  }),
  output: z.object({
    total: z.int(),
    results: z.array(
      z.object({
        game: z.string(),
        sectionType: z.enum(SECTION_TYPES),
        title: z.string(),
        url: z.string(),
        excerpt: z.string(),
      }),
    ),
  }),
});
