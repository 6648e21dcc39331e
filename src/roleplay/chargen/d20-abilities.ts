import { ABILITY_NAMES } from '../../entity/srd.ts';
import type { SystemSlug } from '../../entity/systems.ts';
import { findByName } from '../../lib/match-name.ts';
import { didYouMean, joinNames } from '../../lib/nearest.ts';
import { fail, ok, type Result } from '../../lib/result.ts';
import { formatSigned } from '../../lib/wording.ts';
import { oracleTablesOf } from '../../oracle/oracle-tables.ts';
import { TableRoller } from '../../oracle/roll.ts';
import type { CharacterFault } from '../character.ts';
import type { RollRecorder } from '../rolls.ts';

export { ABILITY_NAMES as ABILITIES };
export type Ability = (typeof ABILITY_NAMES)[number];
/** A number for each of the six abilities. */
export type AbilityScores = Readonly<Record<Ability, number>>;

/** The usual three-letter abbreviation of each ability. */
export const ABILITY_ABBREVIATIONS: Readonly<Record<Ability, string>> = {
  strength: 'STR',
  dexterity: 'DEX',
  constitution: 'CON',
  intelligence: 'INT',
  wisdom: 'WIS',
  charisma: 'CHA',
};

/** Explanation, shown to callers, of how ability scores are rolled. */
export const SCORE_METHOD_TEXT =
  'the highest three of 4d6, six times; the best goes where the class needs it most, then on down';

/** Modifier for an ability score. */
export const abilityModifier = (score: number): number => Math.floor((score - 10) / 2);

/** Builds a record with a value for each ability. */
export const mapAbilities = <Value>(get: (ability: Ability) => Value): Readonly<Record<Ability, Value>> =>
  Object.fromEntries(ABILITY_NAMES.map((ability) => [ability, get(ability)])) as Record<Ability, Value>;

/** The modifiers of all abilities. */
export const modifiersOf = (scores: AbilityScores): AbilityScores =>
  mapAbilities((ability) => abilityModifier(scores[ability]));

/** Adds bonuses to ability scores. */
export const addScores = (scores: AbilityScores, bonuses: Partial<AbilityScores>): AbilityScores =>
  mapAbilities((ability) => scores[ability] + (bonuses[ability] ?? 0));

/**
 * Rolls 4d6 six times, dropping the lowest die each time. The best total goes to the first ability in `abilityOrder`,
 * and so on.
 */
export function rollScores(rolls: RollRecorder, abilityOrder: readonly Ability[]): AbilityScores {
  const totals = abilityOrder.map((_, i) => rolls.highest(`ability score ${i + 1}`, 4, 6, 3)).sort((a, b) => b - a);
  return mapAbilities((ability) => totals[abilityOrder.indexOf(ability)]!);
}

/** Finds a class by name, in any spelling. If no class is requested, draws one. */
export function chooseClass(
  className: string | undefined,
  classes: readonly string[],
  rolls: RollRecorder,
): Result<string, CharacterFault> {
  if (className === undefined) return ok(rolls.pick('class', classes));
  const found = findByName(classes, className, (name) => name);
  if (found) return ok(found);
  const hint = didYouMean(className, classes);
  const knownClasses = joinNames(classes, 'and');
  return fail({
    kind: 'unknown',
    detail: `There is no class "${className.slice(0, 60)}"${hint ? `: ${hint}` : '.'} Known are ${knownClasses}.`,
  });
}

/** Rolls a name on the table of names of a people. */
export function rollName(system: SystemSlug, people: string, rolls: RollRecorder): string {
  const table = oracleTablesOf(system).get(`names/${people.toLowerCase()}`)!;
  const tables = oracleTablesOf(system);
  const { dice, roll, result } = rolls.draw('name', (rng) => new TableRoller(tables, rng).roll(table));
  rolls.record({ what: 'name', dice, faces: [roll], total: roll, result });
  return result;
}

/** Formats a line of the sheet, such as `Skills: …`. Returns an empty list if there is nothing to show. */
export const sheetLine = (label: string, things: readonly string[], separator = ', '): string[] =>
  things.length ? [`${label}: ${things.join(separator)}`] : [];

/** Formats ability scores: `STR 16 (+3), DEX 12 (+1) …`. */
export const formatScores = (scores: AbilityScores): string =>
  ABILITY_NAMES.map(
    (ability) =>
      `${ABILITY_ABBREVIATIONS[ability]} ${scores[ability]} (${formatSigned(abilityModifier(scores[ability]))})`,
  ).join(', ');

/** An entry of gear: an item and how many of it are carried. */
export interface GearEntry {
  readonly name: string;
  readonly count: number;
}

/** Parses an item of gear with a count, such as `20 Arrow`. */
export function parseGearEntry(entry: string): GearEntry {
  const [first, ...rest] = entry.split(' ');
  const count = Number(first);
  return rest.length && Number.isInteger(count) ? { name: rest.join(' '), count } : { name: entry, count: 1 };
}

/** Merges entries for the same item and adds up their counts. */
export function mergeGear(things: readonly GearEntry[]): GearEntry[] {
  const counts = new Map<string, number>();
  for (const { name, count } of things) counts.set(name, (counts.get(name) ?? 0) + count);
  return [...counts].map(([name, count]) => ({ name, count }));
}
