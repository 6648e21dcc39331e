import type { Rng } from '../lib/rng.ts';
import { oracleTables } from './oracle-tables.ts';
import { type Rolled, Roller } from './roll.ts';

/** The least roll of a hundred-sided die that means yes: the odds of Ironsworn's oracle. */
const YES_FROM = { certain: 11, likely: 26, even: 51, unlikely: 76, impossible: 91 } as const;

export type Likelihood = keyof typeof YES_FROM;
export const LIKELIHOODS = Object.keys(YES_FROM) as [Likelihood, ...Likelihood[]];

export interface Verdict {
  readonly answer: 'yes' | 'no';
  readonly roll: number;
  /** The chance that yes had, and the rolls that mean it. */
  readonly chance: number;
  readonly yes: { readonly min: number; readonly max: number };
  /** Two equal digits: more than was asked, or something that nobody expected, with words to think on. */
  readonly twist: { readonly text: string; readonly rolls: Rolled[] } | null;
  readonly verdict: string;
}

/** 11, 22, … 99, and 100, which is two noughts. */
export const isDoubleDigit = (roll: number): boolean => roll % 11 === 0 || roll === 100;

/** Yes or no by the roll of a hundred-sided die; ten rolls in a hundred bring a twist. */
export function askYesNo(likelihood: Likelihood, rng: Rng): Verdict {
  const min = YES_FROM[likelihood];
  const roll = 1 + rng.below(100);
  const answer = roll >= min ? 'yes' : 'no';
  const twist = isDoubleDigit(roll) ? twistOf(rng) : null;
  return {
    answer,
    roll,
    chance: (101 - min) / 100,
    yes: { min, max: 100 },
    twist,
    verdict: verdictOf(answer, twist?.text),
  };
}

function twistOf(rng: Rng): NonNullable<Verdict['twist']> {
  const shelf = oracleTables('starforged');
  const roller = new Roller(shelf, rng);
  const rolls = ['core/action', 'core/theme'].map((id) => roller.roll(shelf.get(id)!));
  return { text: rolls.map(({ result }) => result).join(' '), rolls };
}

function verdictOf(answer: Verdict['answer'], twist: string | undefined): string {
  const word = answer === 'yes' ? 'Yes' : 'No';
  if (twist === undefined) return `${word}.`;
  return `${word}, and the dice match: more so than anybody thought, or with a twist. To think on: ${twist}.`;
}
