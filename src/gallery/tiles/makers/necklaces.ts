/** What can stand around a tile, in order. */
export type Ring = readonly number[];

/** All turns of a ring, from itself on. */
export const turnsOf = (ring: Ring): Ring[] => ring.map((_, i) => [...ring.slice(i), ...ring.slice(0, i)]);

const isFirst = (ring: Ring): boolean => turnsOf(ring).every((turn) => String(turn) >= String(ring));

/** All rings of so many places with values below `kinds`, in order. */
export const rings = (places: number, kinds: number): Ring[] =>
  places === 0
    ? [[]]
    : rings(places - 1, kinds).flatMap((ring) => Array.from({ length: kinds }, (_, value) => [...ring, value]));

/** The same without those that are others turned. */
export const necklaces = (places: number, kinds: number): Ring[] => rings(places, kinds).filter(isFirst);
