import { z } from 'zod';
import { tool } from '../tool.ts';
import { Family } from './shapes.ts';

export default tool({
  name: 'play_list_families',
  title: 'Game families',
  description: 'To see what can be played: the ten game families with their titles and numbers of variants.',
  input: z.strictObject({}),
  output: z.object({
    total: z.int(),
    families: z.array(z.object({ slug: Family, title: z.string(), variants: z.int() })),
  }),
});
