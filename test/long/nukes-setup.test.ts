import { describe, expect, it } from 'vitest';
import { makeMap } from '../../src/hexmap/make-map.ts';
import { parseMapRequest } from '../../src/hexmap/map-request.ts';
import { setUpGame } from '../../src/tabletop/packs/nukes/setup.ts';

/** Number of fresh seeds, not used for tuning: rare unfair setups do not show in a few hundred. */
const SEEDS = 5_000;

describe(`set-ups of nukes are fair for ${SEEDS} seeds`, () => {
  it.each([2, 3, 4, 5, 6])('for %i players', (players) => {
    const unfair: string[] = [];
    for (let seed = 0; seed < SEEDS; seed++) {
      const request = parseMapRequest({ game: 'nukes', players, seed: `long ${seed}` });
      if (!request.ok) throw new Error(request.error.detail);
      const { fairness, owners } = setUpGame(makeMap(request.value)!);
      if (!fairness.met || !owners.includes(null)) unfair.push(`${seed}: ${fairness.incomeEvenness}`);
    }
    expect(unfair).toEqual([]);
  });
});
