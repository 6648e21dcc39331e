import { ROLEPLAYING_SYSTEMS, type RoleplayingSystem, type SystemSlug } from '../entity/systems.ts';

/** The system with a slug. */
export const systemOfSlug = (slug: SystemSlug): RoleplayingSystem =>
  ROLEPLAYING_SYSTEMS.find((system) => system.slug === slug)!;
