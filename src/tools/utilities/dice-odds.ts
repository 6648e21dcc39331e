import { z } from 'zod';
import { oddsOf } from '../../dice/answer.ts';
import { COMPARISON_OPERATORS } from '../../dice/notation.ts';
import { parseDice } from '../../dice/parse.ts';
import { formatPercent } from '../../dice/percent.ts';
import { ok } from '../../lib/result.ts';
import { readWordsAsValue } from '../argument-readers.ts';
import { refuse } from '../errors.ts';
import { textField } from '../fields.ts';
import { defineTool } from '../tool.ts';
import { COMPARISON_WORDS } from './comparison-words.ts';
import { diceNotationRefusal, refuseDice } from './notation-refusal.ts';

const Percentiles = z.object({ p5: z.number(), p25: z.number(), p50: z.number(), p75: z.number(), p95: z.number() });

const Distribution = z.object({
  totals: z.array(z.number()).describe('possible totals, ascending; above 200, tails of less than 1e-9 are dropped'),
  probabilities: z.array(z.number()).describe('in the order of totals'),
  width: z.number().optional().describe('width of each entry, where it stands for several totals from that one on'),
});

export default defineTool({
  name: 'dice_odds',
  title: 'Dice odds',
  description:
    'Calculates the probability, usually exact, that a dice expression meets a target, with the mean and the full distribution. To roll, use dice_roll.',
  callClass: 'heavy',
  input: z.strictObject({
    expression: textField('Dice expression with a single total, e.g. 2d6, 4d6kh3.'),
    target: z.number().describe('Number the total is compared with.'),
    comparison: z.enum(COMPARISON_OPERATORS).default('>=').describe('How the total is compared with target.'),
  }),
  readArgs: readWordsAsValue('comparison', COMPARISON_WORDS),
  output: z.object({
    expression: z.string().describe('the dice, normalised'),
    comparison: z.enum(COMPARISON_OPERATORS),
    target: z.number(),
    probability: z.number().min(0).max(1),
    fraction: z
      .object({ numerator: z.int(), denominator: z.int() })
      .optional()
      .describe('the probability in lowest terms; absent if not exact'),
    exact: z.boolean().describe('true: outcomes were counted in whole numbers; false: doubles were added up'),
    bound: z.number().optional().describe('maximum probability that is missing, because an infinite tail was cut'),
    mean: z.number(),
    deviation: z.number().describe('standard deviation'),
    min: z.number().nullable().describe('smallest total; null when there is none'),
    max: z.number().nullable().describe('largest total; null when there is none'),
    mode: z.array(z.number()).describe('the most likely totals, 20 at most'),
    percentiles: Percentiles.describe('the smallest totals that are reached with that probability'),
    distribution: Distribution,
    chart: z.array(z.string()).describe('the distribution as lines of text'),
  }),
  examples: [
    { title: 'seven or more with two dice', args: { expression: '2d6', target: 7 } },
    { title: 'an ability score of 15 or more', args: { expression: '4d6kh3', target: 15 } },
    { title: 'less than 12', args: { expression: '2d6+3', target: 12, comparison: '<' } },
    { title: 'three successes with exploding tens', args: { expression: '5d10!=10>=8', target: 3 } },
  ],
  run: ({ expression, target, comparison }) => {
    const pools = parseDice(expression);
    if (!pools.ok) return diceNotationRefusal(expression, pools.error);
    const [pool, ...others] = pools.value;
    if (others.length) {
      return refuse('impossible', 'Odds are of one total, and a comma makes several.', 'Ask for each pool by itself.');
    }
    if (pool!.versus !== undefined) {
      const detail = `\`expression\` must leave the comparison to \`target\`, but has vs ${pool!.versus}.`;
      return refuse('impossible', detail, `Leave out vs, and send ${pool!.versus} as \`target\`.`);
    }
    const odds = oddsOf(pool!, comparison, target);
    if (!odds.ok) return refuseDice(odds.error);
    return ok({ expression: pool!.notation, comparison, target, ...odds.value });
  },
  text: ({ expression, comparison, target, probability, fraction, mean, min, max, chart: bars }) => {
    const exactly = fraction ? ` (${fraction.numerator}/${fraction.denominator})` : '';
    const range = `${min ?? 'no least'} to ${max ?? 'no most'}`;
    const line = `${expression} ${comparison} ${target}: ${formatPercent(probability)}${exactly}`;
    return `${line}; mean ${+mean.toFixed(4)}, ${range}\n\n${bars.join('\n')}`;
  },
});
