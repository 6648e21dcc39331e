import { oddsOf } from '../../../dice/answer.ts';
import { parseDice } from '../../../dice/parse.ts';
import { characters, encounters, type Ring, type Test } from './book.ts';

/** How likely a test succeeds with a figure, counted over all dice. */
export function chanceOf({ dice, number }: Test, figure: number): number {
  const pools = parseDice(dice);
  const odds = pools.ok ? oddsOf(pools.value[0]!, '>=', number - figure) : undefined;
  if (!odds?.ok) throw new Error(`${dice} of a test cannot be counted`);
  return odds.value.probability;
}

/** The mean chance of success of all encounters of a ring, over all characters as they begin. */
export function meanChance(ring: Ring): number {
  const all = encounters(ring).flatMap(({ test }) =>
    characters().map((character) => chanceOf(test, character[test.figure])),
  );
  return all.reduce((sum, chance) => sum + chance, 0) / all.length;
}
