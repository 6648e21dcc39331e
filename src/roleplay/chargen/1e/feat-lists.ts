import { content } from '../../content.ts';
import type { Role } from './classes.ts';

/** Lists of feats, each with the level from which they can be chosen. */
type Steps = readonly (readonly [from: number, ...feats: string[]])[];

interface FeatFile {
  /** By role, what is taken before all else because the rest builds on it. */
  readonly takenFirst: Readonly<Record<Role, readonly string[]>>;
  /** By role, what is taken next; after that, whatever is possible. */
  readonly wanted: Readonly<Record<Role, readonly string[]>>;
  /**
   * How the names of feats begin that are never taken: for arms that the class already has or does without, for a mount,
   * a familiar or followers, and feats that need a further choice.
   */
  readonly neverTaken: readonly string[];
  /** The bonus feats of monks and of rangers who shoot, who need not meet the prerequisites. */
  readonly monk: Steps;
  readonly archery: Steps;
}

const FEATS = content<FeatFile>('roleplay/1e/feats');

export const { takenFirst: TAKEN_FIRST, wanted: WANTED_FEATS, monk: MONK_FEATS, archery: ARCHERY_FEATS } = FEATS;

export const isNeverTaken = (feat: string): boolean =>
  feat.includes('proficiency') || FEATS.neverTaken.some((start) => feat.startsWith(start));

/** The feats of all steps up to a level. */
export const featsUpTo = (steps: Steps, level: number): string[] =>
  steps.flatMap(([from, ...feats]) => (level >= from ? feats : []));
