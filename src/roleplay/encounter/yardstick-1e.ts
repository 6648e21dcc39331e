import { content } from '../content.ts';
import type { Challenge, Difficulty, Party, Yardstick } from './yardstick.ts';

interface EncounterFile {
  readonly challengesBelowOne: readonly Challenge[];
  /** Gold pieces of an encounter of challenge 1-20, at a medium pace. */
  readonly goldByChallenge: readonly number[];
}

const { challengesBelowOne: BELOW_ONE, goldByChallenge } = content<EncounterFile>('roleplay/1e/encounters');

export const GOLD_BY_CHALLENGE = goldByChallenge;

const HIGHEST = 30;

/** XP doubles with every second challenge: 1 is 400, 2 is 600, 3 is 800, 4 is 1200 … */
const xpOf = (cr: number): number => (cr % 2 ? 400 * 2 ** ((cr - 1) / 2) : 600 * 2 ** ((cr - 2) / 2));

/** All challenge ratings from 1/8 on, in order: a group of two is two rungs above one alone, of four four rungs. */
export const CHALLENGES: readonly Challenge[] = [
  ...BELOW_ONE,
  ...Array.from({ length: HIGHEST }, (_, i) => ({ cr: String(i + 1), xp: xpOf(i + 1) })),
];

/** The rung of a whole number; those below 1 are the fractions. */
const rung = (cr: number): Challenge => CHALLENGES[Math.max(0, cr + BELOW_ONE.length - 1)]!;

/** The level of a party as a target for challenges: one less for three or fewer, one more for six and more. */
export const partyLevel = ({ level, size }: Party): number => level + (size <= 3 ? -1 : size >= 6 ? 1 : 0);

/** Where a difficulty starts, as challenge against the level of the party. Hard is two rungs wide. */
const START: Readonly<Record<Difficulty, number>> = { easy: -1, medium: 0, hard: 1, deadly: 3 };

/** The last rung of each; deadly ends there by our own bound. */
const END: Readonly<Record<Difficulty, number>> = { easy: -1, medium: 0, hard: 2, deadly: 4 };

/** The challenge of a group is the highest one whose XP its own reach, by which the doubling rules come out. */
export const groupChallenge = (rawXp: number): string =>
  (CHALLENGES.findLast(({ xp }) => rawXp >= xp) ?? CHALLENGES[0]!).cr;

export function yardstick1e(party: Party): Yardstick {
  const target = partyLevel(party);
  const start = (difficulty: Difficulty) => rung(target + START[difficulty]).xp;
  return {
    thresholds: { easy: start('easy'), medium: start('medium'), hard: start('hard'), deadly: start('deadly') },
    ceiling: rung(target + END.deadly + 1).xp,
    multiplier: () => 1,
    cap: (difficulty) => rung(target + END[difficulty]),
    groupChallenge,
  };
}
