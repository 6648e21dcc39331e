import { describe } from 'vitest';
import { thirdOf } from './entries.ts';
import { conform, GAMES, PLIES } from './suite.ts';

describe('every variant plays by the contract: a third of them, so that cores share the work', () => {
  conform(thirdOf(2), GAMES, PLIES);
});
