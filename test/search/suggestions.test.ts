import { describe, it } from 'vitest';
import { LEVELS } from '../../src/search/levels.ts';
import { checkSuggestions, VARIANTS } from './suggestions.ts';

/** One level for each variant here, in turn; all of them in the long tests. */
describe('a suggestion is legal, and the same again', () => {
  it.each(VARIANTS.map((variant, index) => [variant, LEVELS[index % LEVELS.length]!] as const))(
    'in %s at level %s',
    { timeout: 120_000 },
    (variant, level) => checkSuggestions(variant, level),
  );
});
