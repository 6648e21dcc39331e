import { describe, expect, it } from 'vitest';
import { gnugoIsThere, playAgainst, RULINGS } from './gnugo.ts';

const GAMES = 3;

describe.skipIf(!gnugoIsThere)('random games agree with GNU Go (skipped where Debian’s gnugo is not there)', () => {
  it.each(RULINGS)('$variant', { timeout: 120_000 }, async (ruling) => {
    expect(await playAgainst(ruling, GAMES)).toBeGreaterThan(100);
  });
});
