import type { Rng } from '../../lib/rng.ts';
import type { Draft, Feature } from '../game.ts';

const KINDS = ['ruin', 'lair', 'tower', 'shrine'];
/** One for so many hexes of land, none in a settlement or beside another. */
const PER_SIGHT = 14;

/** What there is to find between settlements. */
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
