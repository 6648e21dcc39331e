export const DIFFICULTIES = ['easy', 'medium', 'hard', 'deadly'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];
export type Rating = 'trivial' | Difficulty;

export interface Party {
  /** Of every character, 1-20. */
  readonly level: number;
  readonly size: number;
}

/** A challenge rating as it is written, and the XP of a monster of it. */
export interface Challenge {
  readonly cr: string;
  readonly xp: number;
}

/** How a system measures a group of monsters against a party: all in XP, whatever the system calls it. */
export interface Yardstick {
  /** The XP, adjusted, from which an encounter is this difficult. */
  readonly thresholds: Readonly<Record<Difficulty, number>>;
  /** Below this an encounter is still one that a builder should offer as deadly: our own bound, no rule has one. */
  readonly ceiling: number;
  /** What the XP of so many monsters counts for. Never falls as monsters are added. */
  multiplier(monsters: number): number;
  /** No monster of an encounter of this difficulty is above this. */
  cap(difficulty: Difficulty): Challenge;
  /** The challenge rating of a whole group, where the system has one. */
  groupChallenge?(rawXp: number): string;
}

/** The adjusted XP, from the first to below the second, that make a difficulty. */
export function bandOf(
  { thresholds, ceiling }: Yardstick,
  difficulty: Difficulty,
): readonly [from: number, below: number] {
  const next = DIFFICULTIES[DIFFICULTIES.indexOf(difficulty) + 1];
  return [thresholds[difficulty], next ? thresholds[next] : ceiling];
}

export const ratingOf = ({ thresholds }: Yardstick, adjustedXp: number): Rating =>
  DIFFICULTIES.findLast((difficulty) => adjustedXp >= thresholds[difficulty]) ?? 'trivial';
