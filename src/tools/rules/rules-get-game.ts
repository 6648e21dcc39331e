import { z } from 'zod';
import { ok } from '../../lib/result.ts';
import { RULES_SECTION } from '../../rulebook/book.ts';
import { withSiteAddress } from '../../rulebook/links.ts';
import { bookMarkdown } from '../../rulebook/whole-book.ts';
import { nameField } from '../fields.ts';
import { siteUrlOf } from '../site.ts';
import { defineTool } from '../tool.ts';
import { bookNamed } from './lookup.ts';
import { MarkdownSchema } from './shapes.ts';

export default defineTool({
  name: 'rules_get_game',
  title: 'Whole rulebook',
  description:
    "Returns a game's whole rulebook as Markdown, which can be long. For one page, use rules_get_page; to find one rule, use rules_search.",
  input: z.strictObject({ game: nameField('Slug of the game.') }),
  output: z.object({
    game: z.string(),
    title: z.string(),
    markdown: MarkdownSchema,
    pages: z.array(z.string()).describe('slugs of the pages that are in it'),
    source: z.string().describe('where the facts are from'),
    licence: z.string().describe('SPDX identifier'),
  }),
  examples: [{ title: 'the rules of hex', args: { game: 'hex' } }],
  run: ({ game }, context) => {
    const found = bookNamed(game);
    if (!found.ok) return found;
    const { slug, title, pages, source, licence } = found.value;
    return ok({
      game: slug,
      title,
      markdown: withSiteAddress(bookMarkdown(found.value), siteUrlOf(context)),
      pages: pages.filter(({ section }) => section === RULES_SECTION).map((page) => page.slug),
      source,
      licence,
    });
  },
  light: ({ markdown, pages, ...book }) => ({ ...book, pages, markdown }),
  next: 'rules_get_page gives one page, with its sections.',
  text: ({ markdown }) => markdown,
});
