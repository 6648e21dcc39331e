import { describe, expect, it } from 'vitest';
import { plainWords, queryWords, wordStem } from './words.ts';

describe('the words of a query', () => {
  it('are no more and no longer than anybody asks', () => {
    expect(queryWords('x'.repeat(10_000))[0]).toHaveLength(40);
    expect(queryWords(Array.from({ length: 2000 }, (_, i) => `w${i}`).join(' '))).toHaveLength(16);
  });

  it.each([
    ["  nine MEN'S\tmorris ", ['nine', 'men', 'morris']],
    ['the players’ turn', ['the', 'players', 'turn']],
    ['Parchís en-passant', ['parchis', 'en', 'passant']],
    ['go 9 x 9', ['go', '9x9']],
    ['9×9', ['9x9']],
    ['将棋 & chess', ['将棋', 'and', 'chess']],
    ["it's don't", ['it', 'dont']],
  ])('%s', (text, words) => expect(plainWords(text)).toEqual(words));
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
