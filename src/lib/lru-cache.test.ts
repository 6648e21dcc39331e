import { describe, expect, it } from 'vitest';
import { LruCache } from './lru-cache.ts';

/** Looks up each letter of `keys`, stores those that are missing, and returns the missing ones. */
function missingKeys(cache: LruCache<string, string>, keys: string): string {
  let missing = '';
  for (const key of keys) {
    const found = cache.find(key);
    if (found !== undefined) expect(found).toBe(key.toUpperCase());
    else missing += cache.keep(key, key.toUpperCase()).toLowerCase();
  }
  return missing;
}

describe('Recent', () => {
  it.each([
    ['keeps each entry', 3, 'abcabc', 'abc'],
    ['drops the one used longest ago', 2, 'abca', 'abca'],
    ['counts a hit as a use: a stays, b goes', 2, 'abacab', 'abcb'],
    ['keeps no more than its size', 1, 'aabba', 'aba'],
  ])('%s', (_, size, asked, expected) => {
    expect(missingKeys(new LruCache(size), asked)).toBe(expected);
  });

  it('replaces an entry in its place', () => {
    const recent = new LruCache<string, number>(2);
    recent.keep('a', 1);
    recent.keep('b', 2);
    recent.keep('a', 3);
    recent.keep('c', 4);
    expect([recent.find('a'), recent.find('b'), recent.find('c')]).toEqual([3, undefined, 4]);
  });
});
