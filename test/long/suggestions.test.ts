import { describe, it } from 'vitest';
import { LEVELS } from '../../src/search/levels.ts';
import { checkSuggestions, VARIANTS } from '../search/suggestions.ts';

describe.each(VARIANTS)('a suggestion in %s', (variant) => {
  it.each(LEVELS)('at level %s is legal, and the same again', (level) => checkSuggestions(variant, level));
});
