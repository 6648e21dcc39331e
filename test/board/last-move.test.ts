import { expect, it } from 'vitest';
import { findImage } from '../../src/images/find-image.ts';

it.each([
  ['chess/standard', 'e4', 'Last move e2 to e4.'],
  ['draughts/standard', '32-28', 'Last move 32 to 28.'],
  ['draughts/english', '11-15 22-18 15x22', 'Last move 15 to 22.'],
  ['go/standard', 'D4', 'The last stone is on D4.'],
  ['hex/standard', 'e5', 'Last move at e5.'],
  ['mancala/standard', '1', 'Last move at S1, S2, S3, S4 and S5.'],
  ['morris/standard', 'a7', 'Last move at a7.'],
  ['reversi/standard', 'd3', 'Last move at d3.'],
])('the picture of %s after %s says the last move in words', (address, moves, sentence) => {
  const image = findImage(`/img/${address}.svg`, new URLSearchParams({ moves }));
  expect(image.ok && /aria-label="([^"]*)"/.exec(image.value.svg)?.[1]).toContain(sentence);
});
