import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { tool } from '../tool.ts';
import { Card, CardEntry } from './shapes.ts';

export default tool({
  name: 'game_deck_deal',
  title: 'Deal your own deck',
  description: 'To shuffle and deal a deck of your own cards, each with a quantity.',
  random: true,
  input: z.strictObject({
    cards: z.array(CardEntry).max(LIMITS.list).describe('the deck: names, each with a quantity'),
    hands: z.int().min(0).max(LIMITS.count).describe('how many hands; 1 = draw pile only').default(1),
    per_hand: z.int().min(0).max(LIMITS.count).describe('cards a hand').default(5),
    draw: z.int().min(0).max(LIMITS.count).describe('draw from the top instead of dealing').optional(),
  }),
  output: z.object({ drawn: z.array(Card), hands: z.array(z.array(Card)), remaining: z.array(Card) }),
});
