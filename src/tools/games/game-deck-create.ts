import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { tool } from '../tool.ts';
import { Card, DECK_TYPES } from './shapes.ts';

export default tool({
  name: 'game_deck_create',
  title: 'Make a deck',
  description: 'To get a shuffled deck of one of six types, and draw or deal from it.',
  random: true,
  input: z.strictObject({
    type: z.enum(DECK_TYPES).describe('kind of deck').default('standard-52'),
    draw: z.int().min(0).max(LIMITS.count).describe('cards to draw from the top').optional(),
    hands: z.int().min(0).max(LIMITS.count).describe('how many hands to deal').optional(),
    per_hand: z.int().min(0).max(LIMITS.count).describe('cards a hand').default(5),
  }),
  output: z.object({
    type: z.enum(DECK_TYPES),
    drawn: z.array(Card),
    hands: z.array(z.array(Card)),
    remaining: z.array(Card),
  }),
});
