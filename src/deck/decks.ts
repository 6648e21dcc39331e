import { deepFreeze } from '../lib/freeze.ts';
import type { DeckType } from './card.ts';
import { bavarian32 } from './types/bavarian-32.ts';
import { dominoes28 } from './types/dominoes-28.ts';
import { hanafuda48 } from './types/hanafuda-48.ts';
import { mahjong136 } from './types/mahjong-136.ts';
import { standard52 } from './types/standard-52.ts';
import { standardDice } from './types/standard-dice.ts';

/** The slugs of all kinds of decks, in listing order. */
export const DECK_SLUGS = [
  'standard-52',
  'bavarian-32',
  'hanafuda-48',
  'mahjong-136',
  'dominoes-28',
  'standard-dice',
] as const;
export type DeckSlug = (typeof DECK_SLUGS)[number];

/** All kinds of decks by slug. */
export const DECKS_BY_SLUG: Readonly<Record<DeckSlug, DeckType>> = deepFreeze({
  'standard-52': standard52,
  'bavarian-32': bavarian32,
  'hanafuda-48': hanafuda48,
  'mahjong-136': mahjong136,
  'dominoes-28': dominoes28,
  'standard-dice': standardDice,
});
