import { z } from 'zod';
import { countField, nameField } from '../fields.ts';

/** Schema for an entry in the list of cards that make up a deck. */
export const CardEntrySchema = z.strictObject({
  name: nameField('Name of the card.'),
  quantity: countField('Number of copies.').default(1),
});

const Card = z.object({
  id: z.string().describe('of this one alone, also among cards that are alike'),
  name: z.string(),
  suit: z.string().optional().describe('suit, month or kind'),
  rank: z.string().optional().describe('rank within the suit'),
  value: z.int().optional().describe("a number to compare by, as the deck's description says"),
  points: z.int().optional().describe('what it scores'),
  glyph: z.string().optional().describe('the character of Unicode that shows it'),
});

const Cards = z.array(Card);

/** Fields of answers about a deal. Every card is in a hand, drawn, or still in the pile. */
export const dealOutputShape = {
  cards: z.int().describe('how many there were; 0 where dice are rolled'),
  drawn: Cards.describe('in the order drawn'),
  hands: z.array(Cards).describe('dealt in turn, a card to each hand'),
  remaining: Cards.describe('the draw pile, the top card first'),
  pile: z.array(CardEntrySchema).describe('the draw pile once more, to be passed to game_deck_deal as cards'),
};
