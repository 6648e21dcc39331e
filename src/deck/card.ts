/**
 * A card, a tile or a die as it lies on the table. `id` is of this one alone: alike tiles differ in it. What a thing
 * does not have is left out: a domino no glyph of a suit, a card of one's own nothing but a name.
 */
export interface Card {
  id: string;
  name: string;
  suit?: string;
  rank?: string;
  /** A number to compare by, as the deck's description says. */
  value?: number;
  /** What it scores in the games that the deck is made for. */
  points?: number;
  /** The one character of Unicode that shows it. */
  glyph?: string;
}

/** A kind of deck, complete and in order, as it leaves its box. */
export interface DeckType {
  title: string;
  /** What it holds, and what `value` and `points` mean in it. */
  description: string;
  unit: 'card' | 'tile' | 'die';
  suits: readonly string[];
  ranks: readonly string[];
  cards: readonly Card[];
}

/** The characters of a text, one for each card: all of them are beyond 16 bits. */
export const glyphsOf = (text: string): string[] => [...text];

export const cardId = (name: string): string => name.toLowerCase().replaceAll(' ', '-');
