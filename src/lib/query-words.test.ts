import { describe, expect, it } from 'vitest';
import { truncateQuery, wordStem } from './query-words.ts';

describe('the words of a query', () => {
  it('are as they stand: 9 x 9 is one thing in three words', () =>
    expect(truncateQuery('  go\t9 x  9 ')).toBe('go 9 x 9'));

  it('are no more and no longer than anybody asks', () => {
    expect(truncateQuery('x'.repeat(10_000))).toHaveLength(40);
    expect(truncateQuery(Array.from({ length: 2000 }, (_, i) => `w${i}`).join(' ')).split(' ')).toHaveLength(30);
  });
});

describe('the stem of a word', () => {
  it.each([
    ['captur', ['capture', 'captures', 'captured', 'capturing']],
    ['castl', ['castle', 'castled', 'castles', 'castling']],
    ['drop', ['drop', 'drops', 'dropped', 'dropping']],
    ['pass', ['pass', 'passes', 'passed', 'passing']],
    ['king', ['king', 'kings']],
    ['seed', ['seed', 'seeds']],
    ['die', ['die', 'dies']],
    ['chess', ['chess']],
  ])('%s', (stem, words) => {
    for (const word of words) {
      expect(wordStem(word)).toBe(stem);
      expect(word.startsWith(wordStem(word))).toBe(true);
    }
  });
});
