import { z } from 'zod';
import { count, names } from '../fields.ts';
import { tool } from '../tool.ts';

export default tool({
  name: 'epic4_draw_agendas',
  title: 'Draw agendas',
  description: 'To draw agenda cards for the space epic: laws and directives to vote on.',
  random: true,
  input: z.strictObject({
    count: count('how many agendas', 100).default(2),
    type: z.enum(['law', 'directive']).describe('only this type').optional(),
    expansions: names('only from these expansions; default: all').optional(),
  }),
  output: z.object({
    agendas: z.array(
      z.object({ name: z.string(), type: z.enum(['law', 'directive']), text: z.string(), expansion: z.string() }),
    ),
  }),
});
