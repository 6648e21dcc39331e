import { greatestCommonDivisor } from '../../../lib/divisor.ts';

/** Ways in which two dice can fall. */
const THROWS = 36;
/** Nobody earns on it: the robber moves. */
const ROBBER = 7;
/** Numbers of throws for which the chance to earn is told. */
const SPANS = [1, 3, 5, 10, 20];

/** In how many of the 36 ways two dice come to a number from 2 to 12. */
const waysOf = (number: number): number => 6 - Math.abs(ROBBER - number);

export interface Chance {
  probability: number;
  fraction: { numerator: number; denominator: number };
}

/** A number of settlements: `times` is how often it was named, `perThrow` what they earn on average. */
export interface NumberOdds extends Chance {
  number: number;
  ways: number;
  times: number;
  perThrow: number;
}

export interface ColonyOdds extends Chance {
  /** The numbers that earn, each once, ascending. */
  each: NumberOdds[];
  /** Resources a throw, where each time that a number was named earns one. */
  expectedYield: number;
  /** Throws until one earns, on average; null if none ever does. */
  meanWait: number | null;
  within: { throws: number; probability: number; none: number }[];
  /** A 7 was named; `anyway` is how likely a throw shows one of the numbers with the 7 among them. */
  robber?: Chance & { anyway: Chance };
}

/**
 * What a throw of two dice earns on numbers from 2 to 12. A throw shows one number, so the chances of different numbers
 * add up, and a number that is named twice comes no more often but earns double.
 */
export function colonyOdds(numbers: readonly number[]): ColonyOdds {
  const earning = numbers.filter((number) => number !== ROBBER);
  const distinct = [...new Set(earning)].sort((a, b) => a - b);
  const ways = distinct.reduce((sum, number) => sum + waysOf(number), 0);
  const earned = earning.reduce((sum, number) => sum + waysOf(number), 0);
  const misses = 1 - ways / THROWS;
  return {
    ...chance(ways),
    each: distinct.map((number) => numberOdds(number, earning.filter((other) => other === number).length)),
    expectedYield: earned / THROWS,
    meanWait: ways ? THROWS / ways : null,
    within: SPANS.map((throws) => ({ throws, probability: 1 - misses ** throws, none: misses ** throws })),
    ...(earning.length < numbers.length && {
      robber: { ...chance(waysOf(ROBBER)), anyway: chance(ways + waysOf(ROBBER)) },
    }),
  };
}

function numberOdds(number: number, times: number): NumberOdds {
  const ways = waysOf(number);
  return { number, ways, times, perThrow: (times * ways) / THROWS, ...chance(ways) };
}

/** So many of the 36 ways. */
function chance(ways: number): Chance {
  const divisor = greatestCommonDivisor(THROWS, ways);
  return { probability: ways / THROWS, fraction: { numerator: ways / divisor, denominator: THROWS / divisor } };
}
