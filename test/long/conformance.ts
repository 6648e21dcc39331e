import { describe } from 'vitest';
import { flagged, paired, shareOf, variants } from '../conformance/entries.ts';
import { conform, LONG } from '../conformance/suite.ts';

/** One of so many shares of all that can be played, so that cores share the work. */
export function conformShare(share: number, shares: number): void {
  describe('every variant plays by the contract', () => {
    conform(shareOf(variants, share, shares), LONG.variants);
  });

  describe('every variant with every flag', () => {
    conform(shareOf(flagged, share, shares), LONG.flagged);
  });

  describe('every variant with every two flags', () => {
    conform(shareOf(paired, share, shares), LONG.paired);
  });
}
