import { nameToKey } from '../../entity/catalogue.ts';
import { ABILITIES } from '../../entity/srd.ts';
import type { SystemSlug } from '../../entity/systems.ts';
import { didYouMean, joinNames } from '../../lib/nearest.ts';
import { fail, ok, type Result } from '../../lib/result.ts';
import { oracleTablesOf } from '../../oracle/oracle-tables.ts';
import { TableRoller } from '../../oracle/roll.ts';
import type { CharacterFault } from '../character.ts';
import type { Rolls } from '../rolls.ts';

export { ABILITIES };
export type Ability = (typeof ABILITIES)[number];
export type Scores = Readonly<Record<Ability, number>>;

export const ABILITY_SHORT: Readonly<Record<Ability, string>> = {
  strength: 'STR',
  dexterity: 'DEX',
  constitution: 'CON',
  intelligence: 'INT',
  wisdom: 'WIS',
  charisma: 'CHA',
};

export const ABILITY_METHOD =
  'the highest three of 4d6, six times; the best goes where the class needs it most, then on down';

export const modifier = (score: number): number => Math.floor((score - 10) / 2);

export const byAbility = <Value>(get: (ability: Ability) => Value): Readonly<Record<Ability, Value>> =>
  Object.fromEntries(ABILITIES.map((ability) => [ability, get(ability)])) as Record<Ability, Value>;

export const modifiersOf = (scores: Scores): Scores => byAbility((ability) => modifier(scores[ability]));

export const addScores = (scores: Scores, bonuses: Partial<Scores>): Scores =>
  byAbility((ability) => scores[ability] + (bonuses[ability] ?? 0));

/** Formats a number with its sign: `+3`, `+0`, `-1`. */
export const signed = (number: number): string => (number < 0 ? String(number) : `+${number}`);

/** Rolls 4d6 six times, dropping the lowest die. The best total goes to the first ability of `abilityOrder`. */
export function rollScores(rolls: Rolls, abilityOrder: readonly Ability[]): Scores {
  const totals = abilityOrder.map((_, i) => rolls.highest(`ability score ${i + 1}`, 4, 6, 3)).sort((a, b) => b - a);
  return byAbility((ability) => totals[abilityOrder.indexOf(ability)]!);
}

/** Finds a class by name in any spelling, or draws one if none is asked for. */
export function chooseClass(
  className: string | undefined,
  classes: readonly string[],
  rolls: Rolls,
): Result<string, CharacterFault> {
  if (className === undefined) return ok(rolls.pick('class', classes));
  const found = classes.find((name) => nameToKey(name) === nameToKey(className));
  if (found) return ok(found);
  const hint = didYouMean(className, classes);
  const knownClasses = joinNames(classes, 'and');
  return fail({
    kind: 'unknown',
    detail: `There is no class "${className.slice(0, 60)}"${hint ? `: ${hint}` : '.'} Known are ${knownClasses}.`,
  });
}

/** Rolls on the table of names of a people. */
export function rollName(system: SystemSlug, people: string, rolls: Rolls): string {
  const table = oracleTablesOf(system).get(`names/${people.toLowerCase()}`)!;
  const { dice, roll, result } = new TableRoller(oracleTablesOf(system), rolls.rng).roll(table);
  rolls.record({ what: 'name', dice, faces: [roll], total: roll, result });
  return result;
}

/** Draws `count` different things, each recorded as a roll of its own; fewer if there are not enough. */
export function pickDistinct(rolls: Rolls, what: string, things: readonly string[], count: number): string[] {
  const remaining = [...things];
  const picked: string[] = [];
  while (picked.length < count && remaining.length) {
    const thing = rolls.pick(what, remaining);
    remaining.splice(remaining.indexOf(thing), 1);
    picked.push(thing);
  }
  return picked;
}

/** A line of a sheet, `Skills: …`; no line if the list is empty. */
export const sheetLine = (label: string, things: readonly string[], separator = ', '): string[] =>
  things.length ? [`${label}: ${things.join(separator)}`] : [];

/** Formats ability scores: `STR 16 (+3), DEX 12 (+1) …`. */
export const formatScores = (scores: Scores): string =>
  ABILITIES.map(
    (ability) => `${ABILITY_SHORT[ability]} ${scores[ability]} (${signed(modifier(scores[ability]))})`,
  ).join(', ');

/** An entry of gear: a number of equal items. */
export interface Carried {
  readonly name: string;
  readonly count: number;
}

export const formatCarried = (gear: readonly Carried[]): string[] =>
  gear.map(({ name, count }) => (count > 1 ? `${name} ×${count}` : name));

/** Parses an entry of gear such as `20 Arrow`. */
export function parseCarried(entry: string): Carried {
  const [first, ...rest] = entry.split(' ');
  const count = Number(first);
  return rest.length && Number.isInteger(count) ? { name: rest.join(' '), count } : { name: entry, count: 1 };
}

/** Merges entries of the same item. */
export function mergeCarried(things: readonly Carried[]): Carried[] {
  const counts = new Map<string, number>();
  for (const { name, count } of things) counts.set(name, (counts.get(name) ?? 0) + count);
  return [...counts].map(([name, count]) => ({ name, count }));
}
