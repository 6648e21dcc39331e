import { oddsOf } from '../../../dice/answer.ts';
import { parseDice } from '../../../dice/parse.ts';
import { characters, encounters, type FigureTest, type Ring } from './book.ts';

/** Computes the exact chance to pass a test for a character whose figure has this value. */
export function chanceToPass({ dice, number }: FigureTest, figure: number): number {
  const pools = parseDice(dice);
  const odds = pools.ok ? oddsOf(pools.value[0]!, '>=', number - figure) : undefined;
  if (!odds?.ok) throw new Error(`${dice} of a test cannot be counted`);
  return odds.value.probability;
}

/**
 * Returns the average chance of success over all encounters of a region and all characters, with their starting
 * figures.
 */
export function meanChanceInRing(ring: Ring): number {
  const all = encounters(ring).flatMap(({ test }) =>
    characters().map((character) => chanceToPass(test, character[test.figure])),
  );
  return all.reduce((sum, chance) => sum + chance, 0) / all.length;
}
