import { z } from 'zod';
import { cardsFromEntries, totalCopies } from '../../deck/own-cards.ts';
import { refuse } from '../errors.ts';
import { LIMITS } from '../limits.ts';
import { tool } from '../tool.ts';
import { dealFrom, dealtText } from './deal-json.ts';
import { CardEntry, dealtShape } from './shapes.ts';

export default tool({
  name: 'game_deck_deal',
  title: 'Deal your own deck',
  description: 'To shuffle and deal a deck of your own cards, each with a quantity, or what remains of another deck.',
  random: true,
  input: z.strictObject({
    cards: z.array(CardEntry).max(LIMITS.cards).describe('the deck: names, each with a quantity'),
    hands: z.int().min(0).max(LIMITS.count).describe('how many hands; 1 = draw pile only').default(1),
    per_hand: z.int().min(0).max(LIMITS.count).describe('cards a hand').default(5),
    draw: z.int().min(0).max(LIMITS.count).describe('draw from the top instead of dealing').optional(),
  }),
  output: z.object(dealtShape),
  examples: [
    {
      title: 'two hands',
      args: {
        cards: [{ name: 'guard', quantity: 5 }, { name: 'priest', quantity: 2 }, { name: 'king' }],
        hands: 2,
        per_hand: 3,
      },
      seed: 'parlour',
    },
    {
      title: 'one event',
      args: { cards: [{ name: 'storm' }, { name: 'calm', quantity: 3 }], draw: 1 },
      seed: 'parlour',
    },
    { title: 'a draw pile', args: { cards: [{ name: 'gold', quantity: 3 }, { name: 'trap' }] }, seed: 'parlour' },
  ],
  run: ({ cards, hands, per_hand: perHand, draw }, { rng }) => {
    const size = totalCopies(cards);
    if (size > LIMITS.cards) {
      const detail = `The quantities come to ${size} cards, and a deck has at most ${LIMITS.cards}.`;
      return refuse('over_limit', detail, 'Ask for fewer of each card.');
    }
    const dealing = draw === undefined && hands > 1;
    return dealFrom(rng.shuffle(cardsFromEntries(cards)), { hands: dealing ? hands : 0, perHand, draw: draw ?? 0 });
  },
  text: dealtText,
});
