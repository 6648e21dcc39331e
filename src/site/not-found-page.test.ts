import { expect, it } from 'vitest';
import { notFoundPage, wordsOfPath } from './not-found-page.ts';

it.each([
  ['/nothing', 'nothing'],
  ['/rules/ches/castling.html', 'ches castling'],
  ['/img/chess/standart.png', 'chess standart'],
  ['/play/shōgi/mini_shogi', 'shōgi mini shogi'],
  ['/', ''],
])('searches for the words of %s', (path, words) => {
  expect(wordsOfPath(path)).toBe(words);
});

it('offers the search with the words of the path, escaped', () => {
  const page = notFoundPage({ code: 'unknown_path', detail: 'There is nothing at <b>.' }, '/rules/"><b>owlbear');
  expect(page).toContain('name="q" value="b owlbear"');
  expect(page).toContain('There is nothing at &lt;b&gt;.');
});
