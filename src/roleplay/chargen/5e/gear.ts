import type { SrdEntry } from '../../../entity/packages.ts';
import { readCorrectedSrdList } from '../../../entity/srd.ts';
import type { RollRecorder } from '../../rolls.ts';
import { type AbilityScores, type GearEntry, mergeGear, parseGearEntry } from '../d20-abilities.ts';
import { carryingCapacity, weightOf } from './load.ts';

type Named = { readonly name: string };

export interface Weapon5e {
  readonly name: string;
  readonly group: 'simple' | 'martial';
  readonly isRanged: boolean;
  readonly damage: string;
  readonly damageType: string;
  readonly twoHanded?: string;
  /** Range in feet. Undefined for weapons that are neither thrown nor ranged. */
  readonly range?: { readonly normal: number; readonly long: number };
  readonly properties: readonly string[];
}

export interface Armour5e {
  readonly name: string;
  readonly kind: 'light' | 'medium' | 'heavy' | 'shield';
  readonly base: number;
  /** Largest Dexterity modifier that counts toward the armour class. */
  readonly dexterity: number;
  readonly leastStrength: number;
}

const weapon = (thing: SrdEntry): Weapon5e => {
  const damage = thing['damage'] as { damage_dice: string; damage_type: Named };
  const range = (thing['throw_range'] ?? thing['range']) as { normal: number; long: number | null };
  return {
    name: thing.name,
    group: String(thing['weapon_category']).toLowerCase() as Weapon5e['group'],
    isRanged: thing['weapon_range'] === 'Ranged',
    damage: damage.damage_dice,
    damageType: damage.damage_type.name.toLowerCase(),
    ...(thing['2h_damage'] ? { twoHanded: (thing['2h_damage'] as typeof damage).damage_dice } : {}),
    ...(range.long ? { range: { normal: range.normal, long: range.long } } : {}),
    properties: ((thing['properties'] ?? []) as Named[]).map(({ name }) => name),
  };
};

const armour = (thing: SrdEntry): Armour5e => {
  const ac = thing['armor_class'] as { base: number; dex_bonus: boolean; max_bonus: number | null };
  return {
    name: thing.name,
    kind: String(thing['armor_category']).toLowerCase() as Armour5e['kind'],
    base: ac.base,
    dexterity: ac.dex_bonus ? (ac.max_bonus ?? Number.POSITIVE_INFINITY) : 0,
    leastStrength: thing['str_minimum'] as number,
  };
};

const ofKind = <Thing extends Named>(isOfKind: (thing: SrdEntry) => boolean, parse: (thing: SrdEntry) => Thing) => {
  let byName: ReadonlyMap<string, Thing> | undefined;
  return (): ReadonlyMap<string, Thing> => {
    byName ??= new Map(
      readCorrectedSrdList('equipment')
        .filter(isOfKind)
        .map((thing) => [thing.name, parse(thing)]),
    );
    return byName;
  };
};

/** All weapons of 5e that do damage, by name: all but the net. */
export const weapons5e = ofKind(
  (thing) => thing['equipment_category'] === 'Weapon' && thing['damage'] !== null,
  weapon,
);
/** All armour of 5e by name. */
export const armours5e = ofKind((thing) => thing['equipment_category'] === 'Armor', armour);

/** Whether a list of proficiencies covers a weapon. */
export const isProficientWith = (weapon: Weapon5e, proficiencies: readonly string[]): boolean =>
  proficiencies.includes(weapon.group) || proficiencies.includes(weapon.name);

/** The facts about a character on which the choice of gear depends. */
export interface GearFacts {
  readonly modifiers: AbilityScores;
  readonly scores: AbilityScores;
  readonly isSmall: boolean;
  readonly weapons: readonly string[];
  /** Musical instruments that the character is proficient with. */
  readonly instruments: readonly string[];
  readonly gear: readonly string[];
  readonly choices: readonly (readonly string[])[];
}

/** What the character has chosen so far. */
interface Carried {
  readonly hasShield: boolean;
  readonly weapons: readonly Weapon5e[];
}

/** Conditions for choosing weapons, most important first. A condition that no weapon meets is skipped. */
const WEAPON_FILTERS: readonly ((weapon: Weapon5e, bearer: GearFacts, carried: Carried) => boolean)[] = [
  ({ damage }) => damage !== '1',
  (weapon, { weapons }) => isProficientWith(weapon, weapons),
  ({ properties }, { isSmall }) => !isSmall || !properties.includes('Heavy'),
  ({ properties }, _bearer, { hasShield }) => !hasShield || !properties.includes('Two-Handed'),
  // One weapon of a kind is enough, and so is one that shoots.
  ({ name, isRanged }, _bearer, { weapons }) =>
    !weapons.some((other) => other.name === name || (isRanged && other.isRanged)),
  // A lance is for riders, a whip is too weak as the only weapon, and one dart or javelin is soon thrown.
  ({ name }) => !['Lance', 'Whip', 'Dart', 'Javelin'].includes(name),
  ({ isRanged, properties }, { modifiers }) =>
    modifiers.dexterity > modifiers.strength ? isRanged || properties.includes('Finesse') : !isRanged,
];

function keepUseful<Thing>(
  things: readonly Thing[],
  weaponIn: (thing: Thing) => Weapon5e | undefined,
  ...context: [GearFacts, Carried]
) {
  return WEAPON_FILTERS.reduce<readonly Thing[]>((remaining, filter) => {
    const passing = remaining.filter((thing) => {
      const found = weaponIn(thing);
      return !found || filter(found, ...context);
    });
    return passing.length ? passing : remaining;
  }, things);
}

/** Largest share of what a character can carry that armour should weigh. */
const MAX_ARMOUR_SHARE = 0.4;

/**
 * Armour class that an option of starting gear gives: less if its armour is too heavy for the character, 0 if it
 * contains no armour.
 */
function protection(option: string, { modifiers, scores }: GearFacts): number {
  const worn = option.split(' + ').flatMap((word) => armours5e().get(word) ?? []);
  const [best] = worn.filter(({ kind }) => kind !== 'shield');
  if (!best) return 0;
  const isBurden = weightOf({ name: best.name, count: 1 }) > carryingCapacity(scores.strength) * MAX_ARMOUR_SHARE;
  const tooHeavy = scores.strength < best.leastStrength || isBurden ? 5 : 0;
  return best.base + Math.min(best.dexterity, modifiers.dexterity) - tooHeavy;
}

function groupOf(word: string, { instruments }: GearFacts): readonly string[] {
  if (word === '@instrument') return instruments;
  const [group, hand] = word.slice(1).split(' ');
  return [...weapons5e().values()]
    .filter((weapon) => weapon.group === group && !(hand === 'melee' && weapon.isRanged))
    .map(({ name }) => name);
}

/** Chooses the starting gear of a class. Options are drawn from those that are useful to the character. */
export function startingGear(bearer: GearFacts, rolls: RollRecorder): GearEntry[] {
  const gear = bearer.gear.map(parseGearEntry);
  const carried = (): Carried => ({
    hasShield: gear.some(({ name }) => name === 'Shield'),
    weapons: gear.flatMap(({ name }) => weapons5e().get(name) ?? []),
  });
  const weaponOf = (option: string) =>
    option.split(' + ').flatMap((word) => weapons5e().get(parseGearEntry(word).name) ?? [])[0];
  for (const options of bearer.choices) {
    const best = Math.max(...options.map((option) => protection(option, bearer)));
    const passing = options.filter((option) => protection(option, bearer) === best);
    const bearable = lightEnough(passing, gear, bearer);
    const option = pickOne(rolls, 'gear', keepUseful(bearable, weaponOf, bearer, carried()));
    for (const word of option.split(' + ')) {
      const isOpen = word.startsWith('@');
      const name = isOpen
        ? pickOne(rolls, 'gear', keepUseful(groupOf(word, bearer), weaponOf, bearer, carried()))
        : word;
      gear.push(parseGearEntry(name), ...ammunitionFor(name, option));
    }
  }
  return mergeGear(gear);
}

/** Pounds to leave free for what a background adds. */
const SPARE_POUNDS = 30;

const weightOfOption = (option: string): number =>
  option.split(' + ').reduce((sum, word) => sum + (word.startsWith('@') ? 0 : weightOf(parseGearEntry(word))), 0);

/** The options that the character can still carry; the lightest if there is none. */
function lightEnough(options: readonly string[], gear: readonly GearEntry[], { scores }: GearFacts): readonly string[] {
  const carried = gear.reduce((sum, entry) => sum + weightOf(entry), 0);
  const room = carryingCapacity(scores.strength) - carried - SPARE_POUNDS;
  const bearable = options.filter((option) => weightOfOption(option) <= room);
  if (bearable.length) return bearable;
  const lightest = Math.min(...options.map(weightOfOption));
  return options.filter((option) => weightOfOption(option) === lightest);
}

/** Draws one item at random. If there is only one, no roll is made. */
const pickOne = (rolls: RollRecorder, what: string, things: readonly string[]): string =>
  things.length === 1 ? things[0]! : rolls.pick(what, things);

const AMMUNITION: readonly (readonly [weapon: RegExp, shots: string])[] = [
  [/bow$/i, '20 Arrow'],
  [/^Crossbow/, '20 Crossbow bolt'],
  [/^Sling/, '20 Sling bullet'],
];

/**
 * Ammunition for a weapon drawn from a group such as `@simple`. For weapons that a class lists by name, it is listed
 * too.
 */
function ammunitionFor(name: string, option: string): GearEntry[] {
  if (!option.startsWith('@')) return [];
  return AMMUNITION.flatMap(([weapon, shots]) => (weapon.test(name) ? [parseGearEntry(shots)] : []));
}
