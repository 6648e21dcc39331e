import { content } from './content.ts';
import type { SrdEntry } from './packages.ts';

/** A value that the package has wrong, by list and name, and what the System Reference Document has instead. */
export interface SrdFault {
  readonly list: string;
  readonly name: string;
  /** Level of the entry, where several entries share a name. */
  readonly level?: number;
  readonly field: string;
  /** As the package has it. A test fails when the package no longer does, so that no fault outlives its reason. */
  readonly wrong: unknown;
  readonly right: unknown;
  readonly why: string;
}

/** Whether an entry of the fault's list is the one that the fault is about. */
export const isFaultyEntry = (thing: SrdEntry, { name, level }: SrdFault): boolean =>
  thing.name === name && (level === undefined || thing['level'] === level);

export const { faults: SRD_FAULTS } = content<{ readonly faults: readonly SrdFault[] }>('entities/srd-faults');
