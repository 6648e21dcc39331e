import type { SystemSlug } from '../entity/systems.ts';
import type { TableDice } from './faces.ts';

/** The subjects of tables, by which scenes choose among them. */
export const TABLE_SUBJECTS = ['location', 'npc', 'event', 'combat', 'item', 'name', 'magic', 'idea'] as const;
export type TableSubject = (typeof TABLE_SUBJECTS)[number];

export const REGIONS = ['terminus', 'outlands', 'expanse'] as const;
export type Region = (typeof REGIONS)[number];

/** A further roll that a result calls for. */
export interface RowReference {
  /** ID of a table of the same system. */
  readonly table: string;
  readonly count: number;
  /** Whether it is rolled immediately; other references are only listed for readers who want more. */
  readonly isAuto: boolean;
  /** Whether repeated results are rerolled. */
  readonly isDistinct: boolean;
}

/** A row for the rolls from `min` to `max`. `text` may contain marks: see marks.ts. */
export interface TableRow {
  readonly min: number;
  readonly max: number;
  readonly text: string;
  readonly references: readonly RowReference[];
}

export interface OracleTable {
  /** `topic/name`, unique within its system. */
  readonly id: string;
  readonly name: string;
  readonly system: SystemSlug;
  readonly about: TableSubject;
  readonly faces: TableDice;
  readonly rows: readonly TableRow[];
  readonly source: string;
  readonly licence: string;
  /** Set if there is one such table per region. */
  readonly region?: Region;
  /** Tables that are often rolled together with this one. */
  readonly seeAlso?: readonly string[];
}
