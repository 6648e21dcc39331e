import { entityCatalogueOf } from '../../entity/catalogue.ts';
import { content } from '../content.ts';
import { formatNumber } from '../encounter/words.ts';
import type { RollRecorder } from '../rolls.ts';
import { rollOnTable } from '../table-roll.ts';
import { type LootItem, parseValue } from './loot-item.ts';
import type { LootTier } from './rated-loot.ts';

/** A way to get an item, in systems where magic has no price. */
type Source =
  | { readonly coins: readonly [dice: number, sides: number, times: number] }
  | { readonly table: string; readonly kind: string }
  /** An item made up from three tables: what it is, what it is made of, and what is odd about it. */
  | { readonly composed: readonly [item: string, material: string, trait: string] }
  /** An entity of one of the kinds whose price is within limits. */
  | { readonly priced: readonly [low: number, high: number]; readonly kinds: readonly string[] };

/** The rules for treasure in a system. */
interface Treasury {
  /** The coin in which prices are stated. */
  readonly coin: string;
  /** Words for the coin in rows of tables. */
  readonly coinWords: readonly string[];
  /** Name of the field of entities that holds their price. */
  readonly priceField: string;
  /** By tier: sources of items, all equally likely. `value` is the lowest and highest value of an item. */
  readonly tiers: Readonly<
    Record<LootTier, { readonly value: readonly [low: number, high: number]; readonly sources: readonly Source[] }>
  >;
}

export type TabledSystem = 'cairn' | 'knave' | 'maze-rats' | 'dungeon-world';

/** The rules for treasure in a system. */
export const treasureTablesOf = (system: TabledSystem): Treasury => content<Treasury>(`roleplay/${system}/loot`);

/** Rolls treasure of a tier on the tables of a system. */
export function rollTabledLoot(system: TabledSystem, tier: LootTier, count: number, rolls: RollRecorder): LootItem[] {
  const treasury = treasureTablesOf(system);
  const { sources } = treasury.tiers[tier];
  return Array.from({ length: count }, (_, i) =>
    drawItem(system, treasury, rolls.pick(`what find ${i + 1} is`, sources, sourceName), rolls),
  );
}

const sourceName = (source: Source): string => {
  if ('coins' in source) return 'coins';
  if ('priced' in source) return 'gear';
  return 'table' in source ? source.table : source.composed[0];
};

function drawItem(system: TabledSystem, treasury: Treasury, source: Source, rolls: RollRecorder): LootItem {
  if ('coins' in source) {
    const [dice, sides, times] = source.coins;
    const value = rolls.sum(times === 1 ? treasury.coin : `${treasury.coin}, times ${times}`, dice, sides) * times;
    const unit = treasury.coin === 'coins' ? '' : ` ${treasury.coin}`;
    return {
      name: unit ? `${formatNumber(value)}${unit} in coins` : `${formatNumber(value)} coins`,
      kind: 'coins',
      value,
    };
  }
  if ('priced' in source) return drawPriced(system, treasury.priceField, source, rolls);
  if ('composed' in source) {
    const [item, material, trait] = source.composed.map((id) => rollOnTable(system, id, rolls));
    return { name: `${item} of ${material}, ${trait}`, kind: 'valuable' };
  }
  const name = rollOnTable(system, source.table, rolls);
  const value = parseValue(name, treasury.coinWords);
  return { name, kind: source.kind, ...(value !== undefined && { value }) };
}

function drawPriced(
  system: TabledSystem,
  price: string,
  { priced: [low, high], kinds }: Extract<Source, { priced: unknown }>,
  rolls: RollRecorder,
): LootItem {
  const items = entityCatalogueOf(system)
    .byCategory.get('item')!
    .filter((item) => {
      const cost = item[price];
      return typeof cost === 'number' && cost >= low && cost <= high && kinds.includes(item['kind'] as string);
    });
  const item = rolls.pick('gear', items, ({ name }) => name);
  return { name: item.name, kind: 'gear', value: item[price] as number, ...(item.text && { text: item.text }) };
}
