import { describe, expect, it } from 'vitest';
import { THEMES } from '../../src/board/render/themes.ts';
import { findImage } from '../../src/images/find-image.ts';
import { shapesOf } from './shapes.ts';

const svgOf = (address: string): string => {
  const [path, query] = address.split('?');
  const image = findImage(path!, new URLSearchParams(query));
  if (!image.ok) throw new Error(image.error.detail);
  return image.value.svg;
};

/** The boxes of texts above the point where the board begins, or below its end. */
const textsBetween = (svg: string, from: number, to: number) =>
  shapesOf(svg).texts.filter(({ shape }) => shape.top > from && shape.bottom < to);

describe('hands', () => {
  it.each(['', '?fen=4k3/8/8/8/8/8/8/4K3[QPp] w - - 0 1'])('are signed above and below the board, with %s', (query) => {
    const svg = svgOf(`/img/chess/crazyhouse.svg${query}`);
    const { bottom } = shapesOf(svg).frame;
    expect(textsBetween(svg, 0, 100)).toHaveLength(1);
    expect(textsBetween(svg, bottom - 100, bottom)).toHaveLength(1);
  });
});

it('the duck stands on a square without the tint of the last move, in brackets', () => {
  const tintOf = (address: string) =>
    new RegExp(`<path d="([^"]+)" fill="${THEMES.walnut.lastMove}" fill-opacity`).exec(svgOf(address))?.[1];
  const squares = tintOf('/img/chess/duck.svg?moves=e4,e3')!.match(/M/g);
  expect(squares).toHaveLength(2);
  const brackets = new RegExp(`d="([^"]+)" fill="none" stroke="${THEMES.walnut.frame}" stroke-width="3"`);
  expect(brackets.exec(svgOf('/img/chess/duck.svg?moves=e4,e3'))![1]!.match(/M/g)).toHaveLength(3);
});

it.each(['standard', 'y', 'hex-rect'])(
  'letters of %s hex boards stand straight above the cells of the first row',
  (id) => {
    const svg = svgOf(`/img/hex/${id}.svg`);
    const [, d] = /<path d="([^"]+)" fill="#\w+" stroke="#\w+" stroke-width="3" stroke-linejoin="round"/.exec(svg)!;
    const tips = [...d!.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
    const top = Math.min(...tips.map(([, y]) => y));
    const first = tips.filter(([, y]) => y === top).map(([x]) => x);
    const letters = shapesOf(svg)
      .texts.filter(({ shape }) => shape.bottom < top && shape.top > top - 60)
      .map(({ shape }) => (shape.left + shape.right) / 2);
    for (const x of first) expect(Math.min(...letters.map((at) => Math.abs(at - x)))).toBeLessThan(3);
  },
);

it.each(['standard', 'bridg-it', 'havannah'])('the player to move is written on a plate on %s', (id) => {
  const svg = svgOf(`/img/hex/${id}.svg`);
  const { frame, rects, texts } = shapesOf(svg);
  const plate = rects.find((rect) => rect.right > frame.right - 10 && rect.bottom < frame.top + 60)!;
  expect(texts.filter(({ shape }) => shape.left > plate.left && shape.bottom < plate.bottom)).toHaveLength(1);
});
