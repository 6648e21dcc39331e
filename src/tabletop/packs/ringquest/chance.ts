import { oddsOf } from '../../../dice/answer.ts';
import { parseDice } from '../../../dice/parse.ts';
import { allCharacters, encountersIn, type FigureTest, type MapRing } from './book.ts';

/** Exact chance of passing a test, for a character with this value of the tested figure. */
export function chanceToPass({ dice, number }: FigureTest, figure: number): number {
  const pools = parseDice(dice);
  const odds = pools.ok ? oddsOf(pools.value[0]!, '>=', number - figure) : undefined;
  if (!odds?.ok) throw new Error(`${dice} of a test cannot be counted`);
  return odds.value.probability;
}

/** Average chance of success in a region, over all its encounters and all characters with their starting figures. */
export function meanChanceInRing(ring: MapRing): number {
  const all = encountersIn(ring).flatMap(({ test }) =>
    allCharacters().map((character) => chanceToPass(test, character[test.figure])),
  );
  return all.reduce((sum, chance) => sum + chance, 0) / all.length;
}
