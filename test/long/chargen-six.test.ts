import { describe, expect, it } from 'vitest';
import { characters, faultsOf, SIX } from '../roleplay/laws.ts';

/** Checks the laws of characters on ten thousand seeds per system, rotating through levels and classes. */
const SEEDS = 10_000;

describe.each(SIX)('characters of %s', (system) => {
  it(`keep all laws on ${SEEDS} seeds`, () => {
    const wrong: string[] = [];
    for (const { label, character } of characters(system, SEEDS, 'long '))
      wrong.push(...faultsOf(character).map((fault) => `${label}: ${fault}`));
    expect(wrong.slice(0, 20)).toEqual([]);
  });
});
