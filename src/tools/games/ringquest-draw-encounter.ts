import { z } from 'zod';
import { tool } from '../tool.ts';

export default tool({
  name: 'ringquest_draw_encounter',
  title: 'Draw an encounter',
  description: 'To meet something in ringquest: a random encounter of one of the four rings.',
  random: true,
  input: z.strictObject({
    ring: z.enum(['outer', 'middle', 'inner', 'crown']).describe('ring where it happens').default('outer'),
  }),
  output: z.object({
    ring: z.enum(['outer', 'middle', 'inner', 'crown']),
    encounter: z.object({ name: z.string(), text: z.string() }),
  }),
});
