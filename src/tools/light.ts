import { groupBy } from '../lib/group-by.ts';

/** Tools for light forms: what a model needs of a result, with addresses of the rest. */

/** Copies an object without some of its fields. */
export function omit<Value extends object, Key extends keyof Value>(value: Value, ...keys: Key[]): Omit<Value, Key> {
  const copy = { ...value };
  for (const key of keys) delete copy[key];
  return copy;
}

/** Groups names by a word: `{ grid: ['chess', 'shogi'], graph: ['morris'] }`, in the order of the items. */
export function groupNames<Item>(
  items: readonly Item[],
  groupOf: (item: Item) => string,
  nameOf: (item: Item) => string,
): Record<string, string[]> {
  const groups = [...groupBy(items, groupOf)].map(([group, members]) => [group, members.map(nameOf)] as const);
  return Object.fromEntries(groups);
}

/** A range as people write it: `2-4`, or `2` if both ends are the same. */
export const rangeText = ({ min, max }: { min: number; max: number }): string =>
  min === max ? `${min}` : `${min}-${max}`;
