import { describe, expect, it } from 'vitest';
import type { DealResult } from '../../deck/deal.ts';
import { DECK_SLUGS, DECKS_BY_SLUG } from '../../deck/decks.ts';
import { Rng } from '../../lib/rng.ts';
import { LazyCallContext } from '../context.ts';
import { registry } from '../registry.ts';

const REQUESTS = 10_000;

async function ask(tool: string, args: object, seed: string) {
  const outcome = await registry.call(tool, args, new LazyCallContext({ seed }));
  return outcome.ok ? (outcome.value as DealResult & { cards: number }) : outcome.error;
}

const all = ({ hands, drawn, remaining }: DealResult) => [...hands.flat(), ...drawn, ...remaining];

/** Checks an answer: every requested count is right and each card occurs once. Returns what is wrong. */
function findFault(
  answer: DealResult,
  size: number,
  { hands = 0, per_hand = 5, draw = 0 }: { hands?: number; per_hand?: number; draw?: number },
) {
  if (answer.hands.length !== hands || answer.hands.some(({ length }) => length !== per_hand)) return 'hands';
  if (answer.drawn.length !== draw) return 'drawn';
  if (answer.remaining.length !== size - hands * per_hand - draw) return 'remaining';
  return new Set(all(answer).map(({ id }) => id)).size === size ? undefined : 'a card is lost or there twice';
}

describe('game_deck_create', () => {
  it(`loses no card, has none twice and can be replayed, over ${REQUESTS} requests`, async () => {
    const rng = Rng.fromSeed('create');
    const types = DECK_SLUGS.filter((type) => DECKS_BY_SLUG[type].cards.length);
    const seen = { dealt: 0, refused: 0 };
    for (let i = 0; i < REQUESTS; i++) {
      const type = rng.pick(types);
      const args = {
        type,
        ...(rng.below(2) && { hands: rng.below(8) }),
        ...(rng.below(2) && { per_hand: rng.below(16) }),
        ...(rng.below(2) && { draw: rng.below(40) }),
      };
      const size = DECKS_BY_SLUG[type].cards.length;
      const answer = await ask('game_deck_create', args, `seed ${i}`);
      const { hands = 0, per_hand = 5, draw = 0 } = args;
      const isEnough = hands * per_hand + draw <= size;
      seen[isEnough ? 'dealt' : 'refused']++;
      if ('code' in answer) {
        if (isEnough || answer.code !== 'impossible') throw new Error(`${JSON.stringify(args)}: ${answer.detail}`);
        continue;
      }
      const wrong = isEnough ? findFault(answer, size, args) : 'too much was dealt';
      if (wrong) throw new Error(`${JSON.stringify(args)}: ${wrong}`);
      if (i % 10 === 0) expect(await ask('game_deck_create', args, `seed ${i}`)).toEqual(answer);
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
      // One hand means a draw pile only, and drawing replaces dealing.
      const hands = args.hands === 1 || args.draw !== undefined ? 0 : args.hands;
      const answer = await ask('game_deck_deal', { cards, ...args }, `seed ${i}`);
      if ('code' in answer) {
        if (hands * args.per_hand + (args.draw ?? 0) <= size)
          throw new Error(`${JSON.stringify(args)}: ${answer.detail}`);
        continue;
      }
      const wrong = findFault(answer, size, { ...args, hands });
      if (wrong) throw new Error(`${JSON.stringify({ cards, ...args })}: ${wrong}`);
      for (const { name, quantity } of cards) {
        if (all(answer).filter((card) => card.name === name).length !== quantity)
          throw new Error(`${name} ${JSON.stringify(cards)}`);
      }
    }
  });
});
