import { expect, it } from 'vitest';
import { findImage } from '../../src/images/find-image.ts';

it.each([
  ['checkers/english.png', 'draughts/english.png'],
  ['baduk/standard.svg', 'go/standard.svg'],
])('a family is found by its other names, as the tools find it: %s is %s', (other, usual) => {
  const [one, same] = [other, usual].map((path) => findImage(`/img/${path}`, new URLSearchParams()));
  expect(same!.ok).toBe(true);
  expect(one).toEqual(same);
});

it('a family that does not exist has no picture', () => {
  expect(findImage('/img/hnefatafl/standard.svg', new URLSearchParams())).toMatchObject({
    ok: false,
    error: { code: 'unknown_path' },
  });
});
