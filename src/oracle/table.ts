import type { SystemSlug } from '../entity/systems.ts';
import type { TableDice } from './faces.ts';

/** Subjects of tables, by which random scenes choose tables. */
export const TABLE_SUBJECTS = ['location', 'npc', 'event', 'combat', 'item', 'name', 'magic', 'idea'] as const;
export type TableSubject = (typeof TABLE_SUBJECTS)[number];

/**
 * Regions of space in Starforged, from the settled centre to the frontier. Some tables have a version for each region.
 */
export const REGIONS = ['terminus', 'outlands', 'expanse'] as const;
export type Region = (typeof REGIONS)[number];

/** A further roll that a row of a table requires or suggests. */
export interface RowReference {
  /** ID of the table on which to roll, in the same system. */
  readonly table: string;
  readonly count: number;
  /** Whether the roll is made. Otherwise the table is only suggested to the reader. */
  readonly isAuto: boolean;
  /** Whether repeated results are rerolled. */
  readonly isDistinct: boolean;
}

/** A row of a table, for rolls from `min` to `max`. Its text may contain the marks that marks.ts describes. */
export interface TableRow {
  readonly min: number;
  readonly max: number;
  readonly text: string;
  readonly references: readonly RowReference[];
}

/** A table of results on which players roll dice. */
export interface OracleTable {
  /** ID such as `topic/name`, unique within the system. */
  readonly id: string;
  readonly name: string;
  readonly system: SystemSlug;
  readonly about: TableSubject;
  readonly faces: TableDice;
  readonly rows: readonly TableRow[];
  readonly source: string;
  readonly licence: string;
  /** Region to which the table applies. Undefined unless each region has its own version. */
  readonly region?: Region;
  /** IDs of tables that are often rolled on together with this one. */
  readonly seeAlso?: readonly string[];
}
