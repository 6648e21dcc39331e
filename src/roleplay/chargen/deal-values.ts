import type { RollRecorder } from '../rolls.ts';

/** Deals values to places at random, each value once. The last place gets the remaining value without a roll. */
export function dealValues<Place extends string>(
  rolls: RollRecorder,
  places: readonly Place[],
  values: readonly number[],
): Record<Place, number> {
  const left = [...values];
  const dealt: Partial<Record<Place, number>> = {};
  for (const place of places) {
    const value = left.length > 1 ? rolls.pick(place, left) : left[0]!;
    left.splice(left.indexOf(value), 1);
    dealt[place] = value;
  }
  return dealt as Record<Place, number>;
}
