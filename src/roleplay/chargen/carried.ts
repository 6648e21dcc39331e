/** A carried item, with the number of slots that it takes up. */
export interface CarriedItem {
  readonly name: string;
  readonly slots: number;
}

/**
 * Splits gear into what fits into `room` slots and what is left behind. Items of `leastNeeded` are left behind first,
 * in that order.
 */
export function packGear<Thing extends CarriedItem>(
  gear: readonly Thing[],
  leastNeeded: readonly Thing[],
  room: number,
): { kept: Thing[]; left: Thing[] } {
  const kept = [...gear];
  const leftBehind: Thing[] = [];
  for (const thing of leastNeeded) {
    if (slotsUsed(kept) <= room) break;
    if (thing.slots === 0) continue;
    kept.splice(kept.indexOf(thing), 1);
    leftBehind.push(thing);
  }
  // A bulky thing may have made room for smaller ones, the most needed of which come back.
  for (const thing of [...leftBehind].reverse()) {
    if (slotsUsed(kept) + thing.slots > room) continue;
    leftBehind.splice(leftBehind.indexOf(thing), 1);
    kept.push(thing);
  }
  return { kept, left: leftBehind };
}

/** Number of slots that gear takes up. */
export const slotsUsed = (gear: readonly CarriedItem[]): number => gear.reduce((sum, { slots }) => sum + slots, 0);

/** Name of the item in a table row, without article and remark: `rope` for `a rope (25 ft)`. */
export const bareItemName = (text: string): string =>
  text
    .split(' (', 1)[0]!
    .replace(/^(an?|the) /i, '')
    .replace(/^spare /, '');
