import { content } from '../../content.ts';

/** Numbers that rise with level, as pairs `[from level, value]`. Each value holds until the next pair. */
type Steps = readonly (readonly [from: number, value: number])[];

/** Tables of the System Reference Document 5.1 by level. Row 0 is for level 1. */
interface LevelFile {
  readonly xp: readonly number[];
  /** By class level, the number of slots for each spell level from 1 on. */
  readonly slots: Readonly<Record<'full' | 'half', readonly (readonly number[])[]>>;
  readonly pactSlots: readonly (readonly [count: number, spellLevel: number])[];
  /** By class, the number of spells known at each level. Classes that prepare spells are absent. */
  readonly spellsKnown: Readonly<Record<string, readonly number[]>>;
  /** By class, the number of cantrips at level 1. */
  readonly cantrips: Readonly<Record<string, number>>;
  /** Levels at which ability scores rise for all classes. */
  readonly abilityIncreases: readonly number[];
  /** Further levels at which ability scores rise, by class. */
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

/** Proficiency bonus at a level. */
export const proficiencyBonus = (level: number): number => 2 + Math.floor((level - 1) / 4);

/** How a class gains spell slots: as a full or half caster, or by pact magic. */
export type CasterKind = 'full' | 'half' | 'pact';

/** Number of slots by spell level. Levels without slots are absent. */
export function spellSlotsOf(kind: CasterKind, level: number): Readonly<Record<number, number>> {
  if (kind === 'pact') {
    const [count, spellLevel] = LEVELS.pactSlots[level - 1]!;
    return { [spellLevel]: count };
  }
  const row = LEVELS.slots[kind][level - 1]!;
  return Object.fromEntries(row.flatMap((count, i) => (count ? [[i + 1, count]] : [])));
}

/** Highest spell level with a slot; 0 if there are no slots. */
export const highestSpellSlot = (kind: CasterKind, level: number): number =>
  Math.max(0, ...Object.keys(spellSlotsOf(kind, level)).map(Number));

/** The value that applies at a level; 0 below the first level listed. */
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

/** The levels, up to this one, at which ability scores of a class rise. */
export const abilityIncreasesUpTo = (className: string, level: number): number[] =>
  [...LEVELS.abilityIncreases, ...(LEVELS.moreAbilityIncreases[className] ?? [])]
    .filter((at) => at <= level)
    .sort((a, b) => a - b);
