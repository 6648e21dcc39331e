import { z } from 'zod';
import { name } from '../fields.ts';
import { tool } from '../tool.ts';

export default tool({
  name: 'rules_get_variant',
  title: 'Rules of a variant',
  description: 'To read how one variant differs: its rules as Markdown, with the facts of its board.',
  input: z.strictObject({ game: name('slug of the game'), variant: name('variant slug') }),
  output: z.object({ game: z.string(), variant: z.string(), title: z.string(), markdown: z.string() }),
});
