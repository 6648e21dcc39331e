import { describe, expect, it } from 'vitest';
import { Rng } from '../lib/rng.ts';
import type { Card } from './card.ts';
import { cardsNeeded, dealCards, describePossibleDeals } from './deal.ts';
import { DECK_SLUGS, DECKS_BY_SLUG } from './decks.ts';
import { cardsFromEntries, customCardEntries, totalCopies } from './own-cards.ts';
import { rollDice } from './types/standard-dice.ts';

const pile = (size: number): Card[] =>
  Array.from({ length: size }, (_, place) => ({ id: `${place}`, name: `${place}` }));
const idsOf = (cards: readonly Card[]): string[] => cards.map(({ id }) => id);

describe('deal', () => {
  it('gives each hand a card in turn, from the top', () => {
    const dealt = dealCards(pile(9), { hands: 3, perHand: 2, draw: 1 });
    if (!dealt.ok) throw new Error(dealt.error);
    const { hands, drawn, remaining } = dealt.value;
    expect(hands.map(idsOf)).toEqual([
      ['0', '3'],
      ['1', '4'],
      ['2', '5'],
    ]);
    expect([idsOf(drawn), idsOf(remaining)]).toEqual([['6'], ['7', '8']]);
  });

  it.each([
    [[4, 14, 0], '4 hands of 14, 56 in all', 'It is enough for 4 hands of 13 or 3 hands of 14.'],
    [
      [4, 13, 1],
      '4 hands of 13 and 1 drawn, 53 in all',
      'It is enough for 4 hands of 12 or 3 hands of 13 beside 1 drawn.',
    ],
    [[1, 60, 0], '1 hand of 60', 'It is enough for 1 hand of 52.'],
    [[0, 5, 53], '53 drawn', 'Draw at most 52, or deal smaller hands.'],
    [[2, 1, 60], '2 hands of 1 and 60 drawn, 62 in all', 'Draw at most 52, or deal smaller hands.'],
  ])('refuses more than there is, with the numbers: %o', ([hands = 0, perHand = 0, draw = 0], what, hint) => {
    const wanted = { hands, perHand, draw };
    expect(dealCards(pile(52), wanted)).toEqual({ ok: false, error: `The deck has 52 cards, too few for ${what}.` });
    expect(describePossibleDeals(52, wanted)).toBe(hint);
  });

  it('keeps every card in exactly one place, over 10,000 requests', () => {
    const rng = Rng.fromSeed('deals');
    let refused = 0;
    for (let i = 0; i < 10_000; i++) {
      const { cards } = DECKS_BY_SLUG[DECK_SLUGS[i % 5]!];
      const wanted = { hands: rng.below(9), perHand: rng.below(12), draw: rng.below(30) };
      const dealt = dealCards(rng.shuffle(cards), wanted);
      expect(dealt.ok).toBe(cardsNeeded(wanted) <= cards.length);
      if (!dealt.ok) {
        refused++;
        continue;
      }
      const { hands, drawn, remaining } = dealt.value;
      const all = [...hands.flat(), ...drawn, ...remaining];
      if (all.length !== cards.length || new Set(all).size !== cards.length)
        throw new Error(`cards lost: ${JSON.stringify(wanted)}`);
      if (hands.length !== wanted.hands || hands.some(({ length }) => length !== wanted.perHand))
        throw new Error('hands');
      if (drawn.length !== wanted.draw) throw new Error('drawn');
    }
    expect(refused).toBeGreaterThan(1_000);
    expect(refused).toBeLessThan(9_000);
  });
});

describe('own cards', () => {
  it('are there as often as said, each with an id of its own', () => {
    const cards = cardsFromEntries([
      { name: 'Big Guard', quantity: 3 },
      { name: 'king', quantity: 1 },
      { name: 'big guard 2', quantity: 1 },
      { name: 'king', quantity: 1 },
    ]);
    expect(idsOf(cards)).toEqual(['big-guard', 'big-guard-2', 'big-guard-3', 'king', 'big-guard-2-2', 'king-2']);
  });

  it('never have an id twice, and are entries again, over 10,000 decks', () => {
    const rng = Rng.fromSeed('own');
    const names = ['a', 'a-2', 'a-2-2', 'A', 'b', 'b-1'];
    for (let i = 0; i < 10_000; i++) {
      const entries = Array.from({ length: 1 + rng.below(5) }, () => ({
        name: rng.pick(names),
        quantity: 1 + rng.below(4),
      }));
      const cards = cardsFromEntries(entries);
      const again = cardsFromEntries(customCardEntries(cards));
      const isRight = cards.length === totalCopies(entries) && new Set(idsOf(cards)).size === cards.length;
      if (!isRight || JSON.stringify(again) !== JSON.stringify(cards)) throw new Error(JSON.stringify(entries));
    }
  });
});

describe('dice', () => {
  it('show each face as often, within five deviations', () => {
    const counts = new Map<number, number>();
    for (const { value } of rollDice(60_000, Rng.fromSeed('dice'))) counts.set(value!, (counts.get(value!) ?? 0) + 1);
    expect([...counts.keys()].sort()).toEqual([1, 2, 3, 4, 5, 6]);
    for (const count of counts.values())
      expect(Math.abs(count - 10_000)).toBeLessThan(5 * Math.sqrt(60_000 * (5 / 36)));
  });
});
