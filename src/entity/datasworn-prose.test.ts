import { describe, expect, it } from 'vitest';
import { plainProse } from './datasworn-prose.ts';

describe('a Datasworn text as one paragraph', () => {
  it('ends each item of a list, as in "Add +1 On a strong hit"', () => {
    expect(
      plainProse('Choose one.\n\n  * Go **fast**: Take +2.\n  * Go [safely](id:a/b): Add +1\n\nOn a hit, rest.'),
    ).toBe('Choose one. • Go fast: Take +2. • Go safely: Add +1. On a hit, rest.');
  });

  it('keeps a figure below zero, which does not begin an item', () => {
    expect(plainProse('Suffer\n-1 supply')).toBe('Suffer -1 supply');
  });

  it('says what each cell of a table is', () => {
    expect(
      plainProse('Roll.\n\nPlace | Strong | Weak\n------|--------|-----\nIn town | 5 points | 3 points\n\nEnd.'),
    ).toBe('Roll. • In town: Strong 5 points, Weak 3 points. End.');
    expect(plainProse('Odds | Yes if you roll...\n-----|----\nLikely | 75 or less\n50/50 | 50 or less')).toBe(
      'Odds: Yes if you roll... • Likely: 75 or less. • 50/50: 50 or less.',
    );
  });
});
