import { type Card, cardIdOf, type DeckType } from '../card.ts';

const POINTS = { bright: 20, animal: 10, ribbon: 5, plain: 1 };
type Rank = keyof typeof POINTS;

/**
 * The plants of the twelve months, in order, each with the pictures on its special cards. The other cards of a month
 * show only the plant.
 */
const MONTHS: readonly [plant: string, shown: Record<string, Rank>][] = [
  ['pine', { crane: 'bright', 'poetry ribbon': 'ribbon' }],
  ['plum', { 'bush warbler': 'animal', 'poetry ribbon': 'ribbon' }],
  ['cherry', { curtain: 'bright', 'poetry ribbon': 'ribbon' }],
  ['wisteria', { cuckoo: 'animal', 'red ribbon': 'ribbon' }],
  ['iris', { bridge: 'animal', 'red ribbon': 'ribbon' }],
  ['peony', { butterflies: 'animal', 'blue ribbon': 'ribbon' }],
  ['bush clover', { boar: 'animal', 'red ribbon': 'ribbon' }],
  ['susuki grass', { moon: 'bright', geese: 'animal' }],
  ['chrysanthemum', { 'sake cup': 'animal', 'blue ribbon': 'ribbon' }],
  ['maple', { deer: 'animal', 'blue ribbon': 'ribbon' }],
  ['willow', { 'rain man': 'bright', swallow: 'animal', 'red ribbon': 'ribbon' }],
  ['paulownia', { phoenix: 'bright' }],
];

const CARDS_PER_MONTH = 4;

function month([plant, shown]: (typeof MONTHS)[number], place: number): Card[] {
  const shownCards = Object.entries(shown).map(([what, rank]) => card(`${plant} with ${what}`, plant, rank, place));
  const plain = CARDS_PER_MONTH - shownCards.length;
  const number = (copy: number): string => (plain > 1 ? ` ${copy + 1}` : '');
  return [
    ...shownCards,
    ...Array.from({ length: plain }, (_, copy) => card(`plain ${plant}${number(copy)}`, plant, 'plain', place)),
  ];
}

const card = (name: string, suit: string, rank: Rank, place: number): Card => ({
  id: cardIdOf(name),
  name,
  suit,
  rank,
  value: place + 1,
  points: POINTS[rank],
});

export const hanafuda48: DeckType = {
  title: 'Hanafuda',
  description:
    'The Japanese flower cards: twelve months of four, each with its plant. Value is the month; points are 20 for the five ' +
    'brights, 10 for the nine animals, 5 for the ten ribbons, 1 for the 24 plain cards, 264 in all.',
  unit: 'card',
  faces: 'hanafuda',
  suits: MONTHS.map(([plant]) => plant),
  ranks: Object.keys(POINTS),
  cards: MONTHS.flatMap(month),
};
