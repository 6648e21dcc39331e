import { afterAll, expect, it } from 'vitest';
import { renderGrid } from '../../src/board/render/picture.ts';
import { createPngPool } from '../../src/workers/png-pool.ts';
import { CHESS, CHESS_START } from '../board/positions.ts';

const PICTURES = 500;
const MEGABYTES = 400;

const pool = createPngPool();
afterAll(() => pool.close());

/** Each picture leaves 4 MB outside of JavaScript's heap; if they were kept, they would add up to 2 GB. */
it(`paints ${PICTURES} pictures of 1024 pixels in less than ${MEGABYTES} MB`, async () => {
  const { svg } = renderGrid({ grid: CHESS, pieces: CHESS_START, title: 'Chess', description: 'The start.' });
  await pool.rasterize(svg, 1024);
  let most = 0;
  for (let i = 0; i < PICTURES; i++) {
    await pool.rasterize(svg, 1024);
    most = Math.max(most, process.memoryUsage.rss());
  }
  expect(most / 1e6).toBeLessThan(MEGABYTES);
});
