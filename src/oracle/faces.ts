import type { Rng } from '../lib/rng.ts';

/** The dice of a table: equal dice that are added up, or `d66`, two six-sided dice read as tens and ones. */
export interface TableDice {
  readonly notation: string;
  readonly least: number;
  readonly most: number;
  /** All possible results in ascending order. */
  readonly results: readonly number[];
  roll(rng: Rng): number;
  /** Number of equally likely rolls that give a result. `allWays` is the number of all rolls. */
  ways(result: number): number;
  readonly allWays: number;
}

/** Parses `1d100`, `2d6` or `d66`; undefined for any other text. */
export function parseTableDice(notation: string): TableDice | undefined {
  if (notation === 'd66') return D66;
  const match = /^([1-9])d([1-9]\d{0,3})$/.exec(notation);
  return match ? sumDice(Number(match[1]), Number(match[2])) : undefined;
}

const SIX = [1, 2, 3, 4, 5, 6];

const D66: TableDice = {
  notation: 'd66',
  least: 11,
  most: 66,
  results: SIX.flatMap((tens) => SIX.map((ones) => 10 * tens + ones)),
  roll: (rng) => 10 * (1 + rng.below(6)) + 1 + rng.below(6),
  ways: () => 1,
  allWays: 36,
};

function sumDice(count: number, sides: number): TableDice {
  let waysBySum = [1];
  for (let die = 0; die < count; die++) {
    const next = new Array<number>(waysBySum.length + sides).fill(0);
    waysBySum.forEach((way, sum) => {
      for (let face = 1; face <= sides; face++) next[sum + face]! += way;
    });
    waysBySum = next;
  }
  return {
    notation: `${count}d${sides}`,
    least: count,
    most: count * sides,
    results: Array.from({ length: count * sides - count + 1 }, (_, i) => count + i),
    roll(rng) {
      let sum = 0;
      for (let die = 0; die < count; die++) sum += 1 + rng.below(sides);
      return sum;
    },
    ways: (result) => waysBySum[result] ?? 0,
    allWays: sides ** count,
  };
}
