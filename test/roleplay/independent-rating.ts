import { entityCatalogueOf } from '../../src/entity/catalogue.ts';
import type { RatedEncounter } from '../../src/roleplay/encounter/rated-types.ts';

/**
 * Rates an encounter a second time, by the printed tables and in another way than the code under test: of
 * `src/roleplay` only the answer is used.
 */
const PER_CHARACTER = `
25 50 75 100, 50 100 150 200, 75 150 225 400, 125 250 375 500, 250 500 750 1100, 300 600 900 1400, 350 750 1100 1700,
450 900 1400 2100, 550 1100 1600 2400, 600 1200 1900 2800, 800 1600 2400 3600, 1000 2000 3000 4500, 1100 2200 3400 5100,
1250 2500 3800 5700, 1400 2800 4300 6400, 1600 3200 4800 7200, 2000 3900 5900 8800, 2100 4200 6300 9500,
2400 4900 7300 10900, 2800 5700 8500 12700`
  .split(',')
  .map((line) => line.trim().split(/\s+/).map(Number));

const NAMES = ['easy', 'medium', 'hard', 'deadly'];

/** The multiplier: x1, x1.5, x2 … for one, two, three to six … monsters, with a row per party size. */
function multiplier(monsters: number, size: number): number {
  const column = monsters >= 15 ? 5 : monsters >= 11 ? 4 : monsters >= 7 ? 3 : monsters >= 3 ? 2 : monsters - 1;
  if (size < 3) return [1.5, 2, 2.5, 3, 4, 5][column]!;
  return size > 5 ? [0.5, 1, 1.5, 2, 2.5, 3][column]! : [1, 1.5, 2, 2.5, 3, 4][column]!;
}

const XP_1E = [
  50, 65, 100, 135, 200, 400, 600, 800, 1200, 1600, 2400, 3200, 4800, 6400, 9600, 12_800, 19_200, 25_600, 38_400,
  51_200, 76_800, 102_400, 153_600, 204_800, 307_200, 409_600, 614_400, 819_200, 1_228_800, 1_638_400, 2_457_600,
  3_276_800,
];
const INDEX_OF_ONE = XP_1E.indexOf(400);

export function independentRating({ system, party, monsters }: RatedEncounter): string {
  const catalogue = entityCatalogueOf(system);
  const each = monsters.flatMap(({ name, count }) =>
    Array<number>(count).fill(catalogue.withName(name, 'monster')[0]!['xp'] as number),
  );
  const xp = each.reduce((sum, one) => sum + one, 0);
  // Kobolds do not double a dragon.
  const headCount = each.filter((one) => one >= Math.max(...each) / 50).length;
  if (system === '5e') {
    const steps = PER_CHARACTER[party.level - 1]!.map((each) => each * party.size);
    const reachedCount = steps.filter((step) => xp * multiplier(headCount, party.size) >= step).length;
    return NAMES[reachedCount - 1] ?? 'trivial';
  }
  const level = party.level - (party.size <= 3 ? 1 : 0) + (party.size >= 6 ? 1 : 0);
  const index = XP_1E.filter((step) => step <= xp).length - 1;
  const aboveParty = index - (INDEX_OF_ONE + level - 1);
  if (aboveParty < -1) return 'trivial';
  if (aboveParty < 2) return aboveParty < 0 ? 'easy' : 'medium';
  return aboveParty === 2 ? 'hard' : 'deadly';
}
