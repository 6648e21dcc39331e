import type { Rng } from '../../lib/rng.ts';
import type { Draft, Feature } from '../game.ts';

const KINDS = ['ruin', 'lair', 'tower', 'shrine'];
/** Land hexes per landmark; none is in a settlement or adjacent to one or to another landmark. */
const PER_SIGHT = 14;

/** Places landmarks to discover between the settlements. */
export function placeLandmarks({ grid, features }: Draft, land: readonly number[], rng: Rng): Feature[] {
  const wanted = Math.max(KINDS.length, Math.round(land.length / PER_SIGHT));
  const taken = new Set(features.map(({ hex }) => hex));
  const found: Feature[] = [];
  for (const hex of rng.shuffle(land)) {
    if (found.length === wanted) break;
    if (taken.has(hex) || grid.around(hex).some((other) => taken.has(other))) continue;
    taken.add(hex);
    found.push({ hex, kind: KINDS[found.length % KINDS.length]! });
  }
  return found;
}
