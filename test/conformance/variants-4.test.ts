import { describe } from 'vitest';
import { shareOf, variants } from './entries.ts';
import { conform, EVERY_RUN } from './suite.ts';

describe('every variant plays by the contract: a sixth of them, so that cores share the work', () => {
  conform(shareOf(variants, 3, 6), EVERY_RUN);
});
