import { z } from 'zod';
import { name } from '../fields.ts';
import { tool } from '../tool.ts';
import { TOPOLOGIES, VariantFacts } from './shapes.ts';

export default tool({
  name: 'rules_get_variant_list',
  title: 'Variants in a rulebook',
  description: "To compare a game's variants: structured facts, filtered by playable or board topology.",
  input: z.strictObject({
    game: name('slug of the game'),
    playable: z.boolean().describe('only variants that the engine plays').optional(),
    topology: z.enum(TOPOLOGIES).describe('only boards of this kind').optional(),
  }),
  output: z.object({ game: z.string(), total: z.int(), variants: z.array(VariantFacts) }),
});
