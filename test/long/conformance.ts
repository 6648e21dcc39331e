import { describe, expect, it } from 'vitest';
import { defineEntry, flagged, paired, playedPairs, shareOf, variants } from '../conformance/entries.ts';
import { conform, LONG } from '../conformance/suite.ts';

/** Tests one share of everything that can be played, so that several cores can share the work. */
export function conformShare(share: number, shares: number): void {
  describe('every variant plays by the contract', () => {
    conform(shareOf(variants, share, shares), LONG.variants);
  });

  describe('every variant with every flag', () => {
    conform(shareOf(flagged, share, shares), LONG.flagged);
  });

  it('every two flags are taken or declined in words', { timeout: 600_000 }, () => {
    const pairs = shareOf(paired, share, shares);
    expect(pairs.length).toBeGreaterThan(1000);
    for (const entry of pairs) defineEntry(entry);
  });

  describe('every variant with every two flags', () => {
    conform(shareOf(playedPairs, share, shares), LONG.paired);
  });
}
