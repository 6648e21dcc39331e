import { z } from 'zod';
import { name } from '../fields.ts';
import { tool } from '../tool.ts';

export default tool({
  name: 'rules_get_game',
  title: 'Rulebook',
  description: 'To read the whole rulebook of a game, as Markdown.',
  input: z.strictObject({ game: name('slug of the game') }),
  output: z.object({ slug: z.string(), title: z.string(), markdown: z.string() }),
});
