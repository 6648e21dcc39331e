import { describe, expect, it } from 'vitest';
import { DECK_SLUGS, DECKS_BY_SLUG } from '../../src/deck/decks.ts';
import { SUITS } from '../../src/gallery/tiles/makers/cards/suits.ts';
import { tileSheetSvg, tileSpecs, tilesOf } from '../../src/gallery/tiles/tiles.ts';
import { contrast, TEXT_CONTRAST } from '../../src/lib/contrast.ts';
import { countPatches, type PaintedCard, paintCard } from './paper.ts';

const tilesIn = (id: string) => tilesOf(tileSpecs.find((spec) => spec.id === id)!);
const PAPER = [255, 253, 248] as const;
const SETS = ['cards-52', 'cards-bavarian'];
const COURTS = /^(jack|queen|king|Unter|Ober|König)$/;

/** Share of the pixels that change when a card is turned upside down. */
function changeByTurning({ pixels, width, height }: PaintedCard): number {
  const last = width * height - 1;
  let changed = 0;
  for (let i = 0; i <= last; i++)
    if ([0, 1, 2].some((k) => Math.abs(pixels[4 * i + k]! - pixels[4 * (last - i) + k]!) > 100)) changed++;
  return changed / (last + 1);
}

/** Number of signs on a card by its rank. The German Daus comes from the deuce. */
const signsOn = (rank: unknown): number => (rank === 'ace' ? 1 : rank === 'Ass' ? 2 : Number(rank));

describe.each(SETS)('%s', (id) => {
  const cards = tilesIn(id).filter(({ facts }) => facts['suit'] && facts['suit'] !== 'jokers');
  const courts = cards.filter(({ facts }) => COURTS.test(String(facts['rank'])));
  const pipCards = cards.filter((card) => !courts.includes(card));

  it('keeps all signs, letters and numbers apart', () => {
    for (const card of pipCards) {
      const { rank } = card.facts;
      const inCorners = 2 * (rank === '10' ? 3 : 2);
      expect(countPatches(paintCard(card, 2, PAPER), 10, 5), card.name).toBe(signsOn(rank) + inCorners);
    }
  });

  it('is two-way: figures, and pips that are not in the middle row, stand upside down in the lower half', () => {
    const turnable = [...courts, ...pipCards.filter(({ facts }) => /^(2|4|10|Ass)$/.test(String(facts['rank'])))];
    expect(turnable.length).toBeGreaterThanOrEqual(20);
    for (const card of [...turnable, tilesIn(id).find((tile) => tile.id === 'back')!])
      expect(changeByTurning(paintCard(card, 2, PAPER)), card.name).toBeLessThan(0.004);
    const five = pipCards.find(({ facts }) => facts['rank'] === '5' || facts['rank'] === '7')!;
    expect(changeByTurning(paintCard(five, 2, PAPER))).toBeGreaterThan(0.006);
  });

  it('gives no two figures the same silhouette', () => {
    const outlines = courts.map((card) => paintCard(card, 1, PAPER).ink.join(''));
    expect(new Set(outlines).size).toBe(courts.length);
  });

  it('shows every card of its deck', () => {
    const deck = DECK_SLUGS.map((slug) => DECKS_BY_SLUG[slug]).find(({ faces }) => faces === id)!;
    expect(cards.map((card) => card.id)).toEqual(deck.cards.map((card) => card.id));
  });

  it('fits on a sheet of 90 kB', () => {
    expect(tileSheetSvg(id)!.length).toBeLessThanOrEqual(90_000);
  });
});

describe('suits', () => {
  it('differ by shape, not only by colour', () => {
    const signs = Object.keys(SUITS).map((suit) => {
      const card = [...tilesIn('cards-52'), ...tilesIn('cards-bavarian')].find(
        ({ facts }) => facts['suit'] === suit && facts['rank'] === '9',
      )!;
      return paintCard(card, 1, PAPER).ink;
    });
    for (const [i, one] of signs.entries())
      for (const other of signs.slice(0, i)) {
        const differing = one.filter((ink, at) => ink !== other[at]).length;
        expect(differing / one.filter((ink) => ink === 1).length).toBeGreaterThan(0.08);
      }
  });

  it.each(Object.entries(SUITS))('%s can be read on paper', (_, { sign, ink }) => {
    expect(contrast(ink, '#fffdf8')).toBeGreaterThanOrEqual(TEXT_CONTRAST);
    expect(Math.max(...sign.map(([paint]) => contrast(paint, '#fffdf8')))).toBeGreaterThanOrEqual(3);
  });
});

it('two jokers differ in more than colour', () => {
  const jokers = tilesIn('cards-52').filter(({ facts }) => facts['suit'] === 'jokers');
  expect(jokers.map(({ text }) => /(two|three|\d) horns/.exec(text)?.[1])).toEqual(['3', '2']);
});

it('the letter of an Ober is not alone, where it would be zero', () => {
  const texts = tilesIn('cards-bavarian').map(({ text }) => text);
  expect(texts.filter((text) => text.startsWith('an Ober'))).toHaveLength(4);
  expect(texts.filter((text) => /; (O|0) and/.test(text))).toEqual([]);
});
