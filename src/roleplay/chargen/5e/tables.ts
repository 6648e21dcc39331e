import { content } from '../../content.ts';

/** Numbers `[from level, value]`, each of which holds until the next one. */
type Steps = readonly (readonly [from: number, value: number])[];

/** Tables of the System Reference Document 5.1 by level; row 0 is level 1. */
interface LevelFile {
  readonly xp: readonly number[];
  /** Slots of spell level 1, 2 … by level of the class. */
  readonly slots: Readonly<Record<'full' | 'half', readonly (readonly number[])[]>>;
  readonly pactSlots: readonly (readonly [count: number, spellLevel: number])[];
  /** By class; classes that prepare their spells are missing. */
  readonly spellsKnown: Readonly<Record<string, readonly number[]>>;
  /** Cantrips at level 1, by class. */
  readonly cantrips: Readonly<Record<string, number>>;
  /** Levels at which ability scores rise, for all classes and for some. */
  readonly abilityIncreases: readonly number[];
  readonly moreAbilityIncreases: Readonly<Record<string, readonly number[]>>;
  readonly steps: Readonly<
    Record<
      | 'rages'
      | 'rageDamage'
      | 'bardicInspiration'
      | 'channelDivinity'
      | 'actionSurges'
      | 'martialArts'
      | 'unarmouredSpeed',
      Steps
    >
  >;
}

const LEVELS = content<LevelFile>('roleplay/5e/levels');

export const { xp: XP_5E, steps: LEVEL_STEPS } = LEVELS;

export const proficiencyBonus = (level: number): number => 2 + Math.floor((level - 1) / 4);

export type CasterKind = 'full' | 'half' | 'pact';

/** Slots by spell level; levels without slots are missing. */
export function spellSlotsOf(kind: CasterKind, level: number): Readonly<Record<number, number>> {
  if (kind === 'pact') {
    const [count, spellLevel] = LEVELS.pactSlots[level - 1]!;
    return { [spellLevel]: count };
  }
  const row = LEVELS.slots[kind][level - 1]!;
  return Object.fromEntries(row.flatMap((count, i) => (count ? [[i + 1, count]] : [])));
}

export const highestSpellSlot = (kind: CasterKind, level: number): number =>
  Math.max(0, ...Object.keys(spellSlotsOf(kind, level)).map(Number));

/** The number that applies at a level; 0 before the first step. */
export const valueAtLevel = (steps: Steps, level: number): number =>
  steps.findLast(([from]) => level >= from)?.[1] ?? 0;

/** Spells that a class knows at a level; undefined for classes that prepare theirs. */
export const spellsKnown = (className: string, level: number): number | undefined =>
  LEVELS.spellsKnown[className]?.[level - 1];

/** Cantrips that a class knows at a level: one more at levels 4 and 10. */
export function cantripsKnown(className: string, level: number): number {
  const first = LEVELS.cantrips[className];
  return first === undefined ? 0 : first + Number(level >= 4) + Number(level >= 10);
}

/** Levels up to this one at which ability scores rise. */
export const abilityIncreasesUpTo = (className: string, level: number): number[] =>
  [...LEVELS.abilityIncreases, ...(LEVELS.moreAbilityIncreases[className] ?? [])]
    .filter((at) => at <= level)
    .sort((a, b) => a - b);
