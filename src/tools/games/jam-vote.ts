import { z } from 'zod';
import { tool } from '../tool.ts';

export default tool({
  name: 'jam_vote',
  title: 'Jam vote',
  description: 'To see how the vote of the current game jam stands; it takes no votes.',
  input: z.strictObject({}),
  output: z.object({ active: z.boolean(), votes: z.array(z.object({ entry: z.string(), votes: z.int() })) }),
});
