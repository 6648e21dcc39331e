import { z } from 'zod';
import { joinNames } from '../../lib/nearest.ts';
import { ok } from '../../lib/result.ts';
import { excerptOf } from '../../rulebook/excerpt.ts';
import { PASSAGE_TYPES } from '../../rulebook/page.ts';
import { searchRules, suggestRules } from '../../rulebook/search.ts';
import { nameField, textField } from '../fields.ts';
import { CALL_LIMITS } from '../limits.ts';
import { siteUrlOf } from '../site.ts';
import { defineTool } from '../tool.ts';
import { bookNamed } from './lookup.ts';

export default defineTool({
  name: 'rules_search',
  title: 'Search the rulebooks',
  description:
    'Answers a rules question: searches all rulebooks, or one, and returns the matching sections with an excerpt, section type and deep link. For spells and monsters, use rpg_search_entities.',
  input: z.strictObject({
    query: textField('Search words.'),
    game: nameField('Only this game.').optional(),
    sectionType: z.enum(PASSAGE_TYPES).describe('Only sections of this type.').optional(),
    limit: z.int().min(1).max(CALL_LIMITS.page).describe('Maximum number of results.').default(10),
  }),
  output: z.object({
    total: z.int().describe('sections that speak of it'),
    results: z
      .array(
        z.object({
          game: z.string(),
          sectionType: z.enum(PASSAGE_TYPES),
          title: z.string().describe('book › page › heading'),
          url: z.string().describe('leads to the very section'),
          excerpt: z.string().describe('plain text around what was found'),
        }),
      )
      .describe('the best first'),
    reason: z.string().describe('why there are none, and what to try').optional(),
  }),
  examples: [
    { title: 'a question', args: { query: 'castling through check', game: 'chess' } },
    { title: 'of any game', args: { query: 'flying', sectionType: 'movement', limit: 3 } },
  ],
  run: ({ query, game, sectionType, limit }, context) => {
    const book = game === undefined ? undefined : bookNamed(game);
    if (book && !book.ok) return book;
    const found = searchRules(query, { game: book?.value.slug, type: sectionType });
    const site = siteUrlOf(context);
    return ok({
      total: found.length,
      results: found.slice(0, limit).map(({ thing: { game, sectionType, title, path, prose }, terms }) => ({
        game,
        sectionType,
        title,
        url: site + path,
        excerpt: excerptOf(prose, terms()),
      })),
      ...(found.length === 0 && { reason: reasonFor(query, book !== undefined || sectionType !== undefined) }),
    });
  },
  text: ({ results, reason }) =>
    reason ?? results.map(({ title, url, excerpt }) => `${title}\n  ${excerpt}\n  ${url}`).join('\n'),
});

function reasonFor(query: string, isNarrowed: boolean): string {
  if (query.trim() === '') return 'The query is empty: say what to look for, as in "castling through check".';
  if (isNarrowed)
    return 'No section of this game and type speaks of it: leave out game or sectionType, or try other words.';
  const near = suggestRules(query);
  return near.length
    ? `No section of any rulebook speaks of it: did you mean ${joinNames(near)}?`
    : 'No section of any rulebook speaks of it: try other words.';
}
