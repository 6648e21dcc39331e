import { describe, expect, it } from 'vitest';
import { EVERY_KIND, EVERY_RECIPE, faultsAtRandom, faultsOfRecipe } from '../oracle/scene-laws.ts';

const COUNT = 500;

describe(`${COUNT} good sentences`, () => {
  it.each(EVERY_RECIPE)('of recipe %s', (_, recipe) => {
    expect(faultsOfRecipe(recipe, COUNT)).toEqual([]);
  });

  it.each(EVERY_KIND)('of %s about %s', (system, type) => {
    expect(faultsAtRandom(system, type, COUNT)).toEqual([]);
  });
});
