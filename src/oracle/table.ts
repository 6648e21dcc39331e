import type { SystemSlug } from '../entity/systems.ts';
import type { TableDice } from './faces.ts';

/** Subjects of tables. A random scene chooses tables by subject. */
export const TABLE_SUBJECTS = ['location', 'npc', 'event', 'combat', 'item', 'name', 'magic', 'idea'] as const;
export type TableSubject = (typeof TABLE_SUBJECTS)[number];

/** Regions of space in Starforged, from the settled centre to the frontier. Some tables exist once per region. */
export const REGIONS = ['terminus', 'outlands', 'expanse'] as const;
export type Region = (typeof REGIONS)[number];

/** A further roll that a row calls for. */
export interface RowReference {
  /** ID of the table to roll on, in the same system. */
  readonly table: string;
  readonly count: number;
  /** Whether the roll is made immediately. Otherwise the table is only suggested to the reader. */
  readonly isAuto: boolean;
  /** Whether repeated results are rerolled. */
  readonly isDistinct: boolean;
}

/** A row of a table, for rolls from `min` to `max`. Its `text` may contain the marks described in marks.ts. */
export interface TableRow {
  readonly min: number;
  readonly max: number;
  readonly text: string;
  readonly references: readonly RowReference[];
}

/** A table of results that is rolled on with dice. */
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
  /** Region of the table. Set if the same table exists once per region. */
  readonly region?: Region;
  /** IDs of tables that are often rolled together with this one. */
  readonly seeAlso?: readonly string[];
}
