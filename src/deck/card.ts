/**
 * A card, a tile or a die on the table. `id` is unique within the deck, even for identical tiles. Fields that do not
 * apply to a card are absent: a custom card has only an id and a name.
 */
export interface Card {
  id: string;
  name: string;
  suit?: string;
  rank?: string;
  /** Number for comparing cards; the deck's description says what it means. */
  value?: number;
  /** Card points in the games that this deck is made for. */
  points?: number;
  /** The Unicode character that shows the card. */
  glyph?: string;
}

/** A kind of deck with all its cards, unshuffled. */
export interface DeckType {
  title: string;
  /** What the deck contains, and what `value` and `points` mean in it. */
  description: string;
  unit: 'card' | 'tile' | 'die';
  /** Set of tiles in the gallery that shows each card under its ID. */
  faces?: string;
  suits: readonly string[];
  ranks: readonly string[];
  cards: readonly Card[];
}

/**
 * Splits a text into Unicode characters, one per card. Uses the spread operator because each card character takes two
 * UTF-16 units.
 */
export const splitIntoGlyphs = (text: string): string[] => [...text];

/** The id of a card, derived from its name: `ace-of-spades`. */
export const cardIdOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-');
