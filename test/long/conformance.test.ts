import { describe } from 'vitest';
import { flagged, paired, variants } from '../conformance/entries.ts';
import { conform, PLIES } from '../conformance/suite.ts';

describe('every variant plays by the contract', () => {
  conform(variants, 200);
});

describe('every variant with every flag', () => {
  conform(flagged, 6);
});

describe('every variant with every two flags', () => {
  conform(paired, 1, PLIES);
});
