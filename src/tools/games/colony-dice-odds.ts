import { z } from 'zod';
import { text } from '../fields.ts';
import { tool } from '../tool.ts';

export default tool({
  name: 'colony_dice_odds',
  title: 'Colony odds',
  description: 'To judge settlement numbers in colony: the chance that a throw pays, and what to expect.',
  input: z.strictObject({ numbers: text('comma-separated settlement numbers, e.g. 6,8') }),
  output: z.object({ numbers: z.array(z.int()), probability: z.number(), expectedYield: z.number() }),
});
