import { z } from 'zod';
import { count } from '../fields.ts';
import { tool } from '../tool.ts';

export default tool({
  name: 'game_jam_theme',
  title: 'Game jam themes',
  description: 'To get started on a game: random jam themes, none twice.',
  random: true,
  input: z.strictObject({ count: count('how many themes', 100).default(3) }),
  output: z.object({ themes: z.array(z.string()) }),
});
