/** A thing that takes room in a pack of so many slots. */
export interface Carried {
  readonly name: string;
  readonly slots: number;
}

/**
 * What fits into so many slots, and what stays at home: first what is `least` needed, by name of its place among the
 * gear, from the front.
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

/** `a rope (25 ft)` is a rope: the thing of a row without its article and what is said of it. */
export const bareName = (text: string): string =>
  text
    .split(' (', 1)[0]!
    .replace(/^(an?|the) /i, '')
    .replace(/^spare /, '');
