import type { Rng } from '../../lib/rng.ts';

const BEGINNINGS = [
  'Al',
  'Bren',
  'Cor',
  'Dun',
  'El',
  'Fen',
  'Gar',
  'Hol',
  'Ist',
  'Kel',
  'Lor',
  'Mar',
  'Nor',
  'Os',
  'Pel',
  'Ros',
  'Sel',
  'Tor',
  'Ul',
  'Ver',
  'Wen',
  'Yar',
];
const ENDINGS = [
  'bury',
  'by',
  'dale',
  'den',
  'fell',
  'field',
  'ford',
  'gate',
  'ham',
  'holm',
  'ley',
  'mere',
  'mouth',
  'nest',
  'ridge',
  'stead',
  'ton',
  'wick',
  'worth',
];

/** Generates distinct place names. */
export function makePlaceNames(count: number, rng: Rng): string[] {
  const names = new Set<string>();
  while (names.size < count) names.add(rng.pick(BEGINNINGS) + rng.pick(ENDINGS));
  return [...names];
}
