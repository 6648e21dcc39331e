import { content } from '../../content.ts';
import type { RollRecorder } from '../../rolls.ts';
import { type Ability, type AbilityScores, abilityModifier } from '../d20-abilities.ts';
import { type Class1e, type FightingRole, TWO_HANDED } from './classes.ts';
import { type ClassEntity, entities1e, findEntity1e, type ItemEntity } from './figures.ts';
import { WEALTH } from './tables.ts';

/** A purchase: an item and how many of it were bought. */
export interface Purchase {
  readonly name: string;
  readonly count: number;
  /** Price of all `count` items together, in gold pieces. */
  readonly price: number;
}

/** A weapon, armour or shield with its enhancement: null for a plain item, 0 for masterwork, 1 to 5 for magic. */
export interface ImprovedItem {
  readonly item: ItemEntity;
  readonly enhancement: number | null;
}

/** A character's gear, and the numbers that depend on it. */
export interface Gear1e {
  readonly melee: ImprovedItem;
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

const COPPER = 100;

/** A purse: the money left, and what was bought. It counts in copper pieces internally. */
class Purse {
  readonly bought: Purchase[] = [];
  #left: number;

  constructor(gold: number) {
    this.#left = Math.round(gold * COPPER);
  }

  get gold(): number {
    return this.#left / COPPER;
  }

  /**
   * Buys something, and returns whether there was enough money. The item replaces an entry named `instead`, if that is
   * given.
   */
  buy(
    name: string,
    gold: number,
    { count = 1, instead: replaced }: { count?: number; instead?: string } = {},
  ): boolean {
    const price = Math.round(gold * COPPER) * count;
    if (price > this.#left) return false;
    this.#left -= price;
    const at = replaced === undefined ? -1 : this.bought.findIndex((thing) => thing.name === replaced);
    const paid = price / COPPER;
    if (at < 0) this.bought.push({ name, count, price: paid });
    else {
      const oldPrice = this.bought[at]!.price;
      this.bought[at] = { name, count, price: Math.round((oldPrice + paid) * COPPER) / COPPER };
    }
    return true;
  }
}

/** Starting money in gold pieces: rolled at level 1, from the table of wealth at higher levels. */
export function rollBudget(figures: ClassEntity, level: number, rolls: RollRecorder): number {
  const [dice, sides] = figures.gold_dice.split('d').map(Number) as [number, number];
  return WEALTH[level - 1] ?? 10 * rolls.sum('starting gold, times 10', dice, sides);
}

/** The weapons that a character will buy. */
export interface ChosenArms {
  readonly melee: ItemEntity;
  readonly ranged: ItemEntity | null;
}

/** Chooses weapons that the class prefers and that leave money for other gear. */
export function chooseArms(kind: Class1e, role: FightingRole, budget: number, rolls: RollRecorder): ChosenArms {
  const affordable = (names: readonly string[], share: number) =>
    names.map((name) => findEntity1e('item', name)).filter(({ price }) => price <= budget * share);
  const bows = affordable(kind.ranged, role === 'archer' ? 0.6 : 0.35);
  const spent = role === 'archer' ? (bows[0]?.price ?? 0) : 0;
  const blades = affordable(kind.weapons, 0.5).filter(({ price }) => price + spent <= budget * 0.8);
  // A club costs nothing, and every class is proficient with it.
  const plain = [findEntity1e('item', 'Club')];
  const oneHanded = role === 'archer' ? blades.filter(({ name }) => !TWO_HANDED.includes(name)) : blades;
  const pool = oneHanded.length ? oneHanded : plain;
  const melee = pool.length === 1 ? pool[0]! : rolls.pick('weapon', pool, ({ name }) => name);
  const ranged = bows.find(({ name }) => name !== melee.name) ?? null;
  return { melee, ranged };
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
}

const { kit: KIT, abilityItems: ABILITY_ITEMS } = content<GearFile>('roleplay/1e/gear');

interface Wearer {
  readonly kind: Class1e;
  readonly role: FightingRole;
  readonly level: number;
  readonly scores: AbilityScores;
  readonly arms: ChosenArms;
  readonly budget: number;
  readonly rolls: RollRecorder;
}

/**
 * Returns the best armour for at most `maxPrice` gold pieces. If several are equally good, prefers a lower check
 * penalty, then a lower price. Undefined if none is affordable.
 */
function bestArmour({ kind, scores }: Wearer, maxPrice: number): ItemEntity | undefined {
  const dexterity = abilityModifier(scores.dexterity);
  const worth = (item: ItemEntity) =>
    (item.armour_bonus ?? 0) + Math.min(dexterity, item.maximum_dexterity ?? dexterity);
  return kind.armour
    .map((name) => findEntity1e('item', name))
    .filter(({ price }) => price <= maxPrice)
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

/**
 * Names of items that the generator never buys: those used once for a permanent gain, those for horses, and those of
 * little use to most characters.
 */
const NOT_FOR_SALE =
  /^(?:Manual|Tome|Horseshoes|Well|Oil|Apparatus|Mirror of|Robe of the archmagi|Ring of wizardry|Bracers of armour|Pearl)/;
const MAX_ODDMENTS = 12;

/**
 * Spends most of the remaining money on potions, and on rings and wondrous items for body slots that are still free.
 */
function buyOddments(purse: Purse, { kind, budget, rolls }: Wearer): void {
  const taken = new Set(placesOf(kind));
  const isOpen = ({ kind: what, slot, name, price }: ItemEntity): boolean =>
    ['potion', 'wondrous', 'ring'].includes(what) &&
    !(slot && taken.has(slot)) &&
    !NOT_FOR_SALE.test(name) &&
    // Skip rings of protection: the improvements already include one.
    !/^Ring of protection/.test(name) &&
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
  readonly enhancements: Record<'melee' | 'ranged' | 'armour' | 'shield', number | null>;
  readonly bonuses: Record<ItemBonus, number>;
  readonly abilityBonuses: Partial<Record<Ability, number>>;
}

/** Buys weapons, armour, tools and small items, all without improvements. */
function buyPlain(purse: Purse, wearer: Wearer) {
  const { kind, role, level, arms, budget } = wearer;
  const { melee, ranged } = arms;
  purse.buy("Explorer's outfit", 0);
  if (kind.name === 'Wizard') purse.buy('Spellbook', 0);
  purse.buy(melee.name, melee.price);
  const count = ranged?.name === 'Javelin' ? 3 : 1;
  const rangedWeapon = ranged && purse.buy(ranged.name, ranged.price, { count }) ? ranged : null;
  for (const tool of kind.tools) purse.buy(tool, findEntity1e('item', tool).price);
  const ammunition = rangedWeapon && AMMUNITION.find(([weapon]) => weapon.test(rangedWeapon.name))?.[1];
  if (ammunition) purse.buy(ammunition, findEntity1e('item', ammunition).price);
  const armour = bestArmour(wearer, level === 1 ? purse.gold * 0.8 : budget * MAX_SHARE_PER_ITEM);
  if (armour) purse.buy(armour.name, armour.price);
  const isFree = !TWO_HANDED.includes(melee.name) && role !== 'archer';
  const wanted = kind.shield && isFree ? findEntity1e('item', kind.shield) : null;
  const shield = wanted && purse.buy(wanted.name, wanted.price) ? wanted : null;
  for (const [name, number] of KIT) purse.buy(name, findEntity1e('item', name).price, { count: number });
  return { melee, ranged: rangedWeapon, armour: armour ?? null, shield };
}

type PlainGear = ReturnType<typeof buyPlain>;

/** Lists all items that can be improved. When a grade is bought, the item records it in `improved`. */
function tracksFor(wearer: Wearer, { melee, ranged, armour, shield }: PlainGear, improved: Improvements): Track[] {
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
  const purse = new Purse(budget);
  const plain = buyPlain(purse, wearer);
  const improved: Improvements = {
    enhancements: { melee: null, ranged: null, armour: null, shield: null },
    bonuses: { bracers: 0, deflection: 0, natural: 0, resistance: 0, fists: 0 },
    abilityBonuses: {},
  };
  if (level > 1) {
    improve(purse, tracksFor(wearer, plain, improved), budget);
    buyOddments(purse, wearer);
  }
  const { enhancements, bonuses, abilityBonuses } = improved;
  const improvedItem = (what: 'ranged' | 'armour' | 'shield'): ImprovedItem | null =>
    plain[what] && { item: plain[what], enhancement: enhancements[what] };
  return {
    melee: { item: plain.melee, enhancement: enhancements.melee },
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
  const order: readonly Ability[] = role === 'archer' ? ['dexterity', ...kind.abilityOrder] : kind.abilityOrder;
  const physical = order.find(isOfBody)!;
  const mental = order.find((ability) => !isOfBody(ability))!;
  const needsMental = ['divine', 'arcane', 'unarmed'].includes(role) || kind.name === 'Bard' || kind.name === 'Paladin';
  return needsMental ? [mental, physical] : [physical];
}
