import type { Rng } from '../lib/rng.ts';
import { oracleTablesOf } from './oracle-tables.ts';
import { type RolledResult, TableRoller } from './roll.ts';

/** Lowest roll of 1d100 that means yes, by likelihood of a yes. The odds are those of Ironsworn's oracle. */
const YES_FROM = { certain: 11, likely: 26, even: 51, unlikely: 76, impossible: 91 } as const;

/** How likely the answer yes is. */
export type YesLikelihood = keyof typeof YES_FROM;
export const YES_LIKELIHOODS = Object.keys(YES_FROM) as [YesLikelihood, ...YesLikelihood[]];

/** Other names of likelihoods: percentages, and the words of Ironsworn's oracle. */
export const LIKELIHOOD_WORDS: Readonly<Record<string, YesLikelihood>> = {
  '90%': 'certain',
  'almost certain': 'certain',
  'nearly certain': 'certain',
  '75%': 'likely',
  probable: 'likely',
  '50%': 'even',
  '50/50': 'even',
  '50-50': 'even',
  'fifty-fifty': 'even',
  'even chance': 'even',
  '25%': 'unlikely',
  improbable: 'unlikely',
  '10%': 'impossible',
  'small chance': 'impossible',
  'nearly impossible': 'impossible',
};

export interface YesNoVerdict {
  readonly answer: 'yes' | 'no';
  readonly roll: number;
  /** Probability of the answer yes, from 0 to 1. */
  readonly chance: number;
  /** Range of rolls that mean yes. */
  readonly yes: { readonly min: number; readonly max: number };
  /** An extreme answer or a surprise, with words to inspire it. Null unless both digits of the roll are equal. */
  readonly twist: { readonly text: string; readonly rolls: RolledResult[] } | null;
  readonly verdict: string;
}

/** Whether both digits of a d100 roll are equal: 11, 22 … 99, and 100, which reads as 00. */
export const isDoubleDigit = (roll: number): boolean => roll % 11 === 0 || roll === 100;

/** Answers a yes/no question by a roll of 1d100. One roll in ten also brings a twist. */
export function askYesNo(likelihood: YesLikelihood, rng: Rng): YesNoVerdict {
  const min = YES_FROM[likelihood];
  const roll = 1 + rng.below(100);
  const answer = roll >= min ? 'yes' : 'no';
  const twist = isDoubleDigit(roll) ? rollTwist(rng) : null;
  return {
    answer,
    roll,
    chance: (101 - min) / 100,
    yes: { min, max: 100 },
    twist,
    verdict: verdictText(answer, twist?.text),
  };
}

function rollTwist(rng: Rng): NonNullable<YesNoVerdict['twist']> {
  const tables = oracleTablesOf('starforged');
  const roller = new TableRoller(tables, rng);
  const rolls = ['core/action', 'core/theme'].map((id) => roller.roll(tables.get(id)!));
  return { text: rolls.map(({ result }) => result).join(' '), rolls };
}

function verdictText(answer: YesNoVerdict['answer'], twist: string | undefined): string {
  const word = answer === 'yes' ? 'Yes' : 'No';
  if (twist === undefined) return `${word}.`;
  return `${word}, and the dice match: more so than anybody thought, or with a twist. To think on: ${twist}.`;
}
