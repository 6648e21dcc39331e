import type { SystemSlug } from './systems.ts';

/**
 * A spell, monster, class, item or similar thing of a system. It has more fields than listed here; a field such as
 * `hit_points`, `armour_class` or `price` means the same in every system.
 */
export interface Entity {
  /** ID such as `5e/monster/goblin`, assigned by the catalogue. */
  readonly id: string;
  readonly name: string;
  readonly system: SystemSlug;
  /** Category in the singular: `spell`, `monster`, `class`, `item` … */
  readonly category: string;
  readonly source: string;
  /** SPDX identifier of the licence. */
  readonly licence: string;
  /** Description in sentences. */
  readonly text?: string;
  readonly [figure: string]: unknown;
}
