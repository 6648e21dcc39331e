import { z } from 'zod';
import { tool } from '../tool.ts';

export default tool({
  name: 'jam_status',
  title: 'Jam status',
  description: 'To see the current game jam: which one is on, its deadline and its submissions.',
  input: z.strictObject({}),
  output: z.object({
    active: z.boolean(),
    jam: z.object({ slug: z.string(), title: z.string(), deadline: z.string() }).nullable(),
    submissions: z.int(),
  }),
});
