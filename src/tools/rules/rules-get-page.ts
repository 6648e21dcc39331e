import { z } from 'zod';
import { name } from '../fields.ts';
import { tool } from '../tool.ts';

export default tool({
  name: 'rules_get_page',
  title: 'Rulebook page',
  description: 'To read one page of a rulebook: a chapter, a class, a spell; as Markdown.',
  input: z.strictObject({
    game: name('slug of the game'),
    page: name('page slug'),
    section: name('section of the page, e.g. rules, classes, spells').default('rules'),
  }),
  output: z.object({
    game: z.string(),
    page: z.string(),
    section: z.string(),
    title: z.string(),
    markdown: z.string(),
  }),
});
