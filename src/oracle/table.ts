import type { SystemSlug } from '../entity/systems.ts';
import type { TableDice } from './faces.ts';

/** What a table tells about; scenes draw by it. */
export const SUBJECTS = ['location', 'npc', 'event', 'combat', 'item', 'name', 'magic', 'idea'] as const;
export type Subject = (typeof SUBJECTS)[number];

export const REGIONS = ['terminus', 'outlands', 'expanse'] as const;
export type Region = (typeof REGIONS)[number];

/** Another roll that a result calls for. */
export interface Reference {
  /** ID of a table of the same system. */
  readonly table: string;
  readonly count: number;
  /** Made at once; others are for whoever wants to know more. */
  readonly isAuto: boolean;
  /** A result that has come already is rolled again. */
  readonly isDistinct: boolean;
}

/** The results from `min` to `max`. `text` may hold marks: see marks.ts. */
export interface Row {
  readonly min: number;
  readonly max: number;
  readonly text: string;
  readonly references: readonly Reference[];
}

export interface Table {
  /** `topic/thing`, as unique as the system is. */
  readonly id: string;
  readonly name: string;
  readonly system: SystemSlug;
  readonly about: Subject;
  readonly faces: TableDice;
  readonly rows: readonly Row[];
  readonly source: string;
  readonly licence: string;
  /** For one region of several, each of which has a table of its own. */
  readonly region?: Region;
  /** Tables that are often rolled together with this one. */
  readonly seeAlso?: readonly string[];
}
