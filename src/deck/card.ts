/**
 * A card, a tile or a die on the table. `id` is unique within the deck, even for identical tiles. Properties that do
 * not apply are absent: a custom card has only an id and a name.
 */
export interface Card {
  id: string;
  name: string;
  suit?: string;
  rank?: string;
  /** Number for comparing cards; the deck's description says what it means. */
  value?: number;
  /** Points in the games that the deck is made for. */
  points?: number;
  /** The Unicode character that shows it. */
  glyph?: string;
}

/** A kind of deck, complete and in order, as it comes out of its box. */
export interface DeckType {
  title: string;
  /** What the deck contains, and what `value` and `points` mean in it. */
  description: string;
  unit: 'card' | 'tile' | 'die';
  suits: readonly string[];
  ranks: readonly string[];
  cards: readonly Card[];
}

/** Splits a text into characters, one per card. Spread, because all of them are surrogate pairs. */
export const splitIntoGlyphs = (text: string): string[] => [...text];

export const cardIdOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-');
