import type { Card } from '../../deck/card.ts';
import { cardIdOf } from '../../deck/card.ts';
import { cardsNeeded, type DealResult, dealCards, describePossibleDeals } from '../../deck/deal.ts';
import { DECKS_BY_SLUG, type DeckSlug } from '../../deck/decks.ts';
import { rollDice } from '../../deck/types/standard-dice.ts';
import type { Tile } from '../../gallery/tiles/tile-set.ts';
import { tileSpecs, tilesOf } from '../../gallery/tiles/tiles.ts';
import { fail, ok, type Result } from '../../lib/result.ts';
import { Rng } from '../../lib/rng.ts';
import { partImagesPath } from '../../tools/image-address.ts';
import { addressOf, numberIn } from '../forms/address.ts';

export const DECKS_ROOT = '/decks';

/** A deal that an address asks for. */
export interface DealAddress {
  readonly deck: DeckSlug;
  readonly hands: number;
  /** Cards of each hand. */
  readonly cards: number;
  /** Cards laid open after the hands. */
  readonly open: number;
  readonly seed?: string | undefined;
}

/** Most hands, and cards of a hand or on the table. */
export const HANDS = { min: 0, max: 12, isStrict: true };
export const CARDS = { min: 0, max: 52, isStrict: true };

/** A deal that is usual with each deck. */
export const USUAL_DEALS: Readonly<Record<DeckSlug, Omit<DealAddress, 'deck' | 'seed'>>> = {
  'standard-52': { hands: 1, cards: 5, open: 0 },
  'bavarian-32': { hands: 4, cards: 8, open: 0 },
  'hanafuda-48': { hands: 2, cards: 8, open: 8 },
  'mahjong-136': { hands: 4, cards: 13, open: 0 },
  'dominoes-28': { hands: 2, cards: 7, open: 1 },
  'standard-dice': { hands: 1, cards: 5, open: 0 },
};

const NOTHING = { hands: 0, cards: 0, open: 0 };

/** Parameter that lays one more card open. The page redirects to the address with the new number. */
export const DRAW = 'draw';

export function readDeal(deck: DeckSlug, query: URLSearchParams): DealAddress {
  // What a deal without hands leaves unsaid is none, not the usual.
  const isGiven = ['hands', 'cards', 'open'].some((name) => query.has(name));
  const usual = isGiven ? NOTHING : USUAL_DEALS[deck];
  return {
    deck,
    hands: numberIn(query, 'hands', { ...HANDS, usual: usual.hands }),
    cards: numberIn(query, 'cards', { ...CARDS, usual: usual.cards }),
    open: Math.min(CARDS.max, numberIn(query, 'open', { ...CARDS, usual: usual.open }) + (query.has(DRAW) ? 1 : 0)),
    seed: query.get('seed')?.slice(0, 100) || undefined,
  };
}

/** The address of a deal. Without a seed, each visit gets cards of its own. */
export const dealPath = ({ deck, ...deal }: DealAddress): string =>
  addressOf(`${DECKS_ROOT}/${deck}`, Object.entries(deal));

/** Deals by the seed. More cards of the same seed are dealt from the same shuffled deck. */
export function deal({ deck, hands, cards, open }: DealAddress, seed: string): Result<DealResult, string> {
  const rng = Rng.fromSeed(seed);
  const all = DECKS_BY_SLUG[deck].cards;
  const wanted = { hands, perHand: cards, draw: open };
  const pile = all.length ? rng.shuffle(all) : rollDice(cardsNeeded(wanted), rng);
  const dealt = dealCards(pile, wanted);
  return dealt.ok ? ok(dealt.value) : fail(`${dealt.error} ${describePossibleDeals(pile.length, wanted)}`);
}

/** The picture of a card in the gallery, with its size in pixels. */
export interface CardPicture {
  readonly path: string;
  readonly width: number;
  readonly height: number;
}

/** Returns the picture of each card of a deck that the gallery draws. Copies of a tile share one. */
export function picturesOf(deck: DeckSlug): (card: Card) => CardPicture | undefined {
  const set = DECKS_BY_SLUG[deck].faces ?? deck;
  const spec = tileSpecs.find(({ id }) => id === set);
  const tiles = new Map<string, Tile>(spec && tilesOf(spec).map((tile) => [tile.id, tile]));
  return ({ id, name }) => {
    const tile = tiles.get(id) ?? tiles.get(cardIdOf(name));
    if (!tile) return undefined;
    const { width, height } = tile;
    return { path: partImagesPath('tiles', set).replace('{id}', tile.id), width, height };
  };
}
