import { expect, it } from 'vitest';
import { findPieceSet } from '../../src/gallery/pieces/pieces.ts';
import { contrast, MARK_CONTRAST } from '../../src/lib/contrast.ts';

const discs = findPieceSet('jungle-discs')!.pieces();

it('jungle discs bear traditional characters with their ranks from rat to elephant', () => {
  const red = discs
    .filter(({ color }) => color === 'red')
    .map(({ text }) => /with (.) and the number (\d)$/.exec(text));
  const byRank = red.map((found) => [Number(found?.[2]), found?.[1]] as const).sort(([a], [b]) => a - b);
  expect(byRank.map(([rank]) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(byRank.map(([, sign]) => sign).join('')).toBe('鼠貓狗狼豹虎獅象');
});

it('jungle discs of the two sides differ in brightness, not only in hue', () => {
  const [red, blue] = ['red', 'blue'].map((side) => discs.find(({ color }) => color === side)!.picture.content);
  const fillOf = (content: string) => /<g fill="(#\w+)"/.exec(content)![1]!;
  expect(contrast(fillOf(red!), fillOf(blue!))).toBeGreaterThanOrEqual(MARK_CONTRAST);
});
