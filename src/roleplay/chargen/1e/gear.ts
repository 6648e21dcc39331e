import { content } from '../../content.ts';
import type { RollRecorder } from '../../rolls.ts';
import { type Ability, type AbilityScores, abilityModifier } from '../d20-abilities.ts';
import { type Class1e, type FightingRole, TWO_HANDED, WEAPON_PAIRS } from './classes.ts';
import { type ClassEntity, entities1e, findEntity1e, type ItemEntity } from './figures.ts';
import { itemWeight, loadsOf } from './load.ts';
import { type Purchase, Purse } from './purse.ts';
import { WEALTH } from './tables.ts';

/** A weapon, armour or shield with its enhancement: null for a plain item, 0 for masterwork, 1 to 5 for magic. */
export interface ImprovedItem {
  readonly item: ItemEntity;
  readonly enhancement: number | null;
}

/** A character's gear, and the numbers that depend on it. */
export interface Gear1e {
  readonly melee: ImprovedItem;
  /** The light weapon in the other hand of two-weapon fighters. */
  readonly offHand: ImprovedItem | null;
  readonly ranged: ImprovedItem | null;
  readonly armour: ImprovedItem | null;
  readonly shield: ImprovedItem | null;
  /** Bonuses of magic items other than weapons, armour and shields. */
  readonly bonuses: Readonly<Record<ItemBonus, number>>;
  readonly abilityBonuses: Partial<AbilityScores>;
  readonly gear: readonly Purchase[];
  readonly budget: number;
  readonly money: number;
}

export type ItemBonus = 'bracers' | 'deflection' | 'natural' | 'resistance' | 'fists';

/** Starting money in gold pieces: rolled at level 1, from the table of wealth at higher levels. */
export function rollBudget(figures: ClassEntity, level: number, rolls: RollRecorder): number {
  const [dice, sides] = figures.gold_dice.split('d').map(Number) as [number, number];
  return WEALTH[level - 1] ?? 10 * rolls.sum('starting gold, times 10', dice, sides);
}

/** The weapons that a character will buy. */
export interface ChosenArms {
  readonly melee: ItemEntity;
  readonly offHand: ItemEntity | null;
  readonly ranged: ItemEntity | null;
}

/** The facts on which the choice of weapons depends. */
interface ArmsFacts {
  readonly kind: Class1e;
  readonly role: FightingRole;
  readonly budget: number;
  /** The favoured weapon of a cleric's deity. */
  readonly favoured?: string | undefined;
  readonly scores: AbilityScores;
  readonly isSmall: boolean;
  readonly rolls: RollRecorder;
}

/** Share of a light load that one weapon of a character who lives by spells or stealth may weigh. */
const WEAPON_SHARE = 0.12;
const ROLES_WITH_LIGHT_ARMS: readonly FightingRole[] = ['arcane', 'unarmed', 'finesse'];

/** The weapons that are light enough for the character; all if none is. */
function lightEnough(weapons: readonly ItemEntity[], { role, scores, isSmall }: ArmsFacts): readonly ItemEntity[] {
  if (!ROLES_WITH_LIGHT_ARMS.includes(role)) return weapons;
  const limit = loadsOf(scores.strength, isSmall).light * WEAPON_SHARE;
  const light = weapons.filter(({ name }) => itemWeight(name, isSmall) <= limit);
  return light.length ? light : weapons;
}

const isRangedWeapon = (name: string): boolean => /bow$|^Sling/i.test(name);

/** Chooses weapons that the class prefers and that leave money for other gear. */
export function chooseArms(facts: ArmsFacts): ChosenArms {
  const { kind, role, budget, favoured, rolls } = facts;
  const affordable = (names: readonly string[], share: number) =>
    names.map((name) => findEntity1e('item', name)).filter(({ price }) => price <= budget * share);
  const bows = affordable(kind.ranged, role === 'archer' ? 0.6 : 0.35);
  if (role === 'two-weapon') {
    const [main, offHand] = rolls.pick('weapons', WEAPON_PAIRS, (pair) => pair.join(' and '));
    return { melee: findEntity1e('item', main), offHand: findEntity1e('item', offHand), ranged: bows[0] ?? null };
  }
  const spent = role === 'archer' ? (bows[0]?.price ?? 0) : 0;
  const names = favoured && !isRangedWeapon(favoured) ? [favoured, ...kind.weapons] : kind.weapons;
  const blades = affordable([...new Set(names)], 0.5).filter(({ price }) => price + spent <= budget * 0.8);
  // A club costs nothing, and every class is proficient with it.
  const plain = [findEntity1e('item', 'Club')];
  const oneHanded = role === 'archer' ? blades.filter(({ name }) => !TWO_HANDED.includes(name)) : blades;
  const pool = lightEnough(oneHanded.length ? oneHanded : plain, facts);
  const melee = pool.length === 1 ? pool[0]! : rolls.pick('weapon', pool, ({ name }) => name);
  const ranged = lightEnough(bows, facts).find(({ name }) => name !== melee.name) ?? null;
  return { melee, offHand: null, ranged };
}

const AMMUNITION: readonly (readonly [weapon: RegExp, shots: string])[] = [
  [/crossbow/i, 'Crossbow bolts (10)'],
  [/bow$/i, 'Arrows (20)'],
  [/^Sling/, 'Sling bullets (10)'],
];

interface GearFile {
  /** Small items with their numbers, in the order in which they are bought while money lasts. */
  readonly kit: readonly (readonly [name: string, count: number])[];
  /** By ability: the belt or headband that raises it. */
  readonly abilityItems: Readonly<Record<Ability, string>>;
  /** By class: the outfit in which its characters start. All others wear the one for explorers. */
  readonly outfits: Readonly<Record<string, string>>;
  /**
   * Beginnings of the names of items that are not bought as odds and ends: those that the improvements include, those
   * for a permanent gain or for horses, and those of little use to most characters.
   */
  readonly neverBought: readonly string[];
}

const {
  kit: KIT,
  abilityItems: ABILITY_ITEMS,
  outfits: OUTFITS,
  neverBought: NEVER_BOUGHT,
} = content<GearFile>('roleplay/1e/gear');

interface Wearer {
  readonly kind: Class1e;
  readonly role: FightingRole;
  readonly level: number;
  readonly scores: AbilityScores;
  readonly isSmall: boolean;
  /** The object of an arcane bond, such as `ring`. */
  readonly bondedObject?: string | undefined;
  readonly arms: ChosenArms;
  readonly budget: number;
  readonly rolls: RollRecorder;
}

/** Pounds to leave free for coins, small items and, above level 1, magic items, which are bought after the armour. */
const sparePounds = ({ level }: Wearer): number => (level > 1 ? 16 : 10);

/**
 * Weight in pounds that the character can still take up. Those whose armour slows them anyway, and those who are
 * already above a light load because of their arms, carry up to a medium one.
 */
function roomLeft(purse: Purse, { scores, isSmall }: Wearer, spare: number, isSlowed = false): number {
  const { light, medium } = loadsOf(scores.strength, isSmall);
  return (isSlowed || purse.weight > light ? medium : light) - purse.weight - spare;
}

/** Class levels from which armour training lets fighters keep their speed in medium and heavy armour. */
const UNSLOWED_FROM: ReadonlyMap<string, number> = new Map([
  ['medium', 3],
  ['heavy', 7],
]);

/** Whether an armour slows its wearer. */
const isSlowing = ({ kind, level }: Wearer, armour: ItemEntity | null): boolean => {
  const from = UNSLOWED_FROM.get(armour?.proficiency ?? '');
  return from !== undefined && !(kind.name === 'Fighter' && level >= from);
};

/**
 * Returns the best armour for at most `maxPrice` gold pieces. If several are equally good, prefers a lower check
 * penalty, then a lower price. Undefined if none is affordable and light enough.
 */
function bestArmour(purse: Purse, wearer: Wearer, maxPrice: number): ItemEntity | undefined {
  const { kind, scores } = wearer;
  const dexterity = abilityModifier(scores.dexterity);
  const worth = (item: ItemEntity) =>
    (item.armour_bonus ?? 0) + Math.min(dexterity, item.maximum_dexterity ?? dexterity);
  return kind.armour
    .map((name) => findEntity1e('item', name))
    .filter(
      (item) =>
        item.price <= maxPrice &&
        purse.weightOf(item.name) <= roomLeft(purse, wearer, sparePounds(wearer), isSlowing(wearer, item)),
    )
    .sort((a, b) => worth(b) - worth(a) || (b.check_penalty ?? 0) - (a.check_penalty ?? 0) || a.price - b.price)[0];
}

/** The grades of an item that can be improved step by step. */
interface Track {
  /** Price of all improvements up to a grade, in gold pieces, without the plain item. */
  readonly priceOf: (step: number) => number;
  /** Name of the item at a grade, such as `Masterwork longsword` at 0 and `Longsword +1` at 1. */
  readonly nameOf: (step: number) => string;
  /** The grades in ascending order. */
  readonly steps: readonly number[];
  readonly reached: (step: number) => void;
}

const ENHANCEMENTS = [0, 1, 2, 3, 4, 5];
const stepsUpTo = (last: number, by = 1): number[] => Array.from({ length: last / by }, (_, i) => (i + 1) * by);

/** Prices of improving a weapon, in gold pieces: for masterwork, and for each unit of the square of the magic bonus. */
const OF_WEAPONS = [300, 2000] as const;
const OF_ARMOUR = [150, 1000] as const;

const weaponOrArmourTrack = (
  item: ItemEntity,
  [masterwork, factor]: readonly [number, number],
  onReached: (step: number) => void,
): Track => ({
  priceOf: (step) => masterwork + step * step * factor,
  nameOf: (step) => (step ? `${item.name} +${step}` : `Masterwork ${item.name.toLowerCase()}`),
  steps: ENHANCEMENTS,
  reached: onReached,
});

const wondrousTrack = (
  name: string,
  factor: number,
  steps: readonly number[],
  onReached: (step: number) => void,
): Track => ({
  priceOf: (step) => step * step * factor,
  nameOf: (step) => `${name} +${step}`,
  steps,
  reached: onReached,
});

const isOfBody = (ability: Ability): boolean => ['strength', 'dexterity', 'constitution'].includes(ability);

/** Largest share of the budget that a single item may cost. */
const MAX_SHARE_PER_ITEM = 0.3;
/** Largest share of the budget that all improvements may cost. The rest is for small items. */
const SHARE_OF_IMPROVEMENTS = 0.85;

/** Repeatedly buys the cheapest next improvement, until none is affordable. */
function improve(purse: Purse, tracks: readonly Track[], budget: number): void {
  const at = new Map<Track, number>(tracks.map((track) => [track, -1]));
  for (;;) {
    const affordableSteps = tracks.flatMap((track) => {
      const current = at.get(track)!;
      const step = track.steps[current + 1];
      if (step === undefined || track.priceOf(step) > budget * MAX_SHARE_PER_ITEM) return [];
      const paid = current < 0 ? 0 : track.priceOf(track.steps[current]!);
      return [{ track, step, price: track.priceOf(step) - paid, current }];
    });
    const next = affordableSteps.sort((a, b) => a.price - b.price)[0];
    if (!next || purse.gold - next.price < budget * (1 - SHARE_OF_IMPROVEMENTS)) return;
    const { track, step, price, current } = next;
    const oldName = current < 0 ? plainNameOf(track) : track.nameOf(track.steps[current]!);
    purse.buy(track.nameOf(step), price, { instead: oldName });
    track.reached(step);
    at.set(track, current + 1);
  }
}

/** Name of the item without improvements: `Longsword` for `Longsword +1`. */
const plainNameOf = (track: Track): string => track.nameOf(1).replace(/ \+1$/, '');

/** Body slots that improved items take. Rings are not listed, because a second ring can be worn. */
const placesOf = (kind: Class1e): string[] => [
  'neck',
  'shoulders',
  'belt',
  'headband',
  'armour',
  'shield',
  ...(kind.armour.length ? [] : ['wrists']),
];

/** Pounds to leave free for coins. */
const COIN_POUNDS = 2.4;
const MAX_ODDMENTS = 12;
/** Largest number of different potions to buy. */
const MAX_POTIONS = 4;

/**
 * Spends most of the remaining money on potions, and on rings and wondrous items for body slots that are still free.
 */
function buyOddments(purse: Purse, wearer: Wearer, armour: ItemEntity | null): void {
  const { kind, budget, bondedObject, rolls } = wearer;
  const taken = new Set([...placesOf(kind), ...(bondedObject === 'ring' ? ['ring'] : [])]);
  const potions = () => purse.bought.filter(({ name }) => name.startsWith('Potion')).length;
  const isOpen = ({ kind: what, slot, name, price }: ItemEntity): boolean =>
    (what === 'potion' ? potions() < MAX_POTIONS : what === 'wondrous' || what === 'ring') &&
    purse.weightOf(name) <= roomLeft(purse, wearer, COIN_POUNDS, isSlowing(wearer, armour)) &&
    !(slot && taken.has(slot)) &&
    !NEVER_BOUGHT.some((start) => name.startsWith(start)) &&
    price <= purse.gold / 2 &&
    price >= purse.gold / 40 &&
    !purse.bought.some((thing) => thing.name === name);
  for (let i = 0; i < MAX_ODDMENTS && purse.gold > budget / 10; i++) {
    const pool = entities1e('item').filter(isOpen);
    if (!pool.length) return;
    const item = rolls.pick('something more', pool, ({ name }) => name);
    purse.buy(item.name, item.price);
    if (item.slot) taken.add(item.slot);
  }
}

/** The grades of all improvements bought. */
interface Improvements {
  readonly enhancements: Record<'melee' | 'offHand' | 'ranged' | 'armour' | 'shield', number | null>;
  readonly bonuses: Record<ItemBonus, number>;
  readonly abilityBonuses: Partial<Record<Ability, number>>;
}

/** Buys weapons, armour and tools, all without improvements. */
function buyPlain(purse: Purse, wearer: Wearer) {
  const { kind, role, level, arms, budget } = wearer;
  const { melee, offHand, ranged } = arms;
  purse.buy(outfitOf(kind.name), 0);
  if (kind.name === 'Wizard') purse.buy('Spellbook', 0);
  if (wearer.bondedObject) purse.buy(`Bonded ${wearer.bondedObject}`, 0);
  purse.buy(melee.name, melee.price);
  if (offHand) purse.buy(offHand.name, offHand.price);
  const count = ranged?.name === 'Javelin' ? 3 : 1;
  const rangedWeapon = ranged && purse.buy(ranged.name, ranged.price, { count }) ? ranged : null;
  for (const tool of kind.tools) purse.buy(tool, findEntity1e('item', tool).price);
  const ammunition = rangedWeapon && AMMUNITION.find(([weapon]) => weapon.test(rangedWeapon.name))?.[1];
  if (ammunition) purse.buy(ammunition, findEntity1e('item', ammunition).price, { count: role === 'archer' ? 2 : 1 });
  const armour = bestArmour(purse, wearer, level === 1 ? purse.gold * 0.8 : budget * MAX_SHARE_PER_ITEM);
  if (armour) purse.buy(armour.name, armour.price);
  const isFree = !TWO_HANDED.includes(melee.name) && role !== 'archer' && !offHand;
  const wanted = kind.shield && isFree ? findEntity1e('item', kind.shield) : null;
  const isLightEnough =
    wanted &&
    purse.weightOf(wanted.name) <= roomLeft(purse, wearer, sparePounds(wearer), isSlowing(wearer, armour ?? null));
  const shield = isLightEnough && purse.buy(wanted.name, wanted.price) ? wanted : null;
  return { melee, offHand, ranged: rangedWeapon, armour: armour ?? null, shield };
}

/** The outfit that characters of a class wear. Everybody starts with one. */
const outfitOf = (className: string): string =>
  Object.hasOwn(OUTFITS, className) ? OUTFITS[className]! : "Explorer's outfit";

/** Pounds of magic items that characters above level 1 buy later. */
const MAGIC_POUNDS = 6;
/** Small items up to this weight are bought even if that leaves little room for magic items. */
const MAX_SMALL_POUNDS = 2;

/** Buys small items, as many as money and load allow. */
function buyKit(purse: Purse, wearer: Wearer, armour: ItemEntity | null): void {
  for (const [name, count] of KIT) {
    const weight = purse.weightOf(name, count);
    const later = wearer.level > 1 && weight > MAX_SMALL_POUNDS ? MAGIC_POUNDS : 0;
    if (weight <= roomLeft(purse, wearer, COIN_POUNDS + later, isSlowing(wearer, armour)))
      purse.buy(name, findEntity1e('item', name).price, { count });
  }
}

type PlainGear = ReturnType<typeof buyPlain>;

/** Lists all items that can be improved. When a grade is bought, the item records it in `improved`. */
function tracksFor(
  wearer: Wearer,
  { melee, offHand, ranged, armour, shield }: PlainGear,
  improved: Improvements,
): Track[] {
  const { role } = wearer;
  const { enhancements, bonuses, abilityBonuses } = improved;
  const set = (what: keyof typeof enhancements) => (step: number) => {
    enhancements[what] = step;
  };
  const add = (what: ItemBonus) => (step: number) => {
    bonuses[what] = step;
  };
  const isUnarmed = role === 'unarmed';
  const weapon =
    role === 'archer' && ranged
      ? weaponOrArmourTrack(ranged, OF_WEAPONS, set('ranged'))
      : weaponOrArmourTrack(melee, OF_WEAPONS, set('melee'));
  return [
    ...(isUnarmed || role === 'arcane' ? [] : [weapon]),
    ...(offHand ? [weaponOrArmourTrack(offHand, OF_WEAPONS, set('offHand'))] : []),
    ...(armour ? [weaponOrArmourTrack(armour, OF_ARMOUR, set('armour'))] : []),
    ...(shield ? [weaponOrArmourTrack(shield, OF_ARMOUR, set('shield'))] : []),
    ...(armour ? [] : [wondrousTrack('Bracers of armour', 1000, stepsUpTo(8), add('bracers'))]),
    wondrousTrack('Cloak of resistance', 1000, stepsUpTo(5), add('resistance')),
    wondrousTrack('Ring of protection', 2000, stepsUpTo(5), add('deflection')),
    isUnarmed
      ? wondrousTrack('Amulet of mighty fists', 4000, stepsUpTo(5), add('fists'))
      : wondrousTrack('Amulet of natural armour', 2000, stepsUpTo(5), add('natural')),
    ...wantedItems(wearer).map((ability) =>
      wondrousTrack(ABILITY_ITEMS[ability], 1000, stepsUpTo(6, 2), (step) => {
        abilityBonuses[ability] = step;
      }),
    ),
  ];
}

/** Buys gear within the budget: weapons, armour and tools, and from level 2 on also magic items. */
export function buyGear(wearer: Wearer): Gear1e {
  const { level, budget } = wearer;
  const purse = new Purse(budget, wearer.isSmall);
  const plain = buyPlain(purse, wearer);
  const improved: Improvements = {
    enhancements: { melee: null, offHand: null, ranged: null, armour: null, shield: null },
    bonuses: { bracers: 0, deflection: 0, natural: 0, resistance: 0, fists: 0 },
    abilityBonuses: {},
  };
  buyKit(purse, wearer, plain.armour);
  if (level > 1) {
    improve(purse, tracksFor(wearer, plain, improved), budget);
    buyOddments(purse, wearer, plain.armour);
  }
  const { enhancements, bonuses, abilityBonuses } = improved;
  const improvedItem = (what: 'offHand' | 'ranged' | 'armour' | 'shield'): ImprovedItem | null =>
    plain[what] && { item: plain[what], enhancement: enhancements[what] };
  return {
    melee: { item: plain.melee, enhancement: enhancements.melee },
    offHand: improvedItem('offHand'),
    ranged: improvedItem('ranged'),
    armour: improvedItem('armour'),
    shield: improvedItem('shield'),
    bonuses,
    abilityBonuses,
    gear: purse.bought,
    budget,
    money: purse.gold,
  };
}

/**
 * The abilities that magic items should raise: the most needed physical one with a belt and, for some classes, the most
 * needed mental one with a headband.
 */
function wantedItems({ kind, role }: Wearer): Ability[] {
  const order: readonly Ability[] =
    role === 'archer' || role === 'two-weapon' ? ['dexterity', ...kind.abilityOrder] : kind.abilityOrder;
  const physical = order.find(isOfBody)!;
  const mental = order.find((ability) => !isOfBody(ability))!;
  const needsMental = ['divine', 'arcane', 'unarmed'].includes(role) || kind.name === 'Bard' || kind.name === 'Paladin';
  return needsMental ? [mental, physical] : [physical];
}
