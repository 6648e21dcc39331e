import { expect, it } from 'vitest';
import { replaceBetween } from './replace-between.ts';

it.each([
  ['a [b] c [d]', 'a B c D'],
  ['no marks', 'no marks'],
  ['[open', '[open'],
  ['closed] only', 'closed] only'],
  ['[]', ''],
  ['[a[b]', 'A[B'],
])('%s is told as %s', (text, told) => {
  expect(replaceBetween(text, '[', ']', (inside) => inside.toUpperCase())).toBe(told);
});
