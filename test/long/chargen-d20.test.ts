import { describe, expect, it } from 'vitest';
import { character1e, faults1e } from '../roleplay/laws-1e.ts';
import { character5e, faults5e } from '../roleplay/laws-5e.ts';

const SEEDS = 10_000;

/** The first faults of characters from seeds beyond those that CI tries. */
function faultsOf(faultsOfSeed: (seed: number) => string[]): string[] {
  const faults: string[] = [];
  for (let seed = 1000; seed < 1000 + SEEDS && faults.length < 20; seed++) faults.push(...faultsOfSeed(seed));
  return faults;
}

describe('10,000 characters', () => {
  it('of 5e keep the rules', () => {
    expect(faultsOf((seed) => faults5e(character5e(seed)))).toEqual([]);
  });

  it('of 1e keep the rules', () => {
    expect(faultsOf((seed) => faults1e(character1e(seed)))).toEqual([]);
  });
});
