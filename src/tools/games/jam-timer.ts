import { z } from 'zod';
import { tool } from '../tool.ts';

export default tool({
  name: 'jam_timer',
  title: 'Jam timer',
  description: 'To see how much time is left in the current game jam.',
  input: z.strictObject({}),
  output: z.object({ active: z.boolean(), deadline: z.string().nullable(), remainingMs: z.number().nullable() }),
});
