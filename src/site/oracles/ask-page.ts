import { Rng } from '../../lib/rng.ts';
import { askYesNo, YES_LIKELIHOODS, type YesLikelihood } from '../../oracle/ask.ts';
import { addressOf } from '../forms/address.ts';
import { type Option, selectField } from '../forms/fields.ts';
import { againLink } from '../forms/steps.ts';
import { breadcrumbs, escapeHtml, htmlPage } from '../page.ts';
import { ASK_PATH, ORACLES_CRUMB } from './paths.ts';

/** Maximum length of a question in characters. */
export const MAX_QUESTION = 200;

/** A question that an address asks. */
export interface Question {
  readonly question: string;
  readonly likelihood: YesLikelihood;
  readonly seed: string;
}

const LIKELIHOODS: readonly Option[] = [
  ['certain', 'almost certain, 90 %'],
  ['likely', 'likely, 75 %'],
  ['even', 'as likely as not, 50 %'],
  ['unlikely', 'unlikely, 25 %'],
  ['impossible', 'hardly possible, 10 %'],
];

/** Reads a likelihood; even if there is none. */
export const readLikelihood = (text: string | null): YesLikelihood =>
  YES_LIKELIHOODS.find((one) => one === text) ?? 'even';

/** The address of a question. Without a seed, each visit gets an answer of its own. */
export const askPath = ({ question, likelihood, seed }: Partial<Question>): string =>
  addressOf(ASK_PATH, Object.entries({ question, likelihood, seed }));

/** Makes the form that asks a question. */
export const askForm = ({ question = '', likelihood = 'even' }: Partial<Question> = {}): string =>
  `<form class="search" action="${ASK_PATH}"><label>A yes/no question
<input name="question" value="${escapeHtml(question)}" maxlength="${MAX_QUESTION}" placeholder="Is the gate guarded?" required></label>${selectField('Yes is', 'likelihood', LIKELIHOODS, likelihood)}
<button>Ask</button></form>`;

/** Makes the page of an answer. */
export function askPage(asked: Question): string {
  const { question, likelihood, seed } = asked;
  const { answer, roll, yes, twist } = askYesNo(likelihood, Rng.fromSeed(seed));
  const odds = LIKELIHOODS.find(([name]) => name === likelihood)![1];
  return htmlPage(
    `${question} (${likelihood}, ${seed})`,
    'The oracle’s answer to a yes/no question.',
    `${breadcrumbs([ORACLES_CRUMB])}
<h1>${escapeHtml(question)}</h1>
<p class="rolled">${answer === 'yes' ? 'Yes.' : 'No.'}</p>
${twist ? `<p>Both digits of the roll are equal, so the answer is stronger than expected, or comes with a twist. Words to think on: <strong>${escapeHtml(twist.text)}</strong>.</p>` : ''}
<p class="facts">Rolled ${roll} of 100; ${yes.min} or more means yes (${escapeHtml(odds)}).</p>
${againLink(askPath({ question, likelihood }), 'Ask again')}
<h2>Another question</h2>
${askForm({ likelihood })}`,
  );
}
