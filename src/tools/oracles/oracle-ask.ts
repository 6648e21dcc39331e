import { z } from 'zod';
import { ok } from '../../lib/result.ts';
import { askYesNo, LIKELIHOOD_WORDS, YES_LIKELIHOODS } from '../../oracle/ask.ts';
import { readWordsAsValue } from '../argument-readers.ts';
import { textField } from '../fields.ts';
import { defineTool } from '../tool.ts';
import { TableRollSchema } from './shapes.ts';

export default defineTool({
  name: 'oracle_ask',
  title: 'Ask the oracle',
  description:
    'Answers a yes/no question at random. likelihood sets the chance of yes: certain 90%, likely 75%, even 50%, unlikely 25%, impossible 10%.',
  random: true,
  input: z.strictObject({
    question: textField('A yes/no question.').refine(
      (text) => text.trim() !== '',
      'a yes/no question, not a blank text',
    ),
    likelihood: z.enum(YES_LIKELIHOODS).describe('Likelihood of yes.').default('even'),
  }),
  readArgs: readWordsAsValue('likelihood', LIKELIHOOD_WORDS),
  output: z.object({
    question: z.string(),
    likelihood: z.enum(YES_LIKELIHOODS),
    answer: z.enum(['yes', 'no']),
    verdict: z.string().describe('the answer in a sentence, with the twist if there is one'),
    roll: z.int().describe('of a hundred-sided die'),
    chance: z.number().describe('that yes had: 0.9, 0.75, 0.5, 0.25 or 0.1'),
    yes: z.object({ min: z.int(), max: z.int() }).describe('the rolls that mean yes'),
    twist: z
      .object({ text: z.string(), rolls: z.array(TableRollSchema) })
      .nullable()
      .describe('when both digits are equal, once in ten: words to think on'),
  }),
  examples: [
    {
      title: 'is the gate guarded?',
      args: { question: 'Is the gate guarded?', likelihood: 'likely' },
      seed: 'parlour',
    },
    { title: 'an even chance', args: { question: 'Does she know?' }, seed: 'twist' },
  ],
  run: ({ question, likelihood }, { rng }) => ok({ question, likelihood, ...askYesNo(likelihood, rng) }),
  text: ({ question, likelihood, verdict, roll, chance, yes }) =>
    `${question} (${likelihood}: ${Math.round(100 * chance)} %, yes from ${yes.min})\n${verdict} [${roll}]`,
});
