import type { Entity } from '../../entity/entity.ts';
import { content } from '../content.ts';
import { formatNumber } from '../encounter/words.ts';
import type { DifficultyRating } from '../encounter/yardstick.ts';
import type { RollRecorder } from '../rolls.ts';
import { rollOnTable } from '../table-roll.ts';
import { GOLD_COIN_WORDS, type LootItem, parseValue } from './loot-item.ts';
import { itemsOfGrade, itemsOfRarity, type MagicGrade, plainGear, type Rarity } from './magic-items.ts';

/** The tiers of treasure, in ascending order of value. */
export const LOOT_TIERS = ['minor', 'major', 'legendary'] as const;
export type LootTier = (typeof LOOT_TIERS)[number];

/** A system whose treasure is counted in gold pieces. */
export type GoldSystem = '5e' | '1e';

/**
 * How a tier's treasure is made up. A roll of d100 decides each item: magic up to `magic`, otherwise a valuable up to
 * `valuable`, otherwise coins up to `coins`, otherwise gear.
 */
interface Plan {
  readonly magic: number;
  readonly valuable: number;
  readonly coins: number;
  /** Which of the three tables of valuables is used. */
  readonly size: 'small' | 'fine' | 'great';
  /** Amount of coins in gold pieces: a number of d10, then a factor. */
  readonly purse: readonly [dice: number, times: number];
  /** Rarities of magic items in 5e, by a roll of d100. Each applies to rolls up to its number. */
  readonly rarities: readonly (readonly [upTo: number, Rarity])[];
  readonly step: MagicGrade;
  /** Lowest and highest price in gold pieces of one non-magical item. */
  readonly plain: readonly [low: number, high: number];
}

/** Numbers for treasure in 5e and 1e. They are our own, because no open source has treasure by tier. */
interface LootFile {
  readonly tiers: Readonly<Record<LootTier, Plan>>;
  /** Chance in percent that an item of the minor tier is magic. At most one is. */
  readonly minorMagicChance: number;
  /** Share of the usual treasure that remains if the monsters have no use for coins. */
  readonly pennilessShare: number;
  /** Most coins, in gold pieces, that are found on one body. A thousand weigh 20 lb. */
  readonly mostCarried: number;
  /** Words of magic items that feed or water their owners. */
  readonly nourishing: readonly string[];
  /** Words of valuables that acid destroys. */
  readonly perishable: readonly string[];
  /** By difficulty: chance in percent that an encounter leaves a magic item. */
  readonly magicChance: Readonly<Record<DifficultyRating, number>>;
  /**
   * Rarity of an encounter's magic item in 5e, by XP of the strongest monster: `usual` in three of four cases,
   * otherwise `lucky`.
   */
  readonly rarityByXp: readonly (readonly [from: number, usual: Rarity, lucky: Rarity])[];
  /** Grade of an encounter's magic item in 1e, by XP of the strongest monster. */
  readonly stepByXp: readonly (readonly [from: number, step: MagicGrade])[];
}

/** Numbers for treasure in 5e and 1e. */
export const LOOT_RULES = content<LootFile>('roleplay/loot');

/** Rolls treasure of a tier for 5e or 1e. `count` is the number of items. */
export function rollRatedLoot(system: GoldSystem, tier: LootTier, count: number, rolls: RollRecorder): LootItem[] {
  const plan = LOOT_RULES.tiers[tier];
  const magicIndex = chooseMagicIndex(tier, count, rolls);
  return Array.from({ length: count }, (_, i) => {
    if (i === magicIndex) return drawMagicItem(system, plan, rolls);
    const rolled = rolls.sum(`what find ${i + 1} is`, 1, 100);
    if (rolled <= plan.magic) return drawMagicItem(system, plan, rolls);
    if (rolled <= plan.valuable) return rollValuable(system, plan.size, rolls);
    return rolled <= plan.coins ? rollCoins(...plan.purse, rolls) : drawGear(system, rolls);
  });
}

/**
 * Index of the item that is magic without a roll. In the minor tier it is random, or -1 if none is; in better tiers it
 * is the first.
 */
function chooseMagicIndex(tier: LootTier, count: number, rolls: RollRecorder): number {
  if (tier !== 'minor') return 0;
  if (rolls.sum('one of them magic', 1, 100) > LOOT_RULES.minorMagicChance) return -1;
  return rolls.sum('which one is magic', 1, count) - 1;
}

function drawMagicItem(system: GoldSystem, { rarities, step }: Plan, rolls: RollRecorder): LootItem {
  if (system === '1e') return toLootItem(rolls.pick(`magic item, ${step}`, itemsOfGrade(step), nameOf));
  const rolled = rolls.sum('rarity', 1, 100);
  const [, rarity] = rarities.find(([upTo]) => rolled <= upTo)!;
  return toLootItem(rolls.pick(`magic item, ${rarity}`, itemsOfRarity(rarity), nameOf));
}

const nameOf = ({ name }: Entity): string => name;

/** Gear that is sold in lots is named with the number of its pieces, as its price is that of the lot. */
const toLootItem = (item: Entity): LootItem => ({
  name: item['quantity'] === undefined ? item.name : `${item.name} (${item['quantity']})`,
  kind: item['rarity'] || item['tier'] !== 'mundane' ? 'magic' : 'gear',
  ...(typeof item['price'] === 'number' && { value: item['price'] }),
  ...(item['rarity'] !== undefined && { rarity: item['rarity'] as string }),
  ...(item.text !== undefined && { text: item.text }),
});

/** Rolls a valuable, such as a gem. `size` decides on which table. */
export function rollValuable(system: GoldSystem, size: Plan['size'], rolls: RollRecorder): LootItem {
  const name = rollOnTable(system, `treasure/valuable-${size}`, rolls);
  return { name, kind: 'valuable', value: parseValue(name, GOLD_COIN_WORDS)! };
}

function rollCoins(dice: number, times: number, rolls: RollRecorder): LootItem {
  const value = rolls.sum(times === 1 ? 'gold pieces' : `gold pieces, times ${times}`, dice, 10) * times;
  return { name: `${formatNumber(value)} gp in coins`, kind: 'coins', value };
}

function drawGear(system: GoldSystem, rolls: RollRecorder): LootItem {
  return { ...toLootItem(rolls.pick('gear', plainGear(system), nameOf)), kind: 'gear' };
}

/** Lowest and highest possible total value of `count` items of a tier. */
export function lootBounds(system: GoldSystem, tier: LootTier, count: number): readonly [low: number, high: number] {
  const { plain: plainValue, rarities, step } = LOOT_RULES.tiers[tier];
  const magic = system === '1e' ? itemsOfGrade(step) : rarities.flatMap(([, rarity]) => itemsOfRarity(rarity));
  const prices = magic.flatMap(({ price }) => (typeof price === 'number' ? price : []));
  const [low, high] = [Math.min(plainValue[0], ...prices), Math.max(plainValue[1], ...prices)];
  return tier === 'minor' ? [plainValue[0] * count, high + plainValue[1] * (count - 1)] : [low * count, high * count];
}
