import { describe, expect, it } from 'vitest';
import type { Card } from './card.ts';
import { DECK_SLUGS, DECKS_BY_SLUG, type DeckSlug } from './decks.ts';

const cards = (slug: DeckSlug): readonly Card[] => DECKS_BY_SLUG[slug].cards;

/** Number of cards by the value of a property. */
function tally(of: readonly Card[], key: 'suit' | 'rank' | 'points' | 'name'): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const card of of) counts[card[key]!] = (counts[card[key]!] ?? 0) + 1;
  return counts;
}

const sum = (of: readonly Card[], key: 'value' | 'points'): number => of.reduce((total, card) => total + card[key]!, 0);
const alike = (keys: readonly string[], count: number) => Object.fromEntries(keys.map((key) => [key, count]));
const named = (slug: DeckSlug, name: string) => cards(slug).find((card) => card.name === name);

describe('decks', () => {
  it('have as many cards as their name says', () => {
    const sizes = DECK_SLUGS.filter((slug) => slug !== 'standard-dice').map((slug) => [slug, cards(slug).length]);
    for (const [slug, size] of sizes) expect(slug).toMatch(new RegExp(`-${size}$`));
    expect(cards('standard-dice')).toEqual([]);
  });

  it.each(DECK_SLUGS)('tell of every card what the listing promises: %s', (slug) => {
    const { suits, ranks } = DECKS_BY_SLUG[slug];
    expect(new Set(cards(slug).map(({ id }) => id)).size).toBe(cards(slug).length);
    for (const { id, name, suit, rank, value, glyph } of cards(slug)) {
      expect(id).toMatch(/^[a-z0-9-]+$/);
      expect(name).not.toBe('');
      expect(suits).toContain(suit);
      expect(ranks).toContain(rank);
      expect(value).toBeTypeOf('number');
      if (glyph !== undefined) expect([...glyph]).toHaveLength(1);
    }
    const used = (key: 'suit' | 'rank') => new Set(cards(slug).map((card) => card[key]));
    if (cards(slug).length) expect([used('suit').size, used('rank').size]).toEqual([suits.length, ranks.length]);
  });

  it.each(['standard-52', 'mahjong-136', 'dominoes-28'] as const)(
    'show each face by a glyph of its own: %s',
    (slug) => {
      const glyphs = new Map(cards(slug).map(({ name, glyph }) => [name, glyph]));
      expect([...glyphs.values()]).not.toContain(undefined);
      expect(new Set(glyphs.values()).size).toBe(glyphs.size);
    },
  );
});

describe('standard-52', () => {
  it('is thirteen ranks in four suits', () => {
    expect(tally(cards('standard-52'), 'suit')).toEqual(alike(['clubs', 'diamonds', 'hearts', 'spades'], 13));
    expect(Object.values(tally(cards('standard-52'), 'rank'))).toEqual(Array(13).fill(4));
  });

  it('skips the knights of Unicode', () => {
    const codes = new Map(cards('standard-52').map(({ id, glyph }) => [id, glyph!.codePointAt(0)!]));
    // U+1F0A0 spades, B0 hearts, C0 diamonds, D0 clubs; ace 1 … jack B, knight C, queen D, king E
    const rows = { spades: 0x1f0a0, hearts: 0x1f0b0, diamonds: 0x1f0c0, clubs: 0x1f0d0 };
    for (const [suit, row] of Object.entries(rows)) {
      const places = cards('standard-52')
        .filter((card) => card.suit === suit)
        .map(({ id }) => codes.get(id)! - row);
      expect(places).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 14]);
    }
  });
});

describe('bavarian-32', () => {
  it('counts 30 points a suit, 120 in all', () => {
    for (const suit of ['acorns', 'leaves', 'hearts', 'bells']) {
      const points = cards('bavarian-32')
        .filter((card) => card.suit === suit)
        .map((card) => card.points);
      expect(points).toEqual([0, 0, 0, 10, 2, 3, 4, 11]);
    }
    expect(sum(cards('bavarian-32'), 'points')).toBe(120);
    expect(DECKS_BY_SLUG['bavarian-32'].ranks).toEqual(['7', '8', '9', '10', 'Unter', 'Ober', 'König', 'Ass']);
  });
});

describe('hanafuda-48', () => {
  it('has four cards a month, 264 points', () => {
    expect(Object.values(tally(cards('hanafuda-48'), 'suit'))).toEqual(Array(12).fill(4));
    expect(tally(cards('hanafuda-48'), 'rank')).toEqual({ bright: 5, animal: 9, ribbon: 10, plain: 24 });
    expect(sum(cards('hanafuda-48'), 'points')).toBe(264);
  });

  it('has brights, animals and ribbons in their months', () => {
    const months = (rank: string) =>
      cards('hanafuda-48')
        .filter((card) => card.rank === rank)
        .map(({ value }) => value);
    expect(months('bright')).toEqual([1, 3, 8, 11, 12]);
    expect(months('animal')).toEqual([2, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(months('ribbon')).toEqual([1, 2, 3, 4, 5, 6, 7, 9, 10, 11]);
    const ribbons = (colour: string) =>
      cards('hanafuda-48')
        .filter(({ name }) => name.endsWith(`${colour} ribbon`))
        .map(({ value }) => value);
    expect([ribbons('poetry'), ribbons('red'), ribbons('blue')]).toEqual([
      [1, 2, 3],
      [4, 5, 7, 11],
      [6, 9, 10],
    ]);
    expect(months('plain').filter((month) => month === 11)).toHaveLength(1);
    expect(months('plain').filter((month) => month === 12)).toHaveLength(3);
  });
});

describe('mahjong-136', () => {
  it('has each of 34 tiles four times', () => {
    expect(Object.values(tally(cards('mahjong-136'), 'name'))).toEqual(Array(34).fill(4));
    expect(tally(cards('mahjong-136'), 'suit')).toEqual({
      ...alike(['characters', 'circles', 'bamboo'], 36),
      winds: 16,
      dragons: 12,
    });
  });

  it.each([
    ['east wind', 0x1f000],
    ['north wind', 0x1f003],
    ['red dragon', 0x1f004],
    ['green dragon', 0x1f005],
    ['white dragon', 0x1f006],
    ['1 of characters', 0x1f007],
    ['9 of characters', 0x1f00f],
    ['1 of bamboo', 0x1f010],
    ['9 of bamboo', 0x1f018],
    ['1 of circles', 0x1f019],
    ['9 of circles', 0x1f021],
  ])('shows %s', (name, code) => expect(named('mahjong-136', name)!.glyph!.codePointAt(0)).toBe(code));
});

describe('dominoes-28', () => {
  it('has every pair once, 7 doubles, 168 pips, each number on 7 tiles', () => {
    const ends = cards('dominoes-28').map(({ name }) => name.split('-').map(Number) as [number, number]);
    expect(new Set(ends.map(([a, b]) => (a < b ? `${a}${b}` : `${b}${a}`))).size).toBe(28);
    expect(ends.filter(([a, b]) => a === b)).toHaveLength(7);
    expect(sum(cards('dominoes-28'), 'value')).toBe(168);
    for (let pips = 0; pips <= 6; pips++) {
      expect(ends.filter((tile) => tile.includes(pips))).toHaveLength(7);
      expect(ends.flat().filter((end) => end === pips)).toHaveLength(8);
    }
  });

  it.each([
    ['0-0', 0x1f031],
    ['0-6', 0x1f037],
    ['1-1', 0x1f039],
    ['3-5', 0x1f04b],
    ['6-6', 0x1f061],
  ])('shows %s', (name, code) => expect(named('dominoes-28', name)!.glyph!.codePointAt(0)).toBe(code));
});
