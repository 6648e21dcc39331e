import type { Card, DeckType } from '../card.ts';

const MAX_PIPS = 6;
const ENDS = Array.from({ length: MAX_PIPS + 1 }, (_, pips) => pips);

/** Code point of the horizontal domino tile 0-0. The other tiles follow it, seven for each number on the left half. */
const BLANK = 0x1f031;

const tile = (low: number, high: number): Card => ({
  id: `${low}-${high}`,
  name: `${low}-${high}`,
  suit: String(high),
  rank: String(low),
  value: low + high,
  glyph: String.fromCodePoint(BLANK + low * ENDS.length + high),
});

export const dominoes28: DeckType = {
  title: 'Double-six dominoes',
  description:
    'Every pair of numbers from 0-0 to 6-6 once: 28 tiles, seven of them doubles, 168 pips. A tile belongs to the suit of ' +
    'its larger half, and ranks by the smaller; value is the sum of its pips.',
  unit: 'tile',
  faces: 'dominoes-double-six',
  suits: ENDS.map(String),
  ranks: ENDS.map(String),
  cards: ENDS.flatMap((high) => ENDS.slice(0, high + 1).map((low) => tile(low, high))),
};
