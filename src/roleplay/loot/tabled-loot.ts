import { entityCatalogueOf } from '../../entity/catalogue.ts';
import { content } from '../content.ts';
import { formatNumber } from '../encounter/words.ts';
import type { Rolls } from '../rolls.ts';
import { rollOn } from '../table-roll.ts';
import { type LootItem, parseValue } from './loot-item.ts';
import type { Tier } from './rated-loot.ts';

/** Where an item comes from, in a system that sets no value on magic. */
type Source =
  | { readonly coins: readonly [dice: number, sides: number, times: number] }
  | { readonly table: string; readonly kind: string }
  /** One item by three tables: what it is, what it is made of, what is odd about it. */
  | { readonly composed: readonly [item: string, material: string, trait: string] }
  /** Entities of some kinds whose price is within limits. */
  | { readonly priced: readonly [low: number, high: number]; readonly kinds: readonly string[] };

interface Treasury {
  /** What prices are counted in. */
  readonly coin: string;
  /** How the text of a table names it. */
  readonly coinWords: readonly string[];
  /** The field of items that holds their price. */
  readonly priceField: string;
  /** Each source of a tier is equally likely. `value` holds the limits of an item's value, if known. */
  readonly tiers: Readonly<
    Record<Tier, { readonly value: readonly [low: number, high: number]; readonly sources: readonly Source[] }>
  >;
}

export type TabledSystem = 'cairn' | 'knave' | 'maze-rats' | 'dungeon-world';

export const treasuryOf = (system: TabledSystem): Treasury => content<Treasury>(`roleplay/${system}/loot`);

export function tabledLoot(system: TabledSystem, tier: Tier, count: number, rolls: Rolls): LootItem[] {
  const treasury = treasuryOf(system);
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

function drawItem(system: TabledSystem, treasury: Treasury, source: Source, rolls: Rolls): LootItem {
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
    const [item, material, trait] = source.composed.map((id) => rollOn(system, id, rolls));
    return { name: `${item} of ${material}, ${trait}`, kind: 'valuable' };
  }
  const name = rollOn(system, source.table, rolls);
  const value = parseValue(name, treasury.coinWords);
  return { name, kind: source.kind, ...(value !== undefined && { value }) };
}

function drawPriced(
  system: TabledSystem,
  price: string,
  { priced: [low, high], kinds }: Extract<Source, { priced: unknown }>,
  rolls: Rolls,
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
