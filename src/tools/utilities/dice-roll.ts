import { z } from 'zod';
import { parseDice } from '../../dice/parse.ts';
import { rollPools, rollText } from '../../dice/roll.ts';
import { ok } from '../../lib/result.ts';
import { countField, textField } from '../fields.ts';
import { defineTool } from '../tool.ts';
import { diceNotationRefusal, refuseDice } from './notation-refusal.ts';

const flag = (what: string) => z.literal(true).optional().describe(what);

const Die = z.object({
  value: z.number().describe('what the die counts'),
  face: z.number().optional().describe('the face, where it counts something else'),
  dropped: flag('dropped by keep or drop: does not count'),
  rerolled: flag('rerolled: does not count'),
  exploded: flag('brought another die'),
  success: flag('met a test'),
  failure: flag('met a test for failures'),
});

const RolledTerm = z.object({
  term: z.string().describe('the term, normalised'),
  subtotal: z.number().describe('what it comes to'),
  label: z.string().optional(),
  dice: z.array(Die).optional().describe('in the order rolled; absent above 1,000 dice'),
  dropped: flag('dropped by the group around it'),
  natural: z.enum(['high', 'low']).optional().describe('the one d20 that counts shows a 20 or a 1'),
});

const Roll = z.object({
  notation: z.string().describe('the pool, normalised'),
  total: z.number(),
  terms: z.array(RolledTerm).describe('every dice term and group'),
  versus: z
    .object({
      sum: z.number().describe('Sum of the dice and bonuses.'),
      target: z.number().describe('Number that the sum must reach.'),
      success: z.boolean().describe('Whether the sum reaches the target.'),
    })
    .optional()
    .describe('Comparison that `vs` asks for. `total` is 1 for a success and 0 for a failure.'),
  comment: z.string().optional(),
});

export default defineTool({
  name: 'dice_roll',
  title: 'Roll dice',
  description:
    'Rolls dice written in dice notation, such as 2d6+3, 4d6kh3 or the pool 3d8,1d12+2, and returns every die and the total. For probabilities, use dice_odds.',
  random: true,
  input: z.strictObject({
    notation: textField('Dice to roll, e.g. 2d6+3, d20, 4d6kh3, the pools 3d8,1d12+2, or 4d6 drop lowest.').default(
      '1d6',
    ),
    expression: textField('Alias of notation.').optional(),
    count: countField('Number of times to repeat the whole roll.').default(1),
  }),
  aliases: { expression: 'notation' },
  refusesBlank: ['notation', 'expression'],
  output: z.object({
    rolls: z.array(Roll).describe('one for each pool, repeated `count` times'),
    total: z.number().describe('of all rolls together'),
  }),
  examples: [
    { title: 'an ability score', args: { notation: '4d6kh3' }, seed: 'parlour' },
    { title: 'damage with a bonus', args: { notation: '2d6+3' }, seed: 'parlour' },
    { title: 'two pools in one call', args: { notation: '3d8,1d12+2' }, seed: 'parlour' },
    { title: 'exploding dice, counted', args: { notation: '6d10!=10>=8f1' }, seed: 'parlour' },
  ],
  run: ({ notation, count }, { rng }) => {
    const pools = parseDice(notation);
    if (!pools.ok) return diceNotationRefusal(notation, pools.error);
    const rolls = rollPools(pools.value, count, rng);
    if (!rolls.ok) return refuseDice(rolls.error);
    return ok({ rolls: rolls.value, total: rolls.value.reduce((sum, { total }) => sum + total, 0) });
  },
  text: ({ rolls }) => rolls.map(rollText).join('\n'),
});
