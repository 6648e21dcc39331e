import { Resvg } from '@resvg/resvg-js';
import { afterAll, describe, expect, it } from 'vitest';
import { board, CHESS, face } from '../../test/board/positions.ts';
import { renderGrid } from '../board/render/picture.ts';
import { createPngPool } from './png-pool.ts';
import { PoolFullError } from './thread-pool.ts';

const pool = createPngPool();
afterAll(() => pool.close());

const draw = (placement: string) =>
  renderGrid({ grid: CHESS, pieces: board(placement), title: 'Chess', description: 'A position.' }).svg;
const FULL = draw('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR');
const EMPTY = draw('8/8/8/8/8/8/8/8');

/** Width and height from the PNG header. */
const sizeOf = (png: Uint8Array) => {
  const view = new DataView(png.buffer, png.byteOffset);
  return [view.getUint32(16), view.getUint32(20)];
};

/** Red, green, blue and alpha of all pixels, decoded by drawing the picture in an SVG of its size. */
function pixelsOf(png: Uint8Array): Uint8Array {
  const [width, height] = sizeOf(png);
  const size = `width="${width}" height="${height}"`;
  const image = `<image ${size} href="data:image/png;base64,${Buffer.from(png).toString('base64')}"/>`;
  return new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${image}</svg>`).render().pixels;
}

/** Number of pixels that differ in one square of a 480-pixel board: squares of 54 by 54, a frame of 24. */
function difference(one: Uint8Array, other: Uint8Array, file: number, rank: number): number {
  let differing = 0;
  for (let y = 24 + (7 - rank) * 54; y < 24 + (8 - rank) * 54; y++)
    for (let x = 24 + file * 54; x < 24 + (file + 1) * 54; x++) {
      const at = 4 * (y * 480 + x);
      if ([0, 1, 2].some((i) => Math.abs(one[at + i]! - other[at + i]!) > 40)) differing++;
    }
  return differing;
}

describe('pictures', () => {
  it.each([16, 480, 1000])('have the width %i', async (width) => {
    expect(sizeOf(await pool.rasterize(FULL, width))).toEqual([width, width]);
  });

  it('show pieces on their squares, and labels, without any font (BR-04)', async () => {
    const full = pixelsOf(await pool.rasterize(FULL, 480));
    const empty = pixelsOf(await pool.rasterize(EMPTY, 480));
    for (const file of [0, 1, 2, 3, 4, 5, 6, 7]) {
      for (const rank of [0, 1, 6, 7]) expect(difference(full, empty, file, rank)).toBeGreaterThan(300);
      for (const rank of [2, 3, 4, 5]) expect(difference(full, empty, file, rank)).toBe(0);
    }
    // The letters a to h in the lower part of the frame.
    let lettered = 0;
    for (let y = 456; y < 480; y++) for (let x = 24; x < 456; x++) if (empty[4 * (y * 480 + x)]! > 150) lettered++;
    expect(lettered).toBeGreaterThan(200);
  });

  it('show unknown pieces and pieces in hand', async () => {
    const odd = { name: 'zebra', color: 'black' as const, letter: 'Z' };
    const hands = [[{ face: face('N'), count: 2 }], []] as const;
    const { svg, width, height } = renderGrid({ grid: CHESS, pieces: [odd], hands, title: '', description: '' });
    expect(sizeOf(await pool.rasterize(svg, width))).toEqual([width, height]);
  });
});

describe('what is refused', () => {
  it.each([15, 2049, 480.5, Number.NaN, Number.POSITIVE_INFINITY, 1e9])('a width of %d', async (width) => {
    await expect(pool.rasterize(FULL, width)).rejects.toThrow(RangeError);
  });

  it('a drawing without end, or of a height without end', async () => {
    await expect(pool.rasterize(`${FULL}${' '.repeat(1_000_000)}`, 480)).rejects.toThrow(RangeError);
    const tall = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="100000"/>';
    await expect(pool.rasterize(tall, 480)).rejects.toThrow('480 by 48000000');
  });

  it('what is no drawing, and the next one is painted', async () => {
    await expect(pool.rasterize('<svg', 480)).rejects.toThrow();
    expect(sizeOf(await pool.rasterize(FULL, 100))).toEqual([100, 100]);
  });

  it('more than may wait', async () => {
    const short = createPngPool({ maxWaitMs: 250 });
    const all = await Promise.allSettled([1, 2, 3, 4].map(() => short.rasterize(FULL, 64)));
    await short.close();
    const refused = all.filter((one) => one.status === 'rejected');
    expect(refused.map(({ reason }) => reason)).toEqual([expect.any(PoolFullError)]);
  });
});

it('tells when its threads cannot run, again and again', async () => {
  const broken = createPngPool({ worker: new URL('./no-such-worker.js', import.meta.url) });
  await expect(broken.rasterize(FULL, 64)).rejects.toThrow('no-such-worker');
  await expect(Promise.all([broken.rasterize(FULL, 64), broken.rasterize(FULL, 64)])).rejects.toThrow('no-such-worker');
  await broken.close();
});

it('stops when the caller goes away, and goes on for others', async () => {
  const abort = new AbortController();
  const gone = pool.rasterize(FULL, 2048, abort.signal);
  abort.abort();
  await expect(gone).rejects.toMatchObject({ name: 'AbortError' });
  await expect(pool.rasterize(FULL, 64, AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
  expect(sizeOf(await pool.rasterize(FULL, 64))).toEqual([64, 64]);
});
