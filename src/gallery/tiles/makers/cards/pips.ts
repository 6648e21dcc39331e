import type { Place } from '../../../layers.ts';

const [LEFT, CENTRE, RIGHT] = [32, 50, 68];
const [TOP, UPPER, HIGH, MIDDLE] = [24, 47, 54.7, 70];
const SIZE = 0.9;

/** Places of signs in a row of the upper half or in the middle. */
const row = (y: number, ...xs: number[]): Place[] => xs.map((x) => [x, y, SIZE]);

/** Rows together with the same rows in the lower half, where signs stand upside down. */
const twice = (...places: Place[]): Place[] => [
  ...places,
  ...places.map(([x, y, size]): Place => [2 * CENTRE - x, 2 * MIDDLE - y, size, 180]),
];

const FOUR = twice(...row(TOP, LEFT, RIGHT));
const SIX = [...FOUR, ...row(MIDDLE, LEFT, RIGHT)];
const EIGHT = twice(...row(TOP, LEFT, RIGHT), ...row(HIGH, LEFT, RIGHT));

/** Places of the signs on cards from 1 to 10. */
const PIP_PLACES: readonly (readonly Place[])[] = [
  [],
  [[CENTRE, MIDDLE, 2.8]],
  twice(...row(TOP, CENTRE)),
  [...twice(...row(TOP, CENTRE)), ...row(MIDDLE, CENTRE)],
  FOUR,
  [...FOUR, ...row(MIDDLE, CENTRE)],
  SIX,
  [...SIX, ...row(UPPER, CENTRE)],
  [...SIX, ...twice(...row(UPPER, CENTRE))],
  [...EIGHT, ...row(MIDDLE, CENTRE)],
  [...EIGHT, ...twice(...row(39.4, CENTRE))],
];

/** The highest card of German suits descends from the deuce and shows two signs. */
const DAUS: readonly Place[] = twice([CENTRE, 42, 2]);

/** Returns the places of the signs on a card without a figure. */
export const pipPlaces = (rank: string): readonly Place[] => {
  if (rank === 'Ass') return DAUS;
  return PIP_PLACES[rank === 'ace' ? 1 : Number(rank)]!;
};
