import { z } from 'zod';
import { tool } from '../tool.ts';
import { Family, VariantList } from './shapes.ts';

export default tool({
  name: 'play_list_variants',
  title: 'Variants of a family',
  description: 'To choose what to play: all variants of a family, and the flags that can be added as slug+flag.',
  input: z.strictObject({ family: Family }),
  output: VariantList,
});
