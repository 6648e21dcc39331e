import type { Rng } from '../../lib/rng.ts';

/** A planet as a feature of a hex. */
export interface Planet {
  readonly kind: 'planet';
  /** The planet's trait, such as cultural or industrial. */
  readonly of: string;
  /** Sum of resources and influence. */
  readonly value: number;
  readonly details: { readonly resources: number; readonly influence: number };
}

/** The planets of a hex without an anomaly; an empty list if there are none. */
export interface PlanetSystem {
  readonly planets: readonly Planet[];
}

const TRAITS = ['cultural', 'hazardous', 'industrial'] as const;
/** Possible values of a planet. One is picked at random, so values listed more than once are more frequent. */
const WORTHS = [1, 2, 2, 3, 3, 3, 4, 4];

/** Draws a system with one or two planets. */
export function randomSystem(rng: Rng): PlanetSystem {
  return { planets: Array.from({ length: 1 + rng.below(2) }, () => planet(rng)) };
}

function planet(rng: Rng): Planet {
  const value = rng.pick(WORTHS);
  const resources = rng.below(value + 1);
  return { kind: 'planet', of: rng.pick(TRAITS), value, details: { resources, influence: value - resources } };
}

const worthOf = ({ planets }: PlanetSystem): number => planets.reduce((sum, { value }) => sum + value, 0);

/** Maximum number of swaps that `evenOutSlices` makes. */
const MAX_SWAPS = 600;

/**
 * Swaps systems between the richest and the poorest slice (the part of the map nearest to one player) as long as that
 * makes them more equal.
 */
export function evenOutSlices(systems: Map<number, PlanetSystem>, slice: Int32Array, players: number, rng: Rng): void {
  const hexes = Array.from({ length: players }, (_, player) =>
    [...systems.keys()].filter((hex) => slice[hex] === player),
  );
  const sums = hexes.map((own) => own.reduce((sum, hex) => sum + worthOf(systems.get(hex)!), 0));
  for (let tries = 0; tries < MAX_SWAPS; tries++) {
    const [rich, poor] = [sums.indexOf(Math.max(...sums)), sums.indexOf(Math.min(...sums))];
    if (sums[rich]! - sums[poor]! <= 1 || hexes[rich]!.length === 0 || hexes[poor]!.length === 0) return;
    const [one, other] = [rng.pick(hexes[rich]!), rng.pick(hexes[poor]!)];
    const gain = worthOf(systems.get(one)!) - worthOf(systems.get(other)!);
    if (gain <= 0 || gain >= sums[rich]! - sums[poor]!) continue;
    const system = systems.get(one)!;
    systems.set(one, systems.get(other)!);
    systems.set(other, system);
    sums[rich]! -= gain;
    sums[poor]! += gain;
  }
}
