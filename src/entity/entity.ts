import type { SystemSlug } from './systems.ts';

/**
 * A spell, monster, class, item … of a system. Beyond these fields it has further ones, whose names mean the same in
 * every system: `hit_points`, `armour_class`, `price` …
 */
export interface Entity {
  /** `5e/monster/goblin`; assigned by the catalogue. */
  readonly id: string;
  readonly name: string;
  readonly system: SystemSlug;
  /** Singular: `spell`, `monster`, `class`, `item` … */
  readonly category: string;
  readonly source: string;
  /** An SPDX identifier. */
  readonly licence: string;
  /** What it is or does, in sentences. */
  readonly text?: string;
  readonly [figure: string]: unknown;
}
