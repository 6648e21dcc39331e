import { expect, it } from 'vitest';
import { ffishVariants } from './peer-ffish.ts';
import { PEERS } from './peers.ts';

it('the libraries play no game of these families that Parlour does not', () => {
  const pairings = Object.values(PEERS).flatMap((family) => family.pairings);
  const played = new Set(pairings.map(({ name }) => name));
  expect(ffishVariants.filter((name) => !played.has(name))).toEqual([]);
});
