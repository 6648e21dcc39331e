import { readCorrectedSrdList } from '../../../entity/srd.ts';
import { content } from '../../content.ts';
import { type GearEntry, mergeGear, parseGearEntry } from '../d20-abilities.ts';

interface WeightFile {
  readonly coinsPerPound: number;
  /** Pounds that a character can carry for each point of Strength. */
  readonly poundsPerStrength: number;
  /** By pack: its contents. */
  readonly packs: Readonly<Record<string, readonly string[]>>;
  /** Weights in pounds of things that the list of equipment lacks. */
  readonly unlisted: Readonly<Record<string, number>>;
}

const { coinsPerPound: COINS, poundsPerStrength: POUNDS, packs, unlisted } = content<WeightFile>('roleplay/5e/weights');
const PACKS = new Map(Object.entries(packs));

let weightsByName: ReadonlyMap<string, number> | undefined;

/** Weights of single items in pounds, by name. The list of equipment has some by the lot, such as 20 arrows. */
function weights(): ReadonlyMap<string, number> {
  weightsByName ??= new Map([
    ...Object.entries(unlisted),
    ...readCorrectedSrdList('equipment').map((thing): [string, number] => [
      thing.name,
      ((thing['weight'] as number | undefined) ?? 0) / ((thing['quantity'] as number | undefined) ?? 1),
    ]),
  ]);
  return weightsByName;
}

/** The contents of an equipment pack; undefined for other items. */
export const packContents = (name: string): GearEntry[] | undefined => PACKS.get(name)?.map(parseGearEntry);

/** Weight of items in pounds. A pack weighs as much as its contents. */
export function weightOf({ name, count }: GearEntry): number {
  const contents = packContents(name);
  const each = contents ? contents.reduce((sum, item) => sum + weightOf(item), 0) : (weights().get(name) ?? 0);
  return roundWeight(each * count);
}

const roundWeight = (pounds: number): number => Math.round(pounds * 100) / 100;

/** Largest weight in pounds that a character can carry. */
export const carryingCapacity = (strength: number): number => strength * POUNDS;

/** What a character carries. */
export interface Load5e {
  /** Weight of all gear and coins in pounds. */
  readonly carried: number;
  /** Carrying capacity in pounds. */
  readonly capacity: number;
}

/** Adds up the weight of gear and coins. */
export function loadOf(gear: readonly GearEntry[], gold: number, strength: number): Load5e {
  const carried = gear.reduce((sum, entry) => sum + weightOf(entry), gold / COINS);
  return { carried: roundWeight(carried), capacity: carryingCapacity(strength) };
}

/** Contents of packs that are left behind last. */
const NEEDED = ['Backpack', 'Waterskin', 'Rations (1 day)'];

/**
 * Leaves things behind until the character can carry the rest: the heaviest contents of packs first, `spare` things last.
 * A pack that is opened for this is listed as its contents.
 */
export function packLight(gear: readonly GearEntry[], spare: readonly GearEntry[], gold: number, strength: number) {
  const isTooMuch = (things: readonly GearEntry[]) =>
    loadOf(things, gold, strength).carried > carryingCapacity(strength);
  if (!isTooMuch(gear)) return { gear, leftBehind: [] };
  const byWeight = (things: readonly GearEntry[]) => [...things].sort((a, b) => weightOf(b) - weightOf(a));
  const contents = gear.flatMap(({ name }) => packContents(name) ?? []);
  const isNeeded = ({ name }: GearEntry) => NEEDED.includes(name);
  const unpacked = [...gear.filter(({ name }) => !packContents(name)), ...contents];
  const order = [
    ...byWeight(contents.filter((entry) => !isNeeded(entry))),
    ...byWeight(contents.filter(isNeeded)),
    ...byWeight(unpacked.filter(({ name }) => spare.some((entry) => entry.name === name))),
  ];
  const without = (count: number) => mergeGear(unpacked.filter((entry) => !order.slice(0, count).includes(entry)));
  const count = order.findIndex((_, i) => !isTooMuch(without(i + 1))) + 1 || order.length;
  return { gear: without(count), leftBehind: order.slice(0, count) };
}
