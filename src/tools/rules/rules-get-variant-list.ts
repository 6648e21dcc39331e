import { z } from 'zod';
import { TOPOLOGIES } from '../../board/topologies.ts';
import { joinNames } from '../../lib/nearest.ts';
import { ok } from '../../lib/result.ts';
import type { Book } from '../../rulebook/book.ts';
import { type VariantFacts, variantsOf } from '../../rulebook/variants.ts';
import { nameField } from '../fields.ts';
import { groupNames } from '../light.ts';
import { siteUrlOf } from '../site.ts';
import { defineTool } from '../tool.ts';
import { bookNamed, variantLine } from './lookup.ts';
import { VariantLineSchema } from './shapes.ts';

export default defineTool({
  name: 'rules_get_variant_list',
  title: 'Variants of a game',
  description:
    "Lists the variants in a game's rulebook with structured metadata, filtered by board topology or by whether the engine plays them. For the flags of playable variants, use play_list_variants.",
  input: z.strictObject({
    game: nameField('Slug of the game.'),
    playable: z.boolean().describe('Only variants that the engine plays; false: only the others.').optional(),
    topology: z.enum(TOPOLOGIES).describe('Only boards of this topology.').optional(),
  }),
  output: z.object({
    game: z.string(),
    total: z.int(),
    variants: z.array(VariantLineSchema).describe('standard first'),
    reason: z.string().describe('why there are none, and what there is').optional(),
  }),
  examples: [
    { title: 'what morris can be', args: { game: 'morris' } },
    { title: 'not on cells', args: { game: 'hex', topology: 'graph' } },
  ],
  run: ({ game, playable, topology }, context) => {
    const book = bookNamed(game);
    if (!book.ok) return book;
    const all = variantsOf(book.value);
    const variants = all.filter(
      (variant) =>
        (playable === undefined || variant.playable === playable) &&
        (topology === undefined || variant.topology === topology),
    );
    const site = siteUrlOf(context);
    return ok({
      game: book.value.slug,
      total: variants.length,
      variants: variants.map((variant) => variantLine(book.value, variant, site)),
      ...(variants.length === 0 && { reason: reasonFor(book.value, all) }),
    });
  },
  light: ({ variants, ...list }) => ({
    ...list,
    variants: groupNames(
      variants,
      ({ topology }) => topology,
      ({ slug }) => slug,
    ),
  }),
  next: ({ total }) => (total ? 'rules_get_variant with one of the names explains it.' : undefined),
  text: ({ variants, reason }) =>
    reason ?? variants.map(({ slug, title, summary }) => `${slug} (${title}): ${summary}`).join('\n'),
});

function reasonFor({ title }: Book, all: readonly VariantFacts[]): string {
  if (all.length === 0) return `${title} has no variants.`;
  const topologies = [...new Set(all.map(({ topology }) => topology))];
  const played = all.filter(({ playable }) => playable).length;
  return `${title} has ${all.length} variants on boards of the kind ${joinNames(topologies, 'and')}; the engine plays ${played} of them.`;
}
