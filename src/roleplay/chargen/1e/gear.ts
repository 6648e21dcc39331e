import { content } from '../../content.ts';
import type { RollRecorder } from '../../rolls.ts';
import { type Ability, type AbilityScores, abilityModifier } from '../d20-abilities.ts';
import { TWO_HANDED } from './classes.ts';
import { type ClassEntity, findEntity1e, type ItemEntity } from './figures.ts';
import { loadsOf } from './load.ts';
import { buyOddments } from './oddments.ts';
import { type Purchase, Purse } from './purse.ts';
import { WEALTH } from './tables.ts';
import { COIN_POUNDS, isSlowing, roomLeft, sparePounds, type Wearer } from './wearer.ts';

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
}

const { kit: KIT, abilityItems: ABILITY_ITEMS, outfits: OUTFITS } = content<GearFile>('roleplay/1e/gear');

/**
 * Returns the best armour for at most `maxPrice` gold pieces. If several are equally good, prefers a lower check
 * penalty, then a lower price. Armour should leave room for other gear; if none does, the lightest is taken as long as
 * the load stays medium. Undefined if none is affordable and light enough.
 */
function bestArmour(purse: Purse, wearer: Wearer, maxPrice: number): ItemEntity | undefined {
  const { kind, scores, isSmall } = wearer;
  const dexterity = abilityModifier(scores.dexterity);
  const worth = (item: ItemEntity) =>
    (item.armour_bonus ?? 0) + Math.min(dexterity, item.maximum_dexterity ?? dexterity);
  const weight = (item: ItemEntity) => purse.weightOf(item.name);
  const affordable = kind.armour
    .map((name) => findEntity1e('item', name))
    .filter(({ price }) => price <= maxPrice)
    .sort((a, b) => worth(b) - worth(a) || (b.check_penalty ?? 0) - (a.check_penalty ?? 0) || a.price - b.price);
  const fits = (spare: number) =>
    affordable.find((item) => weight(item) <= roomLeft(purse, wearer, spare, isSlowing(wearer, item)));
  const mediumRoom = loadsOf(scores.strength, isSmall).medium - purse.weight - COIN_POUNDS;
  const lightest = [...affordable].sort((a, b) => weight(a) - weight(b))[0];
  const spare = sparePounds(wearer);
  const fitting = fits(spare) ?? fits(spare / 2);
  return fitting ?? (lightest && weight(lightest) <= mediumRoom ? lightest : undefined);
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
): Track => {
  // Armour of mithral is always masterwork; its price includes that.
  const isMithral = item.name.startsWith('Mithral');
  return {
    priceOf: (step) => (isMithral ? 0 : masterwork) + step * step * factor,
    nameOf: (step) => (step ? `${item.name} +${step}` : `Masterwork ${item.name.toLowerCase()}`),
    steps: isMithral ? ENHANCEMENTS.slice(1) : ENHANCEMENTS,
    reached: onReached,
  };
};

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
  purse.buy(outfitOf(wearer), 0);
  if (kind.name === 'Wizard') purse.buy('Spellbook', 0);
  if (wearer.bondedObject) purse.buy(`Bonded ${wearer.bondedObject}`, 0);
  purse.buy(melee.name, melee.price);
  if (offHand) purse.buy(offHand.name, offHand.price);
  const count = ranged?.name === 'Javelin' ? 3 : 1;
  const rangedWeapon = ranged && purse.buy(ranged.name, ranged.price, { count }) ? ranged : null;
  for (const tool of wearer.tools) purse.buy(tool, findEntity1e('item', tool).price);
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
  const hasFreeHand = isFree && !shield && role !== 'unarmed';
  return { melee, offHand, ranged: rangedWeapon, armour: armour ?? null, shield, hasFreeHand };
}

/** Largest light load in pounds of characters who wear lighter clothes than an explorer's. */
const WEAK = 38;

/** The outfit that a character wears. Everybody starts with one. */
function outfitOf({ kind, scores, isSmall }: Wearer): string {
  if (Object.hasOwn(OUTFITS, kind.name)) return OUTFITS[kind.name]!;
  return loadsOf(scores.strength, isSmall).light <= WEAK ? "Traveller's outfit" : "Explorer's outfit";
}

/** Number of small items at the beginning of the list that everybody wants, and pounds to leave for coins with them. */
const ESSENTIAL = 3;
const FEW_COINS = 1.2;

/** Buys small items, as many as money and load allow. */
function buyKit(purse: Purse, wearer: Wearer, armour: ItemEntity | null): void {
  for (const [i, [name, count]] of KIT.entries()) {
    const spare = i < ESSENTIAL ? FEW_COINS : COIN_POUNDS;
    if (purse.weightOf(name, count) <= roomLeft(purse, wearer, spare, isSlowing(wearer, armour)))
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
  if (level > 1) improve(purse, tracksFor(wearer, plain, improved), budget);
  buyKit(purse, wearer, plain.armour);
  if (level > 1) buyOddments(purse, wearer, plain);
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
