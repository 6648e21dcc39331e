import { describe, it } from 'vitest';
import { LEVELS } from '../../src/search/levels.ts';
import { checkSuggestions, VARIANTS } from './suggestions.ts';

/** One level per variant, in turn; the long tests check all levels. */
describe('a suggestion is legal, and the same again', () => {
  it.each(VARIANTS.map((variant, index) => [variant, LEVELS[index % LEVELS.length]!] as const))(
    'in %s at level %s',
    { timeout: 120_000 },
    (variant, level) => checkSuggestions(variant, level),
  );
});
