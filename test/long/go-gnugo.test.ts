import { describe, expect, it } from 'vitest';
import { gnugoIsThere, playAgainst, RULINGS } from '../fuzz/gnugo.ts';

/** Games per rule set: five hundred in total. */
const GAMES = 125;
/** Games per GNU Go process. */
const BATCH = 25;

describe.skipIf(!gnugoIsThere)(
  'many random games agree with GNU Go (skipped where Debian’s gnugo is not there)',
  () => {
    it.each(RULINGS)('$variant', { timeout: 1_800_000 }, async (ruling) => {
      let plies = 0;
      for (let from = 0; from < GAMES; from += BATCH) plies += await playAgainst(ruling, BATCH, from);
      expect(plies).toBeGreaterThan(50 * GAMES);
    });
  },
);
