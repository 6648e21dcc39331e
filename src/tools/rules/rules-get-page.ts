import { z } from 'zod';
import { ok } from '../../lib/result.ts';
import { pagePath, withSiteAddress } from '../../rulebook/links.ts';
import { markdownOf } from '../../rulebook/page.ts';
import { nameField } from '../fields.ts';
import { siteUrlOf } from '../site.ts';
import { defineTool } from '../tool.ts';
import { bookNamed, pageNamed } from './lookup.ts';
import { MarkdownSchema } from './shapes.ts';

export default defineTool({
  name: 'rules_get_page',
  title: 'Rulebook page',
  description:
    'Returns one page of a rulebook as Markdown, such as a chapter, a class or a spell. rules_get_game_meta lists the page and section slugs.',
  input: z.strictObject({
    game: nameField('Slug of the game.'),
    page: nameField('Page slug.'),
    section: nameField('Section of the page, e.g. rules, classes, spells.').default('rules'),
  }),
  output: z.object({
    game: z.string(),
    page: z.string(),
    section: z.string(),
    title: z.string(),
    markdown: MarkdownSchema,
    url: z.string(),
    headings: z
      .array(z.object({ heading: z.string(), anchor: z.string(), sectionType: z.string() }))
      .describe('its parts; an anchor is put behind the URL with #'),
    source: z.string().describe('where it is from'),
    licence: z.string().describe('SPDX identifier'),
  }),
  examples: [
    { title: 'a chapter', args: { game: 'chess', page: 'special-moves' } },
    { title: 'a spell', args: { game: '5e', section: 'spells', page: 'fireball' } },
  ],
  run: ({ game, page, section }, context) => {
    const book = bookNamed(game);
    if (!book.ok) return book;
    const found = pageNamed(book.value, section, page);
    if (!found.ok) return found;
    const site = siteUrlOf(context);
    const { slug } = book.value;
    return ok({
      game: slug,
      page: found.value.slug,
      section: found.value.section,
      title: found.value.title,
      markdown: withSiteAddress(markdownOf(found.value), site),
      url: site + pagePath(slug, found.value.section, found.value.slug),
      headings: found.value.passages.map(({ heading, anchor, type }) => ({ heading, anchor, sectionType: type })),
      source: found.value.source ?? book.value.source,
      licence: found.value.licence ?? book.value.licence,
    });
  },
  text: ({ markdown }) => markdown,
});
