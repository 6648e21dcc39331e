/** Values around the edge of a tile, one per side or corner, clockwise. */
export type ValueRing = readonly number[];

/** Lists all rotations of a ring, beginning with the ring itself. */
export const rotationsOf = (ring: ValueRing): ValueRing[] =>
  ring.map((_, i) => [...ring.slice(i), ...ring.slice(0, i)]);

const isLowestRotation = (ring: ValueRing): boolean => rotationsOf(ring).every((turn) => String(turn) >= String(ring));

/** Lists all rings with a number of places whose values are below `kinds`, in lexicographic order. */
export const allNecklaces = (places: number, kinds: number): ValueRing[] =>
  places === 0
    ? [[]]
    : allNecklaces(places - 1, kinds).flatMap((ring) => Array.from({ length: kinds }, (_, value) => [...ring, value]));

/**
 * Lists all rings with a number of places whose values are below `kinds`, but only one of those that are rotations of
 * each other.
 */
export const distinctNecklaces = (places: number, kinds: number): ValueRing[] =>
  allNecklaces(places, kinds).filter(isLowestRotation);
