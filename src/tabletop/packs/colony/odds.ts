import { greatestCommonDivisor } from '../../../lib/divisor.ts';

/** Number of equally likely rolls of two dice. */
const ROLLS = 36;
/** Produces nothing; the robber moves. */
const ROBBER = 7;
/** Numbers of rolls for which the chance of any income is reported. */
const ROLL_COUNTS = [1, 3, 5, 10, 20];

/** Number of the 36 rolls of two dice that give a number from 2 to 12. */
const waysOf = (number: number): number => 6 - Math.abs(ROBBER - number);

export interface RollChance {
  probability: number;
  fraction: { numerator: number; denominator: number };
}

/** The odds of one number: `times` is how often it was listed, `perThrow` its average income per roll. */
export interface NumberOdds extends RollChance {
  number: number;
  ways: number;
  times: number;
  perThrow: number;
}

export interface ColonyOdds extends RollChance {
  /** The numbers that produce, each once, ascending. */
  each: NumberOdds[];
  /** Average number of resources per roll; each listing of a number earns one. */
  expectedYield: number;
  /** Average number of rolls until the first income; null if there never is any. */
  meanWait: number | null;
  within: { throws: number; probability: number; none: number }[];
  /** Set if a 7 was listed; `anyway` is the chance of rolling any of the numbers, including the 7. */
  robber?: RollChance & { anyway: RollChance };
}

/**
 * Computes what rolls of two dice earn on numbers from 2 to 12. A roll shows one number, so the chances of different
 * numbers add up; a number listed twice is no more likely but earns double.
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

/** The chance of this many of the 36 rolls. */
function chance(ways: number): RollChance {
  const divisor = greatestCommonDivisor(ROLLS, ways);
  return { probability: ways / ROLLS, fraction: { numerator: ways / divisor, denominator: ROLLS / divisor } };
}
