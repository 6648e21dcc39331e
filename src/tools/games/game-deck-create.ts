import { z } from 'zod';
import { DECK_SLUGS, DECKS_BY_SLUG } from '../../deck/decks.ts';
import { DICE_IN_SET, rollDice } from '../../deck/types/standard-dice.ts';
import { ok } from '../../lib/result.ts';
import { partImagesPath } from '../image-address.ts';
import { CALL_LIMITS } from '../limits.ts';
import { siteUrlOf } from '../site.ts';
import { defineTool } from '../tool.ts';
import { dealDice, dealFrom, dealtText, lightDeal, NEXT_AFTER_DEAL } from './deal-json.ts';
import { dealOutputShape } from './shapes.ts';

export default defineTool({
  name: 'game_deck_create',
  title: 'Make a deck',
  description:
    'Creates and shuffles a deck of one of six standard types, and optionally deals hands or draws cards; standard-dice is rolled instead. For your own card list, use game_deck_deal.',
  random: true,
  input: z.strictObject({
    type: z.enum(DECK_SLUGS).describe('Deck type; see game_deck_list_types.').default('standard-52'),
    draw: z
      .int()
      .min(0)
      .max(CALL_LIMITS.count)
      .describe('Cards to draw from the top after dealing the hands.')
      .optional(),
    hands: z.int().min(0).max(CALL_LIMITS.count).describe('Number of hands to deal.').optional(),
    per_hand: z.int().min(0).max(CALL_LIMITS.count).describe('Cards per hand.').default(5),
  }),
  output: z.object({
    type: z.enum(DECK_SLUGS),
    title: z.string(),
    unit: z.enum(['card', 'tile', 'die']).describe('what it is made of'),
    ...dealOutputShape,
    images: z.string().optional().describe('address of the face of each card as SVG, with {id} for its ID'),
  }),
  examples: [
    { title: 'a shuffled deck', args: {}, seed: 'parlour' },
    { title: 'four hands of thirteen', args: { hands: 4, per_hand: 13 }, seed: 'parlour' },
    {
      title: 'seven tiles each, and one to begin',
      args: { type: 'dominoes-28', hands: 2, per_hand: 7, draw: 1 },
      seed: 'parlour',
    },
    { title: 'five dice', args: { type: 'standard-dice' }, seed: 'parlour' },
  ],
  run: ({ type, draw, hands = 0, per_hand: perHand }, context) => {
    const { rng } = context;
    const { title, unit, cards, faces } = DECKS_BY_SLUG[type];
    // Draw dice even if no number is given, because there is no pile of dice to return.
    const defaultDraw = unit === 'die' && hands === 0 ? DICE_IN_SET : 0;
    const wanted = { hands, perHand, draw: draw ?? defaultDraw };
    const dealt = cards.length
      ? dealFrom(rng.shuffle(cards), wanted)
      : dealDice(wanted, (count) => rollDice(count, rng));
    if (!dealt.ok) return dealt;
    const images = faces && { images: siteUrlOf(context) + partImagesPath('tiles', faces) };
    return ok({ type, title, unit, ...dealt.value, ...images });
  },
  light: lightDeal,
  next: ({ pile }) => (pile.length ? NEXT_AFTER_DEAL : undefined),
  text: ({ title, ...rest }) => `${title}\n${dealtText(rest)}`,
});
