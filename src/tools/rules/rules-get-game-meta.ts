import { z } from 'zod';
import { name } from '../fields.ts';
import { tool } from '../tool.ts';
import { Rulebook } from './shapes.ts';

export default tool({
  name: 'rules_get_game_meta',
  title: 'About a rulebook',
  description: 'To learn about a game before reading: players, duration, variants, pages and related games.',
  input: z.strictObject({ game: name('slug of the game') }),
  output: Rulebook.extend({
    how_to_play: z.string(),
    pages: z.array(z.object({ slug: z.string(), section: z.string(), title: z.string() })),
    variants: z.array(z.object({ slug: z.string(), title: z.string() })),
    related: z.array(z.string()),
  }),
});
