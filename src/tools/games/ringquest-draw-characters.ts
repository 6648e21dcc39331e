import { z } from 'zod';
import { tool } from '../tool.ts';

export default tool({
  name: 'ringquest_draw_characters',
  title: 'Draw characters',
  description: 'To start ringquest: a random lot of characters, none twice.',
  random: true,
  input: z.strictObject({ count: z.int().min(2).max(6).describe('how many characters').default(4) }),
  output: z.object({ characters: z.array(z.object({ name: z.string() })) }),
});
