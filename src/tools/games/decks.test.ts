import { describe, expect, it } from 'vitest';
import type { DealResult } from '../../deck/deal.ts';
import { DECK_TYPES, DECKS } from '../../deck/decks.ts';
import { Rng } from '../../lib/rng.ts';
import { Call } from '../context.ts';
import { registry } from '../registry.ts';

const REQUESTS = 10_000;

async function ask(tool: string, args: object, seed: string) {
  const outcome = await registry.call(tool, args, new Call({ seed }));
  return outcome.ok ? (outcome.value as DealResult & { cards: number }) : outcome.error;
}

const all = ({ hands, drawn, remaining }: DealResult) => [...hands.flat(), ...drawn, ...remaining];

/** What must hold of every answer; a text says what does not. */
function fault(
  told: DealResult,
  size: number,
  { hands = 0, per_hand = 5, draw = 0 }: { hands?: number; per_hand?: number; draw?: number },
) {
  if (told.hands.length !== hands || told.hands.some(({ length }) => length !== per_hand)) return 'hands';
  if (told.drawn.length !== draw) return 'drawn';
  if (told.remaining.length !== size - hands * per_hand - draw) return 'remaining';
  return new Set(all(told).map(({ id }) => id)).size === size ? undefined : 'a card is lost or there twice';
}

describe('game_deck_create', () => {
  it(`loses no card, has none twice and can be replayed, over ${REQUESTS} requests`, async () => {
    const rng = Rng.fromSeed('create');
    const types = DECK_TYPES.filter((type) => DECKS[type].cards.length);
    const seen = { dealt: 0, refused: 0 };
    for (let i = 0; i < REQUESTS; i++) {
      const type = rng.pick(types);
      const args = {
        type,
        ...(rng.below(2) && { hands: rng.below(8) }),
        ...(rng.below(2) && { per_hand: rng.below(16) }),
        ...(rng.below(2) && { draw: rng.below(40) }),
      };
      const size = DECKS[type].cards.length;
      const told = await ask('game_deck_create', args, `seed ${i}`);
      const { hands = 0, per_hand = 5, draw = 0 } = args;
      const isEnough = hands * per_hand + draw <= size;
      seen[isEnough ? 'dealt' : 'refused']++;
      if ('code' in told) {
        if (isEnough || told.code !== 'impossible') throw new Error(`${JSON.stringify(args)}: ${told.detail}`);
        continue;
      }
      const wrong = isEnough ? fault(told, size, args) : 'too much was dealt';
      if (wrong) throw new Error(`${JSON.stringify(args)}: ${wrong}`);
      if (i % 10 === 0) expect(await ask('game_deck_create', args, `seed ${i}`)).toEqual(told);
    }
    expect(Math.min(seen.dealt, seen.refused)).toBeGreaterThan(REQUESTS / 20);
  });
});

describe('game_deck_deal', () => {
  it(`has every card as often as said, over ${REQUESTS} requests`, async () => {
    const rng = Rng.fromSeed('deal');
    for (let i = 0; i < REQUESTS; i++) {
      const cards = Array.from({ length: 1 + rng.below(4) }, (_, kind) => ({
        name: `card ${kind}`,
        quantity: 1 + rng.below(9),
      }));
      const size = cards.reduce((sum, { quantity }) => sum + quantity, 0);
      const args = { hands: rng.below(4), per_hand: rng.below(6), ...(rng.below(3) === 0 && { draw: rng.below(12) }) };
      // one hand is a draw pile only, and drawing comes instead of dealing
      const hands = args.hands === 1 || args.draw !== undefined ? 0 : args.hands;
      const told = await ask('game_deck_deal', { cards, ...args }, `seed ${i}`);
      if ('code' in told) {
        if (hands * args.per_hand + (args.draw ?? 0) <= size)
          throw new Error(`${JSON.stringify(args)}: ${told.detail}`);
        continue;
      }
      const wrong = fault(told, size, { ...args, hands });
      if (wrong) throw new Error(`${JSON.stringify({ cards, ...args })}: ${wrong}`);
      for (const { name, quantity } of cards) {
        if (all(told).filter((card) => card.name === name).length !== quantity)
          throw new Error(`${name} ${JSON.stringify(cards)}`);
      }
    }
  });
});
