import { z } from 'zod';
import { didYouMean } from '../../lib/nearest.ts';
import { ok } from '../../lib/result.ts';
import { slugOf } from '../../lib/slug.ts';
import { BOOK_CATEGORIES, BOOK_COMPLEXITIES, BOOK_STATUSES } from '../../rulebook/book.ts';
import { allBooks } from '../../rulebook/library.ts';
import { nameField } from '../fields.ts';
import { rangeText } from '../light.ts';
import { siteUrlOf } from '../site.ts';
import { defineTool } from '../tool.ts';
import { bookLine } from './lookup.ts';
import { RulebookSchema } from './shapes.ts';

export default defineTool({
  name: 'rules_list_games',
  title: 'Rulebooks',
  description:
    'Lists the rulebooks with players, duration, complexity and mechanics, filtered by category, complexity, mechanic or status. To find a rule by words, use rules_search.',
  input: z.strictObject({
    category: z.enum(BOOK_CATEGORIES).describe('Kind of rulebook.').optional(),
    complexity: z.enum(BOOK_COMPLEXITIES).describe('How much there is to learn.').optional(),
    mechanic: nameField('Mechanic, e.g. dice, capture, hex, oracle, narrative.').optional(),
    status: z.enum(BOOK_STATUSES).describe('State of the rulebook. Default: all.').optional(),
  }),
  output: z.object({
    total: z.int(),
    games: z.array(RulebookSchema).describe('by slug; none where nothing fits'),
    reason: z.string().describe('why there are none, and what there is').optional(),
  }),
  examples: [
    { title: 'all of them', args: {} },
    { title: 'simple games with dice', args: { mechanic: 'dice', complexity: 'simple' } },
  ],
  run: ({ category, complexity, mechanic, status }, context) => {
    const wanted = mechanic === undefined ? undefined : slugOf(mechanic);
    const games = allBooks().filter(
      (book) =>
        (category === undefined || book.category === category) &&
        (complexity === undefined || book.complexity === complexity) &&
        (wanted === undefined || book.mechanics.includes(wanted)) &&
        (status === undefined || book.status === status),
    );
    return ok({
      total: games.length,
      games: games.map((book) => bookLine(book, siteUrlOf(context))),
      ...(games.length === 0 && { reason: reasonFor(wanted) }),
    });
  },
  light: ({ total, games, reason }) => ({
    total,
    games: games.map(({ slug, category, complexity, players, duration }) => ({
      slug,
      category,
      complexity,
      players: rangeText(players),
      minutes: rangeText(duration),
    })),
    ...(reason && { reason }),
  }),
  next: ({ total }) => (total ? 'rules_get_game_meta with a slug lists its pages.' : undefined),
  text: ({ games, reason }) =>
    reason ??
    games
      .map(({ slug, title, summary, players, duration }) => {
        const facts = `${rangeText(players)} players, ${rangeText(duration)} minutes`;
        return `${slug} (${title}; ${facts}): ${summary}`;
      })
      .join('\n'),
});

function reasonFor(mechanic: string | undefined): string {
  const known = [...new Set(allBooks().flatMap(({ mechanics }) => mechanics))].sort();
  if (mechanic === undefined || known.includes(mechanic)) return 'No rulebook fits all that was asked for.';
  return `No rulebook has the mechanic ${mechanic}: ${didYouMean(mechanic, known) ?? `there are ${known.join(', ')}.`}`;
}
