import { describe, expect, it } from 'vitest';
import { Rng } from '../../src/lib/rng.ts';
import { allCharacters } from '../../src/tabletop/packs/ringquest/book.ts';
import { turnsToWin } from './ringquest-play.ts';

/** Enough games to know a mean within one turn: the standard deviation is about nine turns. */
const GAMES = 200;

describe('games of ringquest', () => {
  const all = allCharacters().map((character) => {
    const turns = Array.from({ length: GAMES }, (_, seed) =>
      turnsToWin(character, Rng.fromSeed(`${character.slug} ${seed}`)),
    );
    return { name: character.name, turns, mean: turns.reduce((sum, one) => sum + one, 0) / GAMES };
  });

  it('are won by plain habits in 20 to 35 turns, as a rule', () => {
    const turns = all.flatMap((one) => one.turns).sort((a, b) => a - b);
    const median = turns[turns.length / 2]!;
    expect(median).toBeGreaterThan(20);
    expect(median).toBeLessThan(35);
    expect(turns.at(-1)).toBeLessThan(120);
  });

  it('take nobody much longer than anybody else, even without abilities', () => {
    const means = all.map(({ mean }) => mean);
    expect(Math.max(...means) / Math.min(...means)).toBeLessThan(1.45);
  });
});
