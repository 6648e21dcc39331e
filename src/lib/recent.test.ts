import { describe, expect, it } from 'vitest';
import { Recent } from './recent.ts';

/** Gets a row of keys; returns those that had to be made. */
function made(recent: Recent<string, string>, keys: string): string {
  let fresh = '';
  for (const key of keys) {
    const value = recent.get(key, () => {
      fresh += key;
      return key.toUpperCase();
    });
    expect(value).toBe(key.toUpperCase());
  }
  return fresh;
}

describe('Recent', () => {
  it.each([
    ['makes each entry once', 3, 'abcabc', 'abc'],
    ['drops the one used longest ago', 2, 'abca', 'abca'],
    ['counts a hit as a use: a stays, b goes', 2, 'abacab', 'abcb'],
    ['keeps no more than its size', 1, 'aabba', 'aba'],
  ])('%s', (_, size, asked, expected) => {
    expect(made(new Recent(size), asked)).toBe(expected);
  });

  it('gives the same object again', () => {
    const recent = new Recent<string, object>(2);
    expect(recent.get('a', () => ({}))).toBe(recent.get('a', () => ({})));
  });

  it('keeps nothing of an entry that could not be made', () => {
    const recent = new Recent<string, string>(2);
    const failing = () => {
      throw new Error('no');
    };
    expect(() => recent.get('a', failing)).toThrow('no');
    expect(recent.get('a', () => 'made')).toBe('made');
  });
});
