import { challenge, XP_BY_CR } from '../../entity/srd.ts';
import { DIFFICULTIES, type Difficulty, type Party, type Yardstick } from './yardstick.ts';

/** XP for each character of levels 1-20 from which an encounter is easy, medium, hard, deadly (2014). */
const THRESHOLDS: readonly (readonly [easy: number, medium: number, hard: number, deadly: number])[] = [
  [25, 50, 75, 100],
  [50, 100, 150, 200],
  [75, 150, 225, 400],
  [125, 250, 375, 500],
  [250, 500, 750, 1100],
  [300, 600, 900, 1400],
  [350, 750, 1100, 1700],
  [450, 900, 1400, 2100],
  [550, 1100, 1600, 2400],
  [600, 1200, 1900, 2800],
  [800, 1600, 2400, 3600],
  [1000, 2000, 3000, 4500],
  [1100, 2200, 3400, 5100],
  [1250, 2500, 3800, 5700],
  [1400, 2800, 4300, 6400],
  [1600, 3200, 4800, 7200],
  [2000, 3900, 5900, 8800],
  [2100, 4200, 6300, 9500],
  [2400, 4900, 7300, 10_900],
  [2800, 5700, 8500, 12_700],
];

/** Steps of the multiplier; the first and the last are for parties of six and more, of one and two. */
const MULTIPLIERS = [0.5, 1, 1.5, 2, 2.5, 3, 4, 5];

/** The place among the multipliers by the number of monsters, for a party of three to five; more count as the last. */
const STEPS = [1, 1, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6];

export function multiplier(monsters: number, partySize: number): number {
  const step = STEPS[Math.min(monsters, STEPS.length - 1)]!;
  const shift = partySize <= 2 ? 1 : partySize >= 6 ? -1 : 0;
  return MULTIPLIERS[step + shift]!;
}

/** How far a single monster may be above the level of the party: our own bound. */
const CAP_ABOVE_LEVEL: Readonly<Record<Difficulty, number>> = { easy: 0, medium: 1, hard: 2, deadly: 3 };

export function fifthYardstick({ level, size }: Party): Yardstick {
  const each = THRESHOLDS[level - 1]!;
  const thresholds = Object.fromEntries(
    DIFFICULTIES.map((difficulty, i) => [difficulty, each[i]! * size]),
  ) as Yardstick['thresholds'];
  return {
    thresholds,
    ceiling: thresholds.deadly * 1.5,
    multiplier: (monsters) => multiplier(monsters, size),
    cap(difficulty) {
      const cr = challenge(level + CAP_ABOVE_LEVEL[difficulty]);
      return { cr, xp: XP_BY_CR[cr]! };
    },
  };
}
