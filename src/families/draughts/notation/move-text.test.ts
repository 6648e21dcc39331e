import { expect, it } from 'vitest';
import { answer, open } from '../../../../test/families/draughts/games.ts';

it.each([
  ['numbers', '12-8'],
  ['blanks for signs', ' 12  8 '],
  ['names', 'd8-e9'],
  ['names run together', 'd8e9'],
  ['capital letters and annotations', 'D8-E9!?'],
])('a quiet move is read as %s', (_, text) => {
  expect(answer(open('standard', 'W:W12:B30'), text)).toBe('B:W8:B30:H0:F1');
});

it.each([
  ['its ends', '12x31'],
  ['its ends with a hyphen', '12-31'],
  ['colons', 'h6:e1'],
  ['its whole path', 'h6xf8xb4xe1'],
  ['its path run together', 'h6f8b4e1'],
  ['its path with blanks', '12 3 17 31'],
  ['what it takes', '12x31x8x14x26'],
])('a capture is read as %s', (_, text) => {
  const fen = answer(open('russian', 'W:Wh6:Bg7,c5,d2'), text);
  expect(fen).toMatch(/^B:WK\d+:B:/);
});
