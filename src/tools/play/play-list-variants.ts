import { z } from 'zod';
import { FAMILIES } from '../../families/families.ts';
import { ok } from '../../lib/result.ts';
import { tool } from '../tool.ts';
import { Family, VariantList } from './shapes.ts';
import { listVariants, variantsText } from './variant-list.ts';

export default tool({
  name: 'play_list_variants',
  title: 'Variants of a family',
  description: 'To choose what to play: all variants of a family, and the flags that can be added as slug+flag.',
  input: z.strictObject({ family: Family }),
  output: VariantList,
  examples: [{ title: 'what chess can be', args: { family: 'chess' } }],
  run: ({ family }) => ok(listVariants(FAMILIES[family])),
  text: variantsText,
});
