import { z } from 'zod';
import { text } from '../fields.ts';
import { tool } from '../tool.ts';

export default tool({
  name: 'oracle_ask',
  title: 'Ask the oracle',
  description: 'To answer a yes-or-no question by chance, weighted by how likely yes is.',
  random: true,
  input: z.strictObject({
    question: text('a question that yes or no answers'),
    likelihood: z
      .enum(['certain', 'likely', 'even', 'unlikely', 'impossible'])
      .describe('how likely yes is')
      .default('even'),
  }),
  output: z.object({ question: z.string(), likelihood: z.string(), answer: z.string(), roll: z.int() }),
});
