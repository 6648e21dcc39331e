import { z } from 'zod';
import { ok } from '../../lib/result.ts';
import { hasDiagram } from '../../rulebook/diagrams.ts';
import { diagramPath, withSiteAddress } from '../../rulebook/links.ts';
import { markdownOf } from '../../rulebook/page.ts';
import { variantPage } from '../../rulebook/variant-page.ts';
import { nameField } from '../fields.ts';
import { siteUrlOf } from '../site.ts';
import { defineTool } from '../tool.ts';
import { variantLine, variantNamed } from './lookup.ts';
import { MarkdownSchema, VariantLineSchema } from './shapes.ts';

export default defineTool({
  name: 'rules_get_variant',
  title: 'Rules of a variant',
  description:
    'Returns the rules of one variant as Markdown, with its topology, parent variant and diagram URL. For the same rules as data, use play_get_definition.',
  input: z.strictObject({
    game: nameField('Slug of the game.'),
    variant: nameField('Variant slug, with flags as in standard+drops.'),
  }),
  output: VariantLineSchema.extend({
    game: z.string(),
    variant: z.string().describe('canonical slug'),
    markdown: MarkdownSchema,
    diagram: z.string().describe('URL of a drawing of its start; not where there is no board').optional(),
  }),
  examples: [
    { title: 'atomic chess', args: { game: 'chess', variant: 'atomic' } },
    { title: 'with a flag', args: { game: 'go', variant: 'standard+9x9' } },
  ],
  run: ({ game, variant }, context) => {
    const found = variantNamed(game, variant);
    if (!found.ok) return found;
    const { book, variant: facts } = found.value;
    const site = siteUrlOf(context);
    return ok({
      game: book.slug,
      variant: facts.slug,
      ...variantLine(book, facts, site),
      markdown: withSiteAddress(markdownOf(variantPage(book, facts)), site),
      ...(hasDiagram(book.slug, facts.slug) && { diagram: site + diagramPath(book.slug, facts.slug) }),
    });
  },
  text: ({ markdown }) => markdown,
});
