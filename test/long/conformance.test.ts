import { describe } from 'vitest';
import { flagged, paired, variants } from '../conformance/entries.ts';
import { conform, PAIRED } from '../conformance/suite.ts';

describe('every variant plays by the contract', () => {
  conform(variants, { games: 200 });
});

describe('every variant with every flag', () => {
  conform(flagged, { games: 6 });
});

describe('every variant with every two flags', () => {
  conform(paired, PAIRED);
});
