import type { Rng } from '../../lib/rng.ts';
import type { Feature, MapDraft } from '../game.ts';

const KINDS = ['ruin', 'lair', 'tower', 'shrine'];
/** Number of land hexes per landmark. */
const HEXES_PER_LANDMARK = 14;

/** Places landmarks that players can discover. None is in or next to a settlement or next to another landmark. */
export function placeLandmarks({ grid, features }: MapDraft, land: readonly number[], rng: Rng): Feature[] {
  const wanted = Math.max(KINDS.length, Math.round(land.length / HEXES_PER_LANDMARK));
  const taken = new Set(features.map(({ hex }) => hex));
  const landmarks: Feature[] = [];
  for (const hex of rng.shuffle(land)) {
    if (landmarks.length === wanted) break;
    if (taken.has(hex) || grid.neighboursOf(hex).some((other) => taken.has(other))) continue;
    taken.add(hex);
    landmarks.push({ hex, kind: KINDS[landmarks.length % KINDS.length]! });
  }
  return landmarks;
}
