import { describe, expect, it } from 'vitest';
import { callTool, type Json, type RefusalBody, useService } from './service.ts';

useService();

interface Card {
  id: string;
  name: string;
  suit?: string;
  value?: number;
}
interface Dealt {
  cards: number;
  hands: Card[][];
  drawn: Card[];
  remaining: Card[];
  pile: { name: string; quantity: number }[];
}

const seeded = (seed: string) => ({ 'x-seed': seed });
const create = async (args: Json, seed = 'deck') =>
  (await callTool<Dealt>('game_deck_create', args, seeded(seed))).json;
const dealOwn = async (args: Json, seed = 'deck') => (await callTool<Dealt>('game_deck_deal', args, seeded(seed))).json;
const refused = async (tool: string, args: Json) => {
  const { status, json } = await callTool<RefusalBody>(tool, args);
  return { status, code: json.code, error: json.error, hint: json.hint };
};
const idsOf = ({ hands, drawn, remaining }: Dealt) => [...hands.flat(), ...drawn, ...remaining].map(({ id }) => id);
const sizes = ({ hands, drawn, remaining }: Dealt) => [
  hands.map(({ length }) => length),
  drawn.length,
  remaining.length,
];

const SIZES = [
  ['standard-52', 52],
  ['bavarian-32', 32],
  ['hanafuda-48', 48],
  ['mahjong-136', 136],
  ['dominoes-28', 28],
] as const;

describe('game_deck_create', () => {
  it.each(SIZES)('[DECK-1] shuffles %s whole', async (type, size) => {
    const deck = await create({ type });
    expect(deck).toMatchObject({ type, cards: size, hands: [], drawn: [] });
    expect(new Set(idsOf(deck)).size).toBe(size);
    expect(idsOf(deck)).not.toEqual(idsOf(await create({ type }, 'other')));
    expect([...idsOf(deck)].sort()).toEqual([...idsOf(await create({ type }, 'other'))].sort());
  });

  it('[DECK-1] draws, deals, and does both', async () => {
    expect(sizes(await create({ draw: 7 }))).toEqual([[], 7, 45]);
    expect(sizes(await create({ hands: 4 }))).toEqual([[5, 5, 5, 5], 0, 32]);
    expect(sizes(await create({ hands: 4, per_hand: 13 }))).toEqual([[13, 13, 13, 13], 0, 0]);
    const both = await create({ type: 'dominoes-28', hands: 3, per_hand: 7, draw: 1 });
    expect(sizes(both)).toEqual([[7, 7, 7], 1, 6]);
    expect(new Set(idsOf(both)).size).toBe(28);
  });

  it('[DECK-1] refuses more than the deck has, with the numbers', async () => {
    expect(await refused('game_deck_create', { hands: 20, per_hand: 13 })).toEqual({
      status: 422,
      code: 'impossible',
      error: 'The deck has 52 cards, too few for 20 hands of 13, 260 in all.',
      hint: 'It is enough for 20 hands of 2 or 4 hands of 13.',
    });
    expect(await refused('game_deck_create', { draw: 53 })).toMatchObject({ status: 422, code: 'impossible' });
  });

  it('[DECK-1] rolls the dice that are no cards', async () => {
    const five = await create({ type: 'standard-dice' });
    expect(five).toMatchObject({ cards: 0, unit: 'die', hands: [], remaining: [] });
    expect(five.drawn).toHaveLength(5);
    expect(sizes(await create({ type: 'standard-dice', draw: 60 }))).toEqual([[], 60, 0]);
    expect(sizes(await create({ type: 'standard-dice', hands: 3 }))).toEqual([[5, 5, 5], 0, 0]);
    const many = await create({ type: 'standard-dice', draw: 600 });
    expect([...new Set(many.drawn.map(({ value }) => value))].sort()).toEqual([1, 2, 3, 4, 5, 6]);
    const over = await refused('game_deck_create', { type: 'standard-dice', hands: 1000, per_hand: 1000 });
    expect(over).toMatchObject({ status: 422, code: 'over_limit' });
  });
});

describe('game_deck_list_types', () => {
  it('[DECK-2] lists six types with cards, suits and ranks', async () => {
    interface Listed {
      total: number;
      types: { slug: string; cards: number; suits: string[]; ranks: string[]; points?: number; description: string }[];
    }
    const { total, types } = (await callTool<Listed>('game_deck_list_types')).json;
    expect(total).toBe(6);
    expect(types.map(({ slug, cards }) => [slug, cards])).toEqual([...SIZES, ['standard-dice', 0]]);
    expect(types[0]!.suits).toEqual(['clubs', 'diamonds', 'hearts', 'spades']);
    expect(types.map(({ points }) => points)).toEqual([undefined, 120, 264, undefined, undefined, undefined]);
    for (const { description } of types) expect(description.length).toBeGreaterThan(60);
  });
});

describe('game_deck_deal', () => {
  const cards = [{ name: 'a', quantity: 10 }, { name: 'b' }];
  const names = (pile: Card[]) =>
    pile
      .map(({ name }) => name)
      .sort()
      .join('');

  it('[DECK-3] deals each card once unless more are said', async () => {
    const dealt = await dealOwn({ cards, hands: 2 });
    expect(sizes(dealt)).toEqual([[5, 5], 0, 1]);
    expect(names([...dealt.hands.flat(), ...dealt.remaining])).toBe('aaaaaaaaaab');
    expect(new Set(idsOf(dealt)).size).toBe(11);
    expect(sizes(await dealOwn({ cards, hands: 3, per_hand: 2 }))).toEqual([[2, 2, 2], 0, 5]);
  });

  it('[DECK-3] draws instead of dealing', async () => {
    expect(sizes(await dealOwn({ cards, draw: 3 }))).toEqual([[], 3, 8]);
    expect(sizes(await dealOwn({ cards, draw: 3, hands: 2 }))).toEqual([[], 3, 8]);
    expect(sizes(await dealOwn({ cards, draw: 0, hands: 2 }))).toEqual([[], 0, 11]);
  });

  it('[DECK-4] makes a draw pile of one hand', async () => {
    const pile = await dealOwn({ cards });
    expect(sizes(pile)).toEqual([[], 0, 11]);
    expect(await dealOwn({ cards, hands: 1, per_hand: 3 })).toEqual(pile);
  });

  it('[DECK-3] goes on with what remained of any deck', async () => {
    const first = await create({ type: 'mahjong-136', hands: 4, per_hand: 13 });
    const next = await dealOwn({ cards: first.pile, draw: 20 });
    expect(next.cards).toBe(84);
    expect(names([...next.drawn, ...next.remaining])).toBe(names(first.remaining));
    const own = await dealOwn({
      cards: [
        { name: 'soldier', quantity: 1000 },
        { name: 'spy', quantity: 500 },
      ],
      draw: 10,
    });
    expect(new Set(idsOf(await dealOwn({ cards: own.pile, draw: 1 }))).size).toBe(1490);
  });

  it('[DECK-3] refuses too few cards and too many', async () => {
    expect(await refused('game_deck_deal', { cards, hands: 3 })).toMatchObject({
      status: 422,
      code: 'impossible',
      error: 'The deck has 11 cards, too few for 3 hands of 5, 15 in all.',
    });
    expect(await refused('game_deck_deal', { cards: [], draw: 1 })).toMatchObject({ status: 422, code: 'impossible' });
    const many = Array.from({ length: 6 }, () => ({ name: 'a', quantity: 1000 }));
    expect(await refused('game_deck_deal', { cards: many })).toMatchObject({
      status: 422,
      code: 'over_limit',
      error: 'The quantities come to 6000 cards, and a deck has at most 5000.',
    });
    expect(await refused('game_deck_deal', { cards: [{ name: 'a', colour: 'red' }] })).toMatchObject({ status: 400 });
  });
});
