import { expect } from 'vitest';
import { Rng } from '../../src/lib/rng.ts';
import { foesOf, RATED_SYSTEMS } from '../../src/roleplay/encounter/foes.ts';
import { makeEncounter } from '../../src/roleplay/encounter/rated-encounter.ts';
import { DIFFICULTIES } from '../../src/roleplay/encounter/yardstick.ts';
import { RollRecorder } from '../../src/roleplay/rolls.ts';
import { independentRating } from './independent-rating.ts';

/**
 * Makes `each` encounters for every system, level, party size and difficulty, and checks them against an independent
 * rating.
 */
export function expectRatings(perCase: number): { made: number; notAsAsked: number } {
  const wrong: string[] = [];
  let [made, notAsAsked] = [0, 0];
  for (const system of RATED_SYSTEMS) {
    const xpOf = new Map(foesOf(system).map(({ cr, xp }) => [cr, xp]));
    for (let level = 1; level <= 20; level++)
      for (let size = 1; size <= 10; size++)
        for (const difficulty of DIFFICULTIES)
          for (let i = 0; i < perCase; i++) {
            const seed = `${system} ${level} ${size} ${difficulty} ${i}`;
            const built = makeEncounter(
              { system, party: { level, size }, difficulty },
              new RollRecorder(Rng.fromSeed(seed)),
            );
            if (!built.ok) throw new Error(built.error.detail);
            const { rating, note, monsters, totals } = built.value;
            made++;
            if (independentRating(built.value) !== rating) wrong.push(`${seed}: told ${rating}`);
            if (rating !== difficulty) {
              notAsAsked++;
              if (!note?.includes('nearest')) wrong.push(`${seed}: ${rating} without a reason`);
            }
            const cap = xpOf.get(totals.crCap) ?? Number.POSITIVE_INFINITY;
            if (monsters.some(({ xp }) => xp > cap)) wrong.push(`${seed}: above challenge ${totals.crCap}`);
          }
  }
  expect(wrong).toEqual([]);
  return { made, notAsAsked };
}
