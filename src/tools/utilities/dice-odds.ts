import { z } from 'zod';
import { parseDice } from '../../dice/notation.ts';
import { COMPARISONS, oddsOf } from '../../dice/odds.ts';
import { ok } from '../../lib/result.ts';
import { refuse } from '../errors.ts';
import { text } from '../fields.ts';
import { tool } from '../tool.ts';
import { notationRefusal } from './notation-refusal.ts';

export default tool({
  name: 'dice_odds',
  title: 'Dice odds',
  description: 'To learn how likely dice meet a target: the exact probability of 2d6, 4d6kh3 … as number and fraction.',
  input: z.strictObject({
    expression: text('dice of one total, e.g. 2d6, 4d6kh3'),
    target: z.number().describe('the number to meet or exceed, or as comparison says'),
    comparison: z.enum(COMPARISONS).default('>=').describe('how the total is held against the target'),
  }),
  output: z.object({
    expression: z.string().describe('the dice, normalised'),
    comparison: z.enum(COMPARISONS),
    target: z.number(),
    probability: z.number().min(0).max(1),
    fraction: z
      .object({ numerator: z.int(), denominator: z.int() })
      .optional()
      .describe('the probability in lowest terms; left out when not exact'),
    exact: z.boolean().describe('true: outcomes were counted in whole numbers; false: above 2^53 outcomes, doubles'),
    mean: z.number().describe('of the total'),
    deviation: z.number().describe('standard deviation of the total'),
    min: z.int().describe('smallest possible total'),
    max: z.int().describe('largest possible total'),
  }),
  examples: [
    { title: 'seven or more with two dice', args: { expression: '2d6', target: 7 } },
    { title: 'an ability score of 15 or more', args: { expression: '4d6kh3', target: 15 } },
    { title: 'less than 12', args: { expression: '2d6+3', target: 12, comparison: '<' } },
  ],
  run: ({ expression, target, comparison }) => {
    const pools = parseDice(expression);
    if (!pools.ok) return notationRefusal(expression, pools.error);
    const [pool, ...others] = pools.value;
    if (others.length) {
      return refuse('impossible', 'Odds are of one total, and a comma makes several.', 'Ask for each pool by itself.');
    }
    const odds = oddsOf(pool!, comparison, target);
    if (!odds.ok) return refuse('over_limit', `${pool!.notation}: ${odds.error}.`);
    return ok({ expression: pool!.notation, comparison, target, ...odds.value });
  },
  text: ({ expression, comparison, target, probability, fraction, mean, min, max }) => {
    const exactly = fraction ? ` (${fraction.numerator}/${fraction.denominator})` : '';
    const percent = `${(100 * probability).toFixed(2)} %`;
    return `${expression} ${comparison} ${target}: ${percent}${exactly}; mean ${+mean.toFixed(4)}, ${min} to ${max}`;
  },
});
