import type { SrdEntry } from '../../../entity/packages.ts';
import { readCorrectedSrdList } from '../../../entity/srd.ts';
import type { Rolls } from '../../rolls.ts';
import { type Carried, mergeCarried, parseCarried, type Scores } from '../d20-abilities.ts';

type Named = { readonly name: string };

export interface Weapon5e {
  readonly name: string;
  readonly group: 'simple' | 'martial';
  readonly isRanged: boolean;
  readonly damage: string;
  readonly damageType: string;
  readonly twoHanded?: string;
  /** In feet; of thrown and ranged weapons. */
  readonly range?: { readonly normal: number; readonly long: number };
  readonly properties: readonly string[];
}

export interface Armour5e {
  readonly name: string;
  readonly kind: 'light' | 'medium' | 'heavy' | 'shield';
  readonly base: number;
  /** The most of the Dexterity modifier that counts. */
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

const ofKind = <Thing extends Named>(category: string, parse: (thing: SrdEntry) => Thing) => {
  let byName: ReadonlyMap<string, Thing> | undefined;
  return (): ReadonlyMap<string, Thing> => {
    byName ??= new Map(
      readCorrectedSrdList('equipment')
        .filter((thing) => thing['equipment_category'] === category && !thing.name.startsWith('Barding'))
        .map((thing) => [thing.name, parse(thing)]),
    );
    return byName;
  };
};

export const weapons5e = ofKind('Weapon', weapon);
export const armours5e = ofKind('Armor', armour);

export const isProficientWith = (weapon: Weapon5e, proficiencies: readonly string[]): boolean =>
  proficiencies.includes(weapon.group) || proficiencies.includes(weapon.name);

/** What the choice of gear depends on. */
export interface Bearer {
  readonly modifiers: Scores;
  readonly scores: Scores;
  readonly isSmall: boolean;
  readonly weapons: readonly string[];
  /** Instruments with proficiency. */
  readonly instruments: readonly string[];
  readonly gear: readonly string[];
  readonly choices: readonly (readonly string[])[];
}

/** Filters for weapons, the most important first. A filter that would leave nothing is skipped. */
const WEAPON_FILTERS: readonly ((weapon: Weapon5e, bearer: Bearer, hasShield: boolean) => boolean)[] = [
  ({ damage }) => !/d[01]$/.test(damage),
  (weapon, { weapons }) => isProficientWith(weapon, weapons),
  ({ properties }, { isSmall }) => !isSmall || !properties.includes('Heavy'),
  ({ properties }, _bearer, hasShield) => !hasShield || !properties.includes('Two-Handed'),
  // A lance is for riders, and a whip is too weak as the only weapon.
  ({ name }) => name !== 'Lance' && name !== 'Whip',
  ({ isRanged, properties }, { modifiers }) =>
    modifiers.dexterity > modifiers.strength ? isRanged || properties.includes('Finesse') : !isRanged,
];

function keepUseful<Thing>(
  things: readonly Thing[],
  weaponIn: (thing: Thing) => Weapon5e | undefined,
  ...context: [Bearer, boolean]
) {
  return WEAPON_FILTERS.reduce<readonly Thing[]>((remaining, filter) => {
    const passing = remaining.filter((thing) => {
      const found = weaponIn(thing);
      return !found || filter(found, ...context);
    });
    return passing.length ? passing : remaining;
  }, things);
}

/** Armour class that the armour in an option gives; less if it is too heavy for the strength, 0 without armour. */
function protection(option: string, { modifiers, scores }: Bearer): number {
  const worn = option.split(' + ').flatMap((word) => armours5e().get(word) ?? []);
  const [best] = worn.filter(({ kind }) => kind !== 'shield');
  if (!best) return 0;
  const tooHeavy = scores.strength < best.leastStrength ? 3 : 0;
  return best.base + Math.min(best.dexterity, modifiers.dexterity) - tooHeavy;
}

function groupOf(word: string, { instruments }: Bearer): readonly string[] {
  if (word === '@instrument') return instruments;
  const [group, hand] = word.slice(1).split(' ');
  return [...weapons5e().values()]
    .filter((weapon) => weapon.group === group && !(hand === 'melee' && weapon.isRanged))
    .map(({ name }) => name);
}

/** The starting gear of a class. Its choices are drawn among the options that are useful to the character. */
export function startingGear(bearer: Bearer, rolls: Rolls): Carried[] {
  const gear = bearer.gear.map(parseCarried);
  const hasShield = () => gear.some(({ name }) => name === 'Shield');
  const weaponOf = (option: string) =>
    option.split(' + ').flatMap((word) => weapons5e().get(parseCarried(word).name) ?? [])[0];
  for (const options of bearer.choices) {
    const best = Math.max(...options.map((option) => protection(option, bearer)));
    const passing = options.filter((option) => protection(option, bearer) === best);
    const option = pickOne(rolls, 'gear', keepUseful(passing, weaponOf, bearer, hasShield()));
    for (const word of option.split(' + ')) {
      const isOpen = word.startsWith('@');
      const name = isOpen
        ? pickOne(rolls, 'gear', keepUseful(groupOf(word, bearer), weaponOf, bearer, hasShield()))
        : word;
      gear.push(parseCarried(name), ...ammunitionFor(name, option));
    }
  }
  return mergeCarried(gear);
}

/** Draws one of several things; a single one needs no roll. */
const pickOne = (rolls: Rolls, what: string, things: readonly string[]): string =>
  things.length === 1 ? things[0]! : rolls.pick(what, things);

const AMMUNITION: readonly (readonly [weapon: RegExp, shots: string])[] = [
  [/bow$/i, '20 Arrow'],
  [/^Crossbow/, '20 Crossbow bolt'],
  [/^Sling/, '20 Sling bullet'],
];

/** Ammunition for a weapon drawn from a group such as `@simple`; named options include their own. */
function ammunitionFor(name: string, option: string): Carried[] {
  if (!option.startsWith('@')) return [];
  return AMMUNITION.flatMap(([weapon, shots]) => (weapon.test(name) ? [parseCarried(shots)] : []));
}
