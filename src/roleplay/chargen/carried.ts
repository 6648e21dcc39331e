/** An item that takes up slots. */
export interface Carried {
  readonly name: string;
  readonly slots: number;
}

/**
 * Splits gear into what fits into `room` slots and what is left behind. The items of `least` are left behind first, in
 * that order.
 */
export function packGear<Thing extends Carried>(
  gear: readonly Thing[],
  least: readonly Thing[],
  room: number,
): { kept: Thing[]; left: Thing[] } {
  const kept = [...gear];
  const left: Thing[] = [];
  for (const thing of least) {
    if (slotsOf(kept) <= room) break;
    if (thing.slots === 0) continue;
    kept.splice(kept.indexOf(thing), 1);
    left.push(thing);
  }
  return { kept, left };
}

export const slotsOf = (gear: readonly Carried[]): number => gear.reduce((sum, { slots }) => sum + slots, 0);

/** The item named by a row, without article and remarks: `rope` for `a rope (25 ft)`. */
export const bareName = (text: string): string =>
  text
    .split(' (', 1)[0]!
    .replace(/^(an?|the) /i, '')
    .replace(/^spare /, '');
