import { z } from 'zod';
import { parseDice } from '../../dice/notation.ts';
import { rollPool, rollText } from '../../dice/roll.ts';
import { ok } from '../../lib/result.ts';
import { refuse } from '../errors.ts';
import { count, text } from '../fields.ts';
import { tool } from '../tool.ts';
import { notationRefusal } from './notation-refusal.ts';

/** Dice in one call, all pools and repetitions together. */
const MAX_DICE = 100_000;

const Die = z.object({
  value: z.int().describe('the face'),
  dropped: z.literal(true).optional().describe('set on a die that does not count'),
});

const RolledTerm = z.object({
  term: z.string().describe('the term, normalised'),
  subtotal: z.number().describe('what it adds to the total, its sign included'),
  dice: z.array(Die).optional().describe('in the order rolled; left out for numbers and above 1,000 dice'),
});

const Roll = z.object({
  notation: z.string().describe('the pool, normalised'),
  total: z.number(),
  terms: z.array(RolledTerm),
});

export default tool({
  name: 'dice_roll',
  title: 'Roll dice',
  description:
    'To roll dice: NdS, + and -, keep or drop high and low (kh kl dh dl), pools by comma. Every die is shown.',
  random: true,
  input: z.strictObject({
    notation: text('dice to roll, e.g. 2d6+3, 4d8, d20, 4d6kh3, pool 3d8,1d12+2').default('1d6'),
    expression: text('alias of notation').optional(),
    count: count('how often to roll it all').default(1),
  }),
  aliases: { expression: 'notation' },
  output: z.object({
    rolls: z.array(Roll).describe('one for each pool, repeated `count` times'),
    total: z.number().describe('of all rolls together'),
  }),
  examples: [
    { title: 'an ability score', args: { notation: '4d6kh3' }, seed: 'parlour' },
    { title: 'damage with a bonus', args: { notation: '2d6+3' }, seed: 'parlour' },
    { title: 'two pools at once', args: { notation: '3d8,1d12+2' }, seed: 'parlour' },
  ],
  run: ({ notation, count }, { rng }) => {
    const pools = parseDice(notation);
    if (!pools.ok) return notationRefusal(notation, pools.error);
    const dice = count * pools.value.flatMap(({ terms }) => terms).reduce((sum, { of }) => sum + diceIn(of), 0);
    if (dice > MAX_DICE) return refuse('over_limit', `${dice} dice in one call, at most ${MAX_DICE} are rolled.`);
    const rolls = Array.from({ length: count }, () => pools.value.map((pool) => rollPool(pool, rng))).flat();
    return ok({ rolls, total: rolls.reduce((sum, { total }) => sum + total, 0) });
  },
  text: ({ rolls }) => rolls.map(rollText).join('\n'),
});

const diceIn = (of: { kind: 'number' } | { kind: 'dice'; count: number }): number =>
  of.kind === 'dice' ? of.count : 0;
