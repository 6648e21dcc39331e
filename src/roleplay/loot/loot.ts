import { ROLEPLAYING_SYSTEMS, type SystemSlug } from '../../entity/systems.ts';
import type { Rng } from '../../lib/rng.ts';
import { formatNumber } from '../encounter/words.ts';
import { type RecordedRoll, RollRecorder } from '../rolls.ts';
import type { LootItem } from './loot-item.ts';
import { type GoldSystem, type LootTier, lootBounds, rollRatedLoot } from './rated-loot.ts';
import { rollTabledLoot, type TabledSystem, treasureTablesOf } from './tabled-loot.ts';

/** The systems that have treasure. Ironsworn and Starforged do not, because they track supply instead of coins. */
export const LOOT_SYSTEMS = ['5e', '1e', 'cairn', 'knave', 'maze-rats', 'dungeon-world'] as const;
export type LootSystem = (typeof LOOT_SYSTEMS)[number];

/** Whether a system has treasure. */
export const hasLoot = (system: SystemSlug): system is LootSystem =>
  (LOOT_SYSTEMS as readonly string[]).includes(system);

/** Random treasure of a system. */
export interface Loot {
  readonly system: LootSystem;
  readonly tier: LootTier;
  /** The coin in which all values are stated. */
  readonly coin: string;
  readonly loot: LootItem[];
  /** Sum of all known values. */
  readonly totalValue: number;
  /** Lowest and highest possible total value. The total may be lower if items have no value. */
  readonly bounds: { readonly low: number; readonly high: number };
  readonly rolls: RecordedRoll[];
  readonly text: string;
  readonly credit: string;
}

const isGold = (system: LootSystem): system is GoldSystem => system === '5e' || system === '1e';

/** Makes random treasure for a system. */
export function makeLoot(system: LootSystem, tier: LootTier, count: number, rng: Rng): Loot {
  const rolls = new RollRecorder(rng);
  const loot = isGold(system) ? rollRatedLoot(system, tier, count, rolls) : rollTabledLoot(system, tier, count, rolls);
  const coin = isGold(system) ? 'gp' : treasureTablesOf(system).coin;
  const totalValue = Math.round(100 * loot.reduce((sum, { value = 0 }) => sum + value, 0)) / 100;
  const [low, high] = isGold(system) ? lootBounds(system, tier, count) : tabledBounds(system, tier, count);
  return {
    system,
    tier,
    coin,
    loot,
    totalValue,
    bounds: { low, high },
    rolls: rolls.recorded,
    text: textOf(loot, totalValue, coin),
    credit: ROLEPLAYING_SYSTEMS.find(({ slug }) => slug === system)!.credit,
  };
}

function tabledBounds(system: TabledSystem, tier: LootTier, count: number): readonly [low: number, high: number] {
  const [low, high] = treasureTablesOf(system).tiers[tier].value;
  return [low * count, high * count];
}

function textOf(loot: readonly LootItem[], total: number, coin: string): string {
  const lines = loot.map((item) => `- ${lootLine(item, coin)}`);
  return `You find:\n${lines.join('\n')}\n${worthLine(loot, total, coin)}`;
}

function worthLine(loot: readonly LootItem[], total: number, coin: string): string {
  const unpriced = loot.filter(({ value }) => value === undefined).length;
  if (unpriced === loot.length) return 'What it would fetch is between you and the buyer.';
  const unpricedNote = unpriced ? `, and ${unpriced === 1 ? 'one thing' : `${unpriced} things`} without a price` : '';
  return `Worth ${formatNumber(total)} ${coin}${loot.length > 1 ? ' together' : ''}${unpricedNote}.`;
}

/** Formats an item of loot with its rarity, value and text as one line. `coin` is the coin of the value. */
export function lootLine({ name, kind, rarity, value, text }: LootItem, coin: string): string {
  const isValueNamed =
    value === undefined || kind === 'coins' || name.includes(formatNumber(value)) || name.includes(String(value));
  const worth = isValueNamed ? '' : `, worth ${formatNumber(value)} ${coin}`;
  const sort = rarity === undefined ? '' : `: ${articleFor(rarity)} ${rarity} magic item`;
  return `${readableName(name)}${sort}${worth}${text ? `. ${text}` : ''}`;
}

/** A name as it is said: `Figurine of wondrous power (onyx dog)` becomes `Figurine of wondrous power, onyx dog`. */
function readableName(name: string): string {
  const [head, remark, ...rest] = name.split(/ \(|\)$/);
  return remark !== undefined && rest.join('') === '' && /^[a-z]/.test(remark) ? `${head}, ${remark}` : name;
}

const articleFor = (noun: string): string => (/^[aeiou]/.test(noun) ? 'an' : 'a');
