import { z } from 'zod';
import { DECK_SLUGS, DECKS_BY_SLUG } from '../../deck/decks.ts';
import { ok } from '../../lib/result.ts';
import { defineTool } from '../tool.ts';

export default defineTool({
  name: 'game_deck_list_types',
  title: 'Deck types',
  description: 'Lists the six deck types with their suits, ranks and number of cards.',
  input: z.strictObject({}),
  output: z.object({
    total: z.int(),
    types: z.array(
      z.object({
        slug: z.enum(DECK_SLUGS),
        title: z.string(),
        unit: z.enum(['card', 'tile', 'die']).describe('what it is made of'),
        cards: z.int().describe('how many cards or tiles; 0 where dice are rolled'),
        suits: z.array(z.string()).describe('in order'),
        ranks: z.array(z.string()).describe('in order; not every suit has each of them in every deck'),
        points: z.int().optional().describe('what all cards score together'),
        description: z.string().describe('what it holds, and what value and points mean'),
      }),
    ),
  }),
  examples: [{ title: 'all six', args: {} }],
  run: () => {
    const types = DECK_SLUGS.map((slug) => {
      const { title, unit, cards, suits, ranks, description } = DECKS_BY_SLUG[slug];
      const points = cards.reduce((sum, card) => sum + (card.points ?? 0), 0);
      return {
        slug,
        title,
        unit,
        cards: cards.length,
        suits: [...suits],
        ranks: [...ranks],
        ...(points && { points }),
        description,
      };
    });
    return ok({ total: types.length, types });
  },
  text: ({ types }) => types.map(({ slug, cards, description }) => `${slug} (${cards})\n    ${description}`).join('\n'),
});
