import { type Card, cardIdOf, type DeckType } from '../card.ts';

const SUITS = ['acorns', 'leaves', 'hearts', 'bells'];

/** Ranks with their value and card points. A suit has 30 points, the deck 120. */
const RANKS: readonly [rank: string, value: number, points: number][] = [
  ['7', 7, 0],
  ['8', 8, 0],
  ['9', 9, 0],
  ['10', 10, 10],
  ['Unter', 11, 2],
  ['Ober', 12, 3],
  ['König', 13, 4],
  ['Ass', 14, 11],
];

const suit = (suit: string): Card[] =>
  RANKS.map(([rank, value, points]) => {
    const name = `${rank} of ${suit}`;
    return { id: cardIdOf(name).replace('ö', 'oe'), name, suit, rank, value, points };
  });

export const bavarian32: DeckType = {
  title: 'Bavarian 32-card deck',
  description:
    'The German-suited deck of Schafkopf: acorns, leaves, hearts and bells, from the 7 to the Ass, also called Daus or ' +
    'Sau. Value is the order in which they are listed. Points are those of the tricks: Ass 11, 10 10, König 4, Ober 3, ' +
    'Unter 2, 120 in all. In Schafkopf the Ober come first among trumps, then the Unter, both in the order of the suits, ' +
    'then hearts; Unicode has no characters for these cards.',
  unit: 'card',
  faces: 'cards-bavarian',
  suits: SUITS,
  ranks: RANKS.map(([rank]) => rank),
  cards: SUITS.flatMap(suit),
};
