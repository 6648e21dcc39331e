/** Values around the edge of a tile, one per side or corner, clockwise. */
export type Ring = readonly number[];

/** Lists all rotations of a ring, beginning with the ring itself. */
export const rotationsOf = (ring: Ring): Ring[] => ring.map((_, i) => [...ring.slice(i), ...ring.slice(0, i)]);

const isLowestRotation = (ring: Ring): boolean => rotationsOf(ring).every((turn) => String(turn) >= String(ring));

/** Lists all rings with a number of places whose values are below `kinds`, in lexicographic order. */
export const allRings = (places: number, kinds: number): Ring[] =>
  places === 0
    ? [[]]
    : allRings(places - 1, kinds).flatMap((ring) => Array.from({ length: kinds }, (_, value) => [...ring, value]));

/**
 * Lists all rings with a number of places whose values are below `kinds`, but only one of those that are rotations of
 * each other.
 */
export const necklaces = (places: number, kinds: number): Ring[] => allRings(places, kinds).filter(isLowestRotation);
