import { content } from '../../content.ts';
import type { Role } from './classes.ts';

/** Rows of feats. Each row begins with the level from which its feats can be chosen. */
type Steps = readonly (readonly [from: number, ...feats: string[]])[];

interface FeatFile {
  /** By role: feats that are taken first because others build on them. */
  readonly takenFirst: Readonly<Record<Role, readonly string[]>>;
  /** By role: feats that are taken next. After them, any feat may be taken. */
  readonly wanted: Readonly<Record<Role, readonly string[]>>;
  /**
   * Beginnings of the names of feats that are never taken. They are for weapons and armour that the class masters
   * already or does not use, for mounts, familiars or followers, or require another choice.
   */
  readonly neverTaken: readonly string[];
  /** Bonus feats of monks, who need not meet the prerequisites. */
  readonly monk: Steps;
  /** Bonus feats of rangers with the archery style, who need not meet the prerequisites. */
  readonly archery: Steps;
}

const FEATS = content<FeatFile>('roleplay/1e/feats');

export const { takenFirst: TAKEN_FIRST, wanted: WANTED_FEATS, monk: MONK_FEATS, archery: ARCHERY_FEATS } = FEATS;

/** Whether a feat is never taken, because it would be useless to the character or require another choice. */
export const isNeverTaken = (feat: string): boolean =>
  feat.includes('proficiency') || FEATS.neverTaken.some((start) => feat.startsWith(start));

/** The feats of all rows up to a level. */
export const featsUpTo = (steps: Steps, level: number): string[] =>
  steps.flatMap(([from, ...feats]) => (level >= from ? feats : []));
