import { z } from 'zod';
import { ok } from '../../lib/result.ts';
import { RULES_SECTION } from '../../rulebook/book.ts';
import { withSiteAddress } from '../../rulebook/links.ts';
import { bookMarkdown } from '../../rulebook/whole-book.ts';
import { name } from '../fields.ts';
import { siteOf } from '../site.ts';
import { tool } from '../tool.ts';
import { bookNamed } from './lookup.ts';
import { Markdown } from './shapes.ts';

export default tool({
  name: 'rules_get_game',
  title: 'Whole rulebook',
  description: 'To read all rules of a game at once, as Markdown.',
  input: z.strictObject({ game: name('slug of the game') }),
  output: z.object({
    game: z.string(),
    title: z.string(),
    markdown: Markdown,
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
      markdown: withSiteAddress(bookMarkdown(found.value), siteOf(context)),
      pages: pages.filter(({ section }) => section === RULES_SECTION).map((page) => page.slug),
      source,
      licence,
    });
  },
  text: ({ markdown }) => markdown,
});
