import { z } from 'zod';
import { TOPOLOGIES } from '../../board/topologies.ts';
import { ok } from '../../lib/result.ts';
import { variantsOf } from '../../rulebook/variants.ts';
import { name } from '../fields.ts';
import { siteOf } from '../site.ts';
import { tool } from '../tool.ts';
import { VariantLine } from './shapes.ts';
import { bookNamed, variantLine } from './shelf.ts';

export default tool({
  name: 'rules_get_variant_list',
  title: 'Variants of a game',
  description: "To compare a game's variants: structured facts, filtered by playable or board topology.",
  input: z.strictObject({
    game: name('slug of the game'),
    playable: z.boolean().describe('only variants that the engine plays; false: only others').optional(),
    topology: z.enum(TOPOLOGIES).describe('only boards of this kind').optional(),
  }),
  output: z.object({
    game: z.string(),
    total: z.int(),
    variants: z.array(VariantLine).describe('standard first'),
  }),
  examples: [
    { title: 'what morris can be', args: { game: 'morris' } },
    { title: 'not on cells', args: { game: 'hex', topology: 'graph' } },
  ],
  run: ({ game, playable, topology }, context) => {
    const book = bookNamed(game);
    if (!book.ok) return book;
    const variants = variantsOf(book.value).filter(
      (variant) =>
        (playable === undefined || variant.playable === playable) &&
        (topology === undefined || variant.topology === topology),
    );
    const site = siteOf(context);
    return ok({
      game: book.value.slug,
      total: variants.length,
      variants: variants.map((variant) => variantLine(book.value, variant, site)),
    });
  },
  text: ({ variants }) => variants.map(({ slug, title, summary }) => `${slug} (${title}): ${summary}`).join('\n'),
});
