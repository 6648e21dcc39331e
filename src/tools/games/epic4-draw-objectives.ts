import { z } from 'zod';
import { count, names } from '../fields.ts';
import { tool } from '../tool.ts';

export default tool({
  name: 'epic4_draw_objectives',
  title: 'Draw objectives',
  description: 'To draw public objectives for the space epic, of stage 1, 2 or both.',
  random: true,
  input: z.strictObject({
    stage: z.literal([1, 2]).describe('stage 1 or 2; default both').optional(),
    count: count('how many objectives', 100).default(5),
    expansions: names('only from these expansions; default: all').optional(),
  }),
  output: z.object({
    objectives: z.array(
      z.object({ name: z.string(), stage: z.int(), points: z.int(), condition: z.string(), expansion: z.string() }),
    ),
  }),
});
