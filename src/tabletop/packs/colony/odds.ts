import { greatestCommonDivisor } from '../../../lib/divisor.ts';

/** Number of possible rolls of two dice. All are equally likely. */
const ROLLS = 36;
/** The sum of the dice that produces nothing and moves the robber. */
const ROBBER = 7;
/** Numbers of consecutive rolls for which the answer reports the chance of any income. */
const ROLL_COUNTS = [1, 3, 5, 10, 20];

/** Number of the 36 rolls of two dice that give a sum, from 2 to 12. */
const waysOf = (number: number): number => 6 - Math.abs(ROBBER - number);

/** The chance of a roll of two dice. */
export interface RollChance {
  probability: number;
  fraction: { numerator: number; denominator: number };
}

/** The odds of one number. `times` is how often the caller listed it, `perThrow` its average income per roll. */
export interface NumberOdds extends RollChance {
  number: number;
  ways: number;
  times: number;
  perThrow: number;
}

/** The income that the listed numbers bring. */
export interface ColonyOdds extends RollChance {
  /** The odds of each number that produces, in ascending order. A number listed several times occurs once. */
  each: NumberOdds[];
  /** Average number of resources per roll. A number brings one resource for each time that it is listed. */
  expectedYield: number;
  /** Average number of rolls until the first income; null if there is never any. */
  meanWait: number | null;
  within: { throws: number; probability: number; none: number }[];
  /**
   * The chance of rolling a 7. Undefined unless 7 was listed. `anyway` is the chance of any listed number, including 7.
   */
  robber?: RollChance & { anyway: RollChance };
}

/**
 * Computes the income from rolls of two dice for a list of numbers from 2 to 12. A roll gives only one number, so the
 * chances of different numbers add up. A number listed twice is not more likely, but brings twice the income.
 */
export function colonyOdds(numbers: readonly number[]): ColonyOdds {
  const earning = numbers.filter((number) => number !== ROBBER);
  const distinct = [...new Set(earning)].sort((a, b) => a - b);
  const ways = distinct.reduce((sum, number) => sum + waysOf(number), 0);
  const earnings = earning.reduce((sum, number) => sum + waysOf(number), 0);
  const missChance = 1 - ways / ROLLS;
  return {
    ...chance(ways),
    each: distinct.map((number) => numberOdds(number, earning.filter((other) => other === number).length)),
    expectedYield: earnings / ROLLS,
    meanWait: ways ? ROLLS / ways : null,
    within: ROLL_COUNTS.map((throws) => ({
      throws,
      probability: 1 - missChance ** throws,
      none: missChance ** throws,
    })),
    ...(earning.length < numbers.length && {
      robber: { ...chance(waysOf(ROBBER)), anyway: chance(ways + waysOf(ROBBER)) },
    }),
  };
}

function numberOdds(number: number, times: number): NumberOdds {
  const ways = waysOf(number);
  return { number, ways, times, perThrow: (times * ways) / ROLLS, ...chance(ways) };
}

/** The chance of a roll that comes up in `ways` of 36 cases. */
function chance(ways: number): RollChance {
  const divisor = greatestCommonDivisor(ROLLS, ways);
  return { probability: ways / ROLLS, fraction: { numerator: ways / divisor, denominator: ROLLS / divisor } };
}
