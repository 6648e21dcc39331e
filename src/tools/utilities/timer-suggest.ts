import { z } from 'zod';
import { name } from '../fields.ts';
import { tool } from '../tool.ts';

export default tool({
  name: 'timer_suggest',
  title: 'Suggest time controls',
  description: 'To choose a clock for a game: main time, increment and how long it will take.',
  input: z.strictObject({
    game: name('the game, or a variant of the engine'),
    players: z.int().min(1).max(100).describe('how many players').optional(),
  }),
  output: z.object({
    game: z.string(),
    controls: z.array(z.object({ name: z.string(), mainSeconds: z.number(), incrementSeconds: z.number() })),
  }),
});
