import { z } from 'zod';
import { ok } from '../../lib/result.ts';
import { splitList } from '../../lib/split-list.ts';
import { readListAsText } from '../argument-readers.ts';
import { refuse } from '../errors.ts';
import { countField, textField } from '../fields.ts';
import { defineTool } from '../tool.ts';

/** Maximum number of characters in the results. */
const MAX_CHARACTERS = 200_000;

export default defineTool({
  name: 'coin_flip',
  title: 'Flip a coin or pick a choice',
  description: 'Flips a coin one or more times, or picks at random from a comma-separated list of choices.',
  random: true,
  input: z.strictObject({
    count: countField('Number of flips or picks.').default(1),
    choices: textField('Comma-separated choices, in place of heads and tails.').optional(),
  }),
  readArgs: readListAsText('choices'),
  output: z.object({
    results: z.array(z.string()).describe('heads, tails or one of the choices, in the order drawn'),
    counts: z.record(z.string(), z.int()).describe('how often each came'),
  }),
  examples: [
    { title: 'one coin', args: {}, seed: 'parlour' },
    { title: 'where to eat', args: { choices: 'pizza, curry, soup' }, seed: 'parlour' },
  ],
  run: ({ count, choices }, { rng }) => {
    const sides = choices === undefined ? ['heads', 'tails'] : splitList(choices);
    if (!sides.length)
      return refuse('impossible', 'choices names nothing to pick from.', 'Write choices as "a, b, c".');
    const longest = Math.max(...sides.map(({ length }) => length));
    if (count * longest > MAX_CHARACTERS)
      return refuse('over_limit', `${count} picks of up to ${longest} characters are more than ${MAX_CHARACTERS}.`);
    const results = Array.from({ length: count }, () => rng.pick(sides));
    const counts = new Map(sides.map((side) => [side, 0]));
    for (const result of results) counts.set(result, counts.get(result)! + 1);
    return ok({ results, counts: Object.fromEntries(counts) });
  },
  text: ({ results }) => results.join(', '),
});
