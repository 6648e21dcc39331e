import { z } from 'zod';
import { formatPercent } from '../../dice/percent.ts';
import { ok } from '../../lib/result.ts';
import { parseNumbers } from '../../tabletop/packs/colony/numbers.ts';
import { colonyOdds } from '../../tabletop/packs/colony/odds.ts';
import { readListAsText } from '../argument-readers.ts';
import { refuse } from '../errors.ts';
import { textField } from '../fields.ts';
import { defineTool } from '../tool.ts';

const probability = z.number().min(0).max(1);
const Chance = z.object({ probability, fraction: z.object({ numerator: z.int(), denominator: z.int() }) });

export default defineTool({
  name: 'colony_dice_odds',
  title: 'Colony odds',
  description:
    "Calculates the probability that a roll of two dice pays at least one of a player's settlement numbers in Colony, and the expected yield. For other dice odds, use dice_odds.",
  input: z.strictObject({ numbers: textField('Comma-separated settlement numbers, e.g. 6,8.') }),
  readArgs: readListAsText('numbers'),
  output: z.object({
    numbers: z.array(z.int()).describe('as named'),
    ...Chance.shape,
    probability: probability.describe('that a throw of two dice earns anything; a 7 never does'),
    expectedYield: z.number().describe('resources a throw; a number that is named twice earns double'),
    meanWait: z.number().nullable().describe('throws until one earns, on average; null: none ever does'),
    within: z
      .array(z.object({ throws: z.int(), probability, none: probability }))
      .describe('chance that this many rolls earn at least once, and that none does'),
    each: z
      .array(Chance.extend({ number: z.int(), ways: z.int(), times: z.int(), perThrow: z.number() }))
      .describe('the numbers that earn: ways of 36, times named, resources a throw'),
    robber: Chance.extend({ anyway: Chance })
      .optional()
      .describe('when a 7 is among the numbers: how likely it is; anyway: that a throw shows any of them, 7 included'),
  }),
  examples: [
    { title: 'a settlement on 6 and 8', args: { numbers: '6,8' } },
    { title: 'two settlements on the same 6', args: { numbers: '6, 6' } },
    { title: 'a corner with three numbers', args: { numbers: '5,9,10' } },
  ],
  run: ({ numbers: words }) => {
    const numbers = parseNumbers(words);
    if (numbers.ok) return ok({ numbers: numbers.value, ...colonyOdds(numbers.value) });
    const { at, message } = numbers.error;
    return refuse('invalid_notation', `numbers, at character ${at + 1}: ${message}.`, 'Write numbers as "6,8,11".');
  },
  text: ({ numbers, probability: earns, fraction, expectedYield, meanWait, within, robber }) => {
    const { numerator, denominator } = fraction;
    const wait = meanWait === null ? 'no throw ever earns' : `one in ${+meanWait.toFixed(2)} throws`;
    return [
      `${numbers.join(', ')}: ${formatPercent(earns)} of throws earn (${numerator}/${denominator}), ${wait}`,
      `${+expectedYield.toFixed(4)} resources a throw`,
      ...within.slice(1).map((span) => `at least once in ${span.throws} throws: ${formatPercent(span.probability)}`),
      ...(robber ? [`A 7 earns nothing: it moves the robber, in ${formatPercent(robber.probability)} of throws.`] : []),
    ].join('\n');
  },
});
