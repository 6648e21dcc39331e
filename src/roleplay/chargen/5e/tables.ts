import { content } from '../../content.ts';

/** Values that rise with level, as pairs `[from level, value]`. Each value applies until the next pair. */
type Steps = readonly (readonly [from: number, value: number])[];

/** Tables of the System Reference Document 5.1 by level, with level 1 in row 0. */
interface LevelFile {
  readonly xp: readonly number[];
  /** By type of caster and class level: number of slots for each spell level from 1 on. */
  readonly slots: Readonly<Record<'full' | 'half', readonly (readonly number[])[]>>;
  readonly pactSlots: readonly (readonly [count: number, spellLevel: number])[];
  /** By class: number of spells known at each level. Classes that prepare their spells are not listed. */
  readonly spellsKnown: Readonly<Record<string, readonly number[]>>;
  /** By class: number of cantrips at level 1. */
  readonly cantrips: Readonly<Record<string, number>>;
  /** Levels at which characters of every class raise ability scores. */
  readonly abilityIncreases: readonly number[];
  /** By class: further levels at which characters raise ability scores. */
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

/** Number of slots by spell level. Spell levels without slots are absent. */
export function spellSlotsOf(kind: CasterKind, level: number): Readonly<Record<number, number>> {
  if (kind === 'pact') {
    const [count, spellLevel] = LEVELS.pactSlots[level - 1]!;
    return { [spellLevel]: count };
  }
  const row = LEVELS.slots[kind][level - 1]!;
  return Object.fromEntries(row.flatMap((count, i) => (count ? [[i + 1, count]] : [])));
}

/** Highest spell level that has a slot; 0 if there are no slots. */
export const highestSpellSlot = (kind: CasterKind, level: number): number =>
  Math.max(0, ...Object.keys(spellSlotsOf(kind, level)).map(Number));

/** The value that applies at a level; 0 below the first level listed. */
export const valueAtLevel = (steps: Steps, level: number): number =>
  steps.findLast(([from]) => level >= from)?.[1] ?? 0;

/** Number of spells that a class knows at a level; undefined for classes that prepare their spells. */
export const spellsKnown = (className: string, level: number): number | undefined =>
  LEVELS.spellsKnown[className]?.[level - 1];

/** Number of cantrips that a class knows at a level: one more from level 4, and another from level 10. */
export function cantripsKnown(className: string, level: number): number {
  const first = LEVELS.cantrips[className];
  return first === undefined ? 0 : first + Number(level >= 4) + Number(level >= 10);
}

/** The levels up to a given one at which characters of a class raise ability scores. */
export const abilityIncreasesUpTo = (className: string, level: number): number[] =>
  [...LEVELS.abilityIncreases, ...(LEVELS.moreAbilityIncreases[className] ?? [])]
    .filter((at) => at <= level)
    .sort((a, b) => a - b);
