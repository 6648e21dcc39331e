import { ROLEPLAYING_SYSTEMS, type RoleplayingSystem, type SystemSlug } from '../../entity/systems.ts';
import { findByName } from '../../lib/match-name.ts';
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
export function findNamed<Thing>(
  name: string,
  things: readonly Thing[],
  nameOf: (thing: Thing) => string,
  kind: string,
): Result<Thing, CharacterFault> {
  const found = findByName(things, name, nameOf);
  if (found) return ok(found);
  const names = things.map(nameOf);
  const hint = didYouMean(name, names);
  return fail({
    kind: 'unknown',
    detail: `"${name.slice(0, 60)}" is not ${kind}${hint ? `: ${hint}` : '.'} There are ${joinNames(names, 'and')}.`,
  });
}
