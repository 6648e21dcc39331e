import type { Rng } from '../../lib/rng.ts';

export interface Planet {
  readonly kind: 'planet';
  /** What people there live by. */
  readonly of: string;
  /** Resources and influence together. */
  readonly value: number;
  readonly details: { readonly resources: number; readonly influence: number };
}

/** What a hex of calm space holds; nothing in empty space. */
export interface System {
  readonly planets: readonly Planet[];
}

const TRAITS = ['cultural', 'hazardous', 'industrial'] as const;
/** What planets are worth and how often, in the first digit that a throw stays below. */
const WORTHS = [1, 2, 2, 3, 3, 3, 4, 4];

export function randomSystem(rng: Rng): System {
  return { planets: Array.from({ length: 1 + rng.below(2) }, () => planet(rng)) };
}

function planet(rng: Rng): Planet {
  const value = rng.pick(WORTHS);
  const resources = rng.below(value + 1);
  return { kind: 'planet', of: rng.pick(TRAITS), value, details: { resources, influence: value - resources } };
}

const worthOf = ({ planets }: System): number => planets.reduce((sum, { value }) => sum + value, 0);

/** So many exchanges are tried. */
const EXCHANGES = 600;

/** Exchanges systems between the richest slice and the poorest for as long as that brings them nearer. */
export function evenOut(systems: Map<number, System>, slice: Int32Array, players: number, rng: Rng): void {
  const hexes = Array.from({ length: players }, (_, player) =>
    [...systems.keys()].filter((hex) => slice[hex] === player),
  );
  const sums = hexes.map((own) => own.reduce((sum, hex) => sum + worthOf(systems.get(hex)!), 0));
  for (let tries = 0; tries < EXCHANGES; tries++) {
    const [rich, poor] = [sums.indexOf(Math.max(...sums)), sums.indexOf(Math.min(...sums))];
    if (sums[rich]! - sums[poor]! <= 1 || hexes[rich]!.length === 0 || hexes[poor]!.length === 0) return;
    const [one, other] = [rng.pick(hexes[rich]!), rng.pick(hexes[poor]!)];
    const gain = worthOf(systems.get(one)!) - worthOf(systems.get(other)!);
    if (gain <= 0 || gain >= sums[rich]! - sums[poor]!) continue;
    const kept = systems.get(one)!;
    systems.set(one, systems.get(other)!);
    systems.set(other, kept);
    sums[rich]! -= gain;
    sums[poor]! += gain;
  }
}
