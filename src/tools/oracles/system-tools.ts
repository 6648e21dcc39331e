import type { SystemSlug } from '../../entity/systems.ts';
import { ORACLE_SYSTEMS } from '../../oracle/oracle-tables.ts';
import { RATED_SYSTEMS } from '../../roleplay/encounter/foes.ts';
import { UNRATED_SYSTEMS } from '../../roleplay/encounter/unrated-systems.ts';
import { hasLoot } from '../../roleplay/loot/loot.ts';

/** The tools that work for a role-playing system, by what they make. */
export interface SystemTools {
  /** Whether the system has oracle tables, and so scenes made of them. */
  readonly hasTables: boolean;
  /** The tool that makes encounters; undefined if the system has none. */
  readonly encounter: 'oracle_encounter' | 'rpg_random_encounter' | undefined;
  readonly hasLoot: boolean;
}

const includes = (systems: readonly SystemSlug[], slug: SystemSlug): boolean => systems.includes(slug);

/** Returns which tools work for a system. */
export const systemToolsOf = (slug: SystemSlug): SystemTools => ({
  hasTables: includes(ORACLE_SYSTEMS, slug),
  encounter: includes(RATED_SYSTEMS, slug)
    ? 'oracle_encounter'
    : includes(UNRATED_SYSTEMS, slug)
      ? 'rpg_random_encounter'
      : undefined,
  hasLoot: hasLoot(slug),
});
