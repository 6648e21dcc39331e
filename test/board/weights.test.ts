import { expect, it } from 'vitest';
import { FAMILIES } from '../../src/families/families.ts';
import { findImage } from '../../src/images/find-image.ts';

const lengthOf = (address: string): number => {
  const image = findImage(address, new URLSearchParams());
  if (!image.ok) throw new Error(image.error.detail);
  return image.value.svg.length;
};

/** Characters that a picture may have. */
it.each([
  ['/img/chess/standard.svg', 9_000],
  ['/img/chess/crazyhouse.svg', 9_500],
  ['/img/shogi/standard.svg', 18_000],
  ['/img/xiangqi/standard.svg', 20_000],
  ['/img/xiangqi/janggi.svg', 17_000],
  ['/img/draughts/standard.svg', 14_000],
  ['/img/go/standard.svg', 5_000],
  ['/img/reversi/standard.svg', 4_000],
  ['/img/hex/standard.svg', 15_000],
  ['/img/morris/standard.svg', 6_000],
  ['/img/mancala/standard.svg', 14_000],
  ['/img/tiles/cards-52.svg', 90_000],
  ['/img/tiles/hanafuda.svg', 160_000],
])('%s is small', (address, most) => {
  expect(lengthOf(address)).toBeLessThanOrEqual(most);
});

it("boards of the landlord's game have at most 60,000 characters, and a little more with six players", () => {
  const slugs = Object.keys(FAMILIES['landlords-game'].variants);
  expect(slugs.filter((slug) => lengthOf(`/img/landlords-game/${slug}.svg`) > 60_000)).toEqual([]);
  expect(lengthOf('/img/landlords-game/standard.svg')).toBeLessThan(45_000);
  expect(slugs.filter((slug) => lengthOf(`/img/landlords-game/${slug}+6p.svg`) > 64_000)).toEqual([]);
});
