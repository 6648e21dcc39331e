import { content } from '../../content.ts';
import type { AbilityScores, GearEntry } from '../d20-abilities.ts';
import { armours5e } from './gear.ts';
import { carryingCapacity, weightOf } from './load.ts';

interface WealthFile {
  /** What characters own from a level on, beside their starting gear: gold, gems and healing potions. */
  readonly steps: readonly {
    readonly from: number;
    readonly gold: number;
    readonly gems: number;
    readonly potions: number;
  }[];
  /** Value of a gem in gold pieces. */
  readonly gem: number;
  /** Classes that wear no metal, which all better armour has. */
  readonly withoutMetal: readonly string[];
  /** From a level on: the armour that characters wear in place of that with which they started. */
  readonly armour: readonly { readonly from: number; readonly instead: Readonly<Record<string, string>> }[];
}

const FILE = content<WealthFile>('roleplay/5e/wealth');

/** Where the wealth of a character comes from. */
export const wealthMethod = (level: number): string =>
  level === 1 ? 'the gold of the background' : 'the gold of the background, and more by our own table for the level';

/** What adventures have brought up to a level: gold, and gems and potions as gear. */
export function earningsAt(level: number): { gold: number; gear: GearEntry[] } {
  const step = FILE.steps.findLast(({ from }) => level >= from);
  if (!step) return { gold: 0, gear: [] };
  const gear = [
    { name: 'Potion of healing', count: step.potions },
    { name: `Gem worth ${FILE.gem} gp`, count: step.gems },
  ];
  return { gold: step.gold, gear: gear.filter(({ count }) => count > 0) };
}

/** Largest share of what a character can carry that new armour may weigh. */
const MAX_SHARE = 0.4;

/** Replaces the armour that characters have outgrown by what they can afford and bear. */
export function betterArmour(
  gear: readonly GearEntry[],
  className: string,
  level: number,
  scores: AbilityScores,
): readonly GearEntry[] {
  if (FILE.withoutMetal.includes(className)) return gear;
  const instead = FILE.armour.findLast(({ from }) => level >= from)?.instead ?? {};
  return gear.map((entry) => {
    const better = armours5e().get(instead[entry.name] ?? '');
    const isBearable =
      better &&
      scores.strength >= better.leastStrength &&
      weightOf({ name: better.name, count: 1 }) <= carryingCapacity(scores.strength) * MAX_SHARE;
    return isBearable ? { ...entry, name: better.name } : entry;
  });
}
