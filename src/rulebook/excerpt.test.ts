import { expect, it } from 'vitest';
import { excerptOf } from './excerpt.ts';

const LONG = `${'one two three '.repeat(30)}castling ${'four five six '.repeat(30)}`.trim();

it('a short text is shown whole', () => expect(excerptOf('A king castles.', ['king'])).toBe('A king castles.'));

it('a long one around what was found, cut between words', () => {
  const excerpt = excerptOf(LONG, ['castling']);
  expect(excerpt).toMatch(/^… .*\bcastling\b.* …$/);
  expect(excerpt.length).toBeLessThan(260);
  expect(excerptOf(LONG, ['nowhere']).startsWith('one two')).toBe(true);
});
