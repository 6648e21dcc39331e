import type { Rng } from '../../lib/rng.ts';
import { type Card, type DeckType, splitIntoGlyphs } from '../card.ts';

const FACES = splitIntoGlyphs('⚀⚁⚂⚃⚄⚅');

/** Number of dice in the set. A call may roll more: the dice are rolled one after the other. */
export const DICE_IN_SET = 5;

/** The set of standard dice, treated as a deck. */
export const standardDice: DeckType = {
  title: 'Five six-sided dice',
  description:
    'Dice and no cards: what is drawn or dealt is rolled, each die by itself, as often as asked, and nothing remains. ' +
    'Value is the number of pips. Other dice are rolled by dice_roll.',
  unit: 'die',
  suits: [],
  ranks: FACES.map((_, place) => String(place + 1)),
  cards: [],
};

/** Rolls six-sided dice and returns them as cards. Their ids are numbered in the order of the rolls. */
export function rollDice(count: number, rng: Rng): Card[] {
  return Array.from({ length: count }, (_, place) => {
    const face = rng.below(FACES.length);
    const rank = String(face + 1);
    return { id: `d6-${place + 1}`, name: rank, rank, value: face + 1, glyph: FACES[face]! };
  });
}
