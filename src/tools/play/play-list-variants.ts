import { z } from 'zod';
import { FAMILIES } from '../../families/families.ts';
import { ok } from '../../lib/result.ts';
import { defineTool } from '../tool.ts';
import { readFamily } from './read-game.ts';
import { FamilySchema, VariantListSchema } from './shapes.ts';
import { formatVariants, lightVariants, listVariants, NEXT_AFTER_VARIANTS } from './variant-list.ts';

export default defineTool({
  name: 'play_list_variants',
  title: 'Variants of a family',
  description:
    "Lists a family's variants, all accepted by play_create_game, and the flags each can take (as in grand+random). For the rules in prose, use rules_get_variant.",
  callClass: 'heavy',
  input: z.strictObject({ family: FamilySchema }),
  output: VariantListSchema,
  examples: [{ title: 'what chess can be', args: { family: 'chess' } }],
  readArgs: readFamily,
  run: ({ family }) => ok(listVariants(FAMILIES[family])),
  light: lightVariants,
  next: NEXT_AFTER_VARIANTS,
  text: formatVariants,
});
