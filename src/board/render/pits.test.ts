import { expect, it } from 'vitest';
import { renderPits } from './pits.ts';

/** Size of the left store and positions of the seeds in it. */
function heap(columns: number, seeds: number) {
  const row = Array.from({ length: columns }, (_, key) => ({ key, seeds: 0, name: '' }));
  const store = { key: 100, seeds, name: '' };
  const { svg } = renderPits({
    rows: [row, row],
    stores: [store, { ...store, seeds: 0 }],
    title: '',
    description: '',
  });
  const hollow = /<rect x="26" y="26" width="([\d.]+)" height="([\d.]+)" rx="48"/.exec(svg)!.slice(1).map(Number);
  const dots = [...svg.matchAll(/M([\d.]+) ([\d.]+)a([\d.]+) \3 0 1 1/g)].map((dot) => dot.slice(1).map(Number));
  return { wide: hollow[0]!, high: hollow[1]!, dots: dots.map(([left, y, r]) => ({ x: left! + r!, y: y!, r: r! })) };
}

/** Distance of a point from the axis of the store, the line between the centres of its round ends. */
const distance = (x: number, y: number, wide: number, high: number): number => {
  const middle = Math.min(Math.max(y, 26 + wide / 2), 26 + high - wide / 2);
  return Math.hypot(x - (26 + wide / 2), y - middle);
};

it.each([6, 9, 12])('no seed lies outside a full store at the end of %i pits', (columns) => {
  for (let seeds = 1; seeds <= 100; seeds++) {
    const { wide, high, dots } = heap(columns, seeds);
    expect(dots).toHaveLength(seeds);
    for (const { x, y, r } of dots) expect(distance(x, y, wide, high) + r, `${seeds}`).toBeLessThan(wide / 2 + 1);
  }
});
