import { expect, it } from 'vitest';
import { addDie } from './add-die.ts';

it.each([
  ['', 6, 'd6'],
  ['d6', 6, '2d6'],
  ['9d6', 6, '10d6'],
  ['d20+d6', 6, 'd20+2d6'],
  ['d20', 6, 'd20+d6'],
  ['d6', 8, 'd6+d8'],
  ['d10', 100, 'd10+d100'],
  ['4d6kh3', 6, '4d6kh3+d6'],
])('%s and a die with %i sides: %s', (before, sides, after) => {
  expect(addDie(before, sides)).toBe(after);
});
