import type { Rng } from '../../lib/rng.ts';
import type { Feature, MapDraft } from '../game.ts';
import type { HexGrid } from '../grid.ts';

const LETTERS = ['A', 'B', 'C'];
/** Minimum distance between the two ends of a wormhole. Adjacent ends would be useless. */
const MIN_DISTANCE = 3;

/** Places pairs of wormholes in calm space; undefined if this draw has no room. */
export function placeWormholes(
  grid: HexGrid,
  calm: readonly number[],
  pairs: number,
  rng: Rng,
): { features: Feature[]; links: NonNullable<MapDraft['links']> } | undefined {
  const freeHexes = new Set(rng.shuffle(calm));
  const features: Feature[] = [];
  const links: [number, number][] = [];
  for (const letter of LETTERS.slice(0, pairs)) {
    const [one] = freeHexes;
    const other = [...freeHexes].find((hex) => grid.distance(hex, one!) >= MIN_DISTANCE);
    if (one === undefined || other === undefined) return undefined;
    for (const hex of [one, other]) {
      freeHexes.delete(hex);
      features.push({ hex, kind: 'wormhole', of: letter });
    }
    links.push([one, other]);
  }
  return { features, links };
}
