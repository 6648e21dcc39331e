import { describe } from 'vitest';
import { sharesOf } from './entries.ts';
import { conform, EVERY_RUN } from './suite.ts';

describe('every variant plays by the contract: a sixth of them, so that cores share the work', () => {
  conform(sharesOf(6)[3]!, EVERY_RUN);
});
