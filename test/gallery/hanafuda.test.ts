import { Resvg } from '@resvg/resvg-js';
import { expect, it } from 'vitest';
import { hanafuda48 } from '../../src/deck/types/hanafuda-48.ts';
import type { Tile } from '../../src/gallery/tiles/tile-set.ts';
import { tileSheetSvg, tileSpecs, tilesOf } from '../../src/gallery/tiles/tiles.ts';

const cards = tilesOf(tileSpecs.find(({ id }) => id === 'hanafuda')!);
const monthsOf = (has: (card: Tile) => boolean): unknown[] => cards.filter(has).map(({ facts }) => facts['value']);
const isOf = (kind: string) => (card: Tile) => card.facts['rank'] === kind;

it('has a picture for each card of the deck', () => {
  expect(hanafuda48.faces).toBe('hanafuda');
  expect(cards.map(({ id }) => id)).toEqual(hanafuda48.cards.map(({ id }) => id));
  expect(new Set(cards.map(({ content }) => content)).size).toBe(48);
});

it('has five brights, nine animals, ten ribbons and 24 plain cards in their months', () => {
  expect(monthsOf(isOf('bright'))).toEqual([1, 3, 8, 11, 12]);
  expect(monthsOf(isOf('animal'))).toEqual([2, 4, 5, 6, 7, 8, 9, 10, 11]);
  expect(monthsOf(isOf('ribbon'))).toEqual([1, 2, 3, 4, 5, 6, 7, 9, 10, 11]);
  expect(monthsOf(isOf('plain'))).toHaveLength(24);
});

it('shows poetry ribbons in January to March and blue ones in June, September and October', () => {
  expect(monthsOf(({ text }) => text.includes('ribbon with writing'))).toEqual([1, 2, 3]);
  expect(monthsOf(({ text }) => text.includes('red ribbon without'))).toEqual([4, 5, 7, 11]);
  expect(monthsOf(({ text }) => text.includes('blue ribbon'))).toEqual([6, 9, 10]);
});

it('describes each card by month, plant and kind', () => {
  const months = 'January February March April May June July August September October November December'.split(' ');
  for (const { text, facts } of cards) {
    const { suit, rank, value } = facts;
    expect(text.startsWith(`${months[Number(value) - 1]}, ${suit}, ${rank}`), text).toBe(true);
    expect(text).not.toContain('undefined');
    if (rank !== 'plain') expect(text).not.toContain('only the plant');
  }
});

it('keeps every drawing within its rim', () => {
  const margin = 20;
  for (const { id, width, height, content } of cards) {
    const [wide, high] = [width + 2 * margin, height + 2 * margin];
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}"><g transform="translate(${margin} ${margin})">${content}</g></svg>`;
    const { pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
    const spilt = Array.from({ length: wide * high }, (_, at) => at).filter((at) => {
      const [x, y] = [(at % wide) - margin, Math.floor(at / wide) - margin];
      return pixels[4 * at + 3]! > 40 && (x < 0 || y < 0 || x >= width || y >= height);
    });
    expect(spilt, id).toEqual([]);
  }
});

it('fits on a sheet of 160 kB', () => {
  expect(tileSheetSvg('hanafuda')!.length).toBeLessThanOrEqual(160_000);
});
