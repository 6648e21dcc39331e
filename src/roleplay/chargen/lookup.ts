import { nameToKey } from '../../entity/catalogue.ts';
import { ROLEPLAYING_SYSTEMS, type RoleplayingSystem, type SystemSlug } from '../../entity/systems.ts';
import { didYouMean, joinNames } from '../../lib/nearest.ts';
import { fail, ok, type Result } from '../../lib/result.ts';
import type { CharacterFault } from '../character.ts';

/** Finds a system by slug. */
export const systemOf = (slug: SystemSlug): RoleplayingSystem =>
  ROLEPLAYING_SYSTEMS.find((system) => system.slug === slug)!;

/** Explains why a system has no characters of a level; undefined if it has. */
export function levelFault(slug: SystemSlug, level: number): CharacterFault | undefined {
  const { title, levels } = systemOf(slug);
  if (level >= levels[0] && level <= levels[1]) return undefined;
  return { kind: 'impossible', detail: `${title} has levels ${levels[0]} to ${levels[1]}, not ${level}.` };
}

/**
 * Finds an item by name, in any spelling. The error lists all names. `kind` describes the items in that error: "a class
 * of Dungeon World".
 */
export function findByName<Thing>(
  name: string,
  things: readonly Thing[],
  nameOf: (thing: Thing) => string,
  kind: string,
): Result<Thing, CharacterFault> {
  const found = things.find((thing) => nameToKey(nameOf(thing)) === nameToKey(name));
  if (found) return ok(found);
  const names = things.map(nameOf);
  const hint = didYouMean(name, names);
  return fail({
    kind: 'unknown',
    detail: `"${name.slice(0, 60)}" is not ${kind}${hint ? `: ${hint}` : '.'} There are ${joinNames(names, 'and')}.`,
  });
}
