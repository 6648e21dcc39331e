import { z } from 'zod';
import { cardsFromEntries, totalCopies } from '../../deck/own-cards.ts';
import { readInTurn } from '../argument-readers.ts';
import { refuse } from '../errors.ts';
import { CALL_LIMITS } from '../limits.ts';
import { defineTool } from '../tool.ts';
import { dealFrom, dealtText, lightDeal, NEXT_AFTER_DEAL, readCardNames } from './deal-json.ts';
import { CardEntrySchema, dealOutputShape } from './shapes.ts';

export default defineTool({
  name: 'game_deck_deal',
  title: 'Deal your own deck',
  description:
    'Shuffles and deals a deck of your own cards, each with a quantity, or the draw pile that game_deck_create returned as pile. For a standard deck, use game_deck_create.',
  random: true,
  input: z.strictObject({
    cards: z.array(CardEntrySchema).max(CALL_LIMITS.cards).describe('The deck: names, each with a quantity.'),
    hands: z
      .int()
      .min(0)
      .max(CALL_LIMITS.count)
      .describe('Number of hands; 1 leaves all cards in the draw pile.')
      .default(1),
    per_hand: z.int().min(0).max(CALL_LIMITS.count).describe('Cards per hand.').default(5),
    draw: z.int().min(0).max(CALL_LIMITS.count).describe('Cards to draw from the top instead of dealing.').optional(),
  }),
  aliases: { pile: 'cards' },
  readArgs: readInTurn(readCardNames('cards'), readCardNames('pile')),
  output: z.object(dealOutputShape),
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
    if (size > CALL_LIMITS.cards) {
      const detail = `The quantities come to ${size} cards, and a deck has at most ${CALL_LIMITS.cards}.`;
      return refuse('over_limit', detail, 'Ask for fewer of each card.');
    }
    const dealing = draw === undefined && hands > 1;
    return dealFrom(rng.shuffle(cardsFromEntries(cards)), { hands: dealing ? hands : 0, perHand, draw: draw ?? 0 });
  },
  light: lightDeal,
  next: ({ pile }) => (pile.length ? NEXT_AFTER_DEAL : undefined),
  text: dealtText,
});
