/** Figures of the System Reference Document 5.1 by level; row 0 is level 1. */

export const FIVE_XP: readonly number[] = [
  0, 300, 900, 2700, 6500, 14_000, 23_000, 34_000, 48_000, 64_000, 85_000, 100_000, 120_000, 140_000, 165_000, 195_000,
  225_000, 265_000, 305_000, 355_000,
];

export const proficiencyBonus = (level: number): number => 2 + Math.floor((level - 1) / 4);

const rows = (text: string): number[][] => text.split(' ').map((row) => [...row].map(Number));

/** Slots of spell level 1, 2 … by level of the class. */
const FULL = rows(
  '2 3 42 43 432 433 4331 4332 43331 43332 433321 433321 4333211 4333211 43332111 43332111 433321111 433331111 433332111 433332211',
);
const HALF = rows('0 2 3 3 42 42 43 43 432 432 433 433 4331 4331 4332 4332 43331 43331 43332 43332');
/** `[slots, their level]` of pact magic. */
const PACT = rows('11 21 22 22 23 23 24 24 25 25 35 35 35 35 35 35 45 45 45 45');

export type CasterKind = 'full' | 'half' | 'pact';

/** Slots by spell level, without those that have none. */
export function slotsOf(kind: CasterKind, level: number): Readonly<Record<number, number>> {
  if (kind === 'pact') {
    const [count, spellLevel] = PACT[level - 1] as [number, number];
    return { [spellLevel]: count };
  }
  const row = (kind === 'full' ? FULL : HALF)[level - 1]!;
  return Object.fromEntries(row.flatMap((count, i) => (count ? [[i + 1, count]] : [])));
}

export const highestSlot = (kind: CasterKind, level: number): number =>
  Math.max(0, ...Object.keys(slotsOf(kind, level)).map(Number));

/** The number that holds at a level, of steps `[from level, number]`. */
export const step = (steps: readonly (readonly [from: number, value: number])[], level: number): number =>
  steps.findLast(([from]) => level >= from)?.[1] ?? 0;

const KNOWN: Readonly<Record<string, readonly number[]>> = {
  Bard: [4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15, 15, 16, 18, 19, 19, 20, 22, 22, 22],
  Sorcerer: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 12, 13, 13, 14, 14, 15, 15, 15, 15],
  Warlock: [2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 11, 11, 12, 12, 13, 13, 14, 14, 15, 15],
  Ranger: [0, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11],
};

/** Spells that a class knows at a level; undefined for classes that prepare theirs. */
export const spellsKnown = (className: string, level: number): number | undefined => KNOWN[className]?.[level - 1];

const CANTRIPS: Readonly<Record<string, number>> = { Bard: 2, Cleric: 3, Druid: 2, Sorcerer: 4, Warlock: 2, Wizard: 3 };

/** One more at levels 4 and 10. */
export function cantripsKnown(className: string, level: number): number {
  const first = CANTRIPS[className];
  return first === undefined ? 0 : first + Number(level >= 4) + Number(level >= 10);
}

const INCREASES = [4, 8, 12, 16, 19];
const MORE_INCREASES: Readonly<Record<string, readonly number[]>> = { Fighter: [6, 14], Rogue: [10] };

/** Levels up to this one at which ability scores rise. */
export const increasesUpTo = (className: string, level: number): number[] =>
  [...INCREASES, ...(MORE_INCREASES[className] ?? [])].filter((at) => at <= level).sort((a, b) => a - b);
