import { entityCatalogue } from '../../entity/catalogue.ts';
import { figure } from '../encounter/words.ts';
import type { Rolls } from '../rolls.ts';
import { rollOn } from '../table-roll.ts';
import { type Find, IN_GOLD, valueIn } from './find.ts';
import type { Tier } from './rated-loot.ts';

/** Where a find comes from, in a system without values for magic. */
type Source =
  | { readonly coins: readonly [dice: number, sides: number, times: number] }
  | { readonly table: string; readonly kind: string }
  /** One thing of three tables: what it is, what it is made of, what is odd about it. */
  | { readonly composed: readonly [item: string, material: string, trait: string] }
  /** Things of a list that cost so much. */
  | { readonly priced: readonly [low: number, high: number]; readonly kinds: readonly string[] };

interface Treasury {
  /** What prices are counted in, and how a text tells them. */
  readonly coin: string;
  readonly told: readonly string[];
  readonly price: string;
  readonly tiers: Readonly<
    Record<Tier, { readonly value: readonly [low: number, high: number]; readonly sources: readonly Source[] }>
  >;
}

const valuable = (table: string): Source => ({ table, kind: 'valuable' });
const magic = (table: string): Source => ({ table, kind: 'magic' });
const oddity = (table: string): Source => ({ table, kind: 'oddity' });
const useful = (table: string): Source => ({ table, kind: 'gear' });

/** Each source of a tier is as likely; `value` bounds a find whose value can be told. */
export const TREASURIES = {
  cairn: {
    coin: 'gp',
    told: IN_GOLD,
    price: 'price',
    tiers: {
      minor: {
        value: [1, 50],
        sources: [
          { coins: [3, 6, 1] },
          { priced: [1, 50], kinds: ['gear', 'tool', 'trinket'] },
          oddity('gear/pockets'),
        ],
      },
      major: {
        value: [10, 300],
        sources: [
          valuable('treasure/treasure'),
          magic('treasure/potion'),
          magic('treasure/scroll'),
          { coins: [10, 20, 1] },
        ],
      },
      legendary: {
        value: [30, 2000],
        sources: [
          magic('treasure/relic'),
          magic('treasure/relic'),
          valuable('treasure/treasure'),
          { coins: [10, 20, 10] },
        ],
      },
    },
  },
  knave: {
    coin: 'copper',
    told: ['copper'],
    price: 'price_copper',
    tiers: {
      minor: {
        value: [1, 80],
        sources: [{ coins: [4, 20, 1] }, { priced: [1, 50], kinds: ['gear', 'light', 'food'] }, oddity('gear/oddity')],
      },
      major: {
        value: [10, 1000],
        sources: [valuable('treasure/valuable'), magic('treasure/potion'), { coins: [10, 20, 1] }],
      },
      legendary: {
        value: [50, 10_000],
        sources: [
          magic('treasure/magic'),
          magic('treasure/magic'),
          valuable('treasure/valuable'),
          { coins: [10, 100, 10] },
        ],
      },
    },
  },
  'maze-rats': {
    coin: 'silver',
    told: ['silver'],
    price: 'price_silver',
    tiers: {
      minor: {
        value: [1, 40],
        sources: [
          { coins: [4, 10, 1] },
          { priced: [1, 40], kinds: ['gear'] },
          oddity('treasure/oddity'),
          useful('treasure/tool'),
        ],
      },
      major: {
        value: [20, 200],
        sources: [
          valuable('treasure/valuable-item'),
          valuable('treasure/valuable-material'),
          magic('treasure/potion'),
          oddity('treasure/book'),
          { coins: [2, 10, 10] },
        ],
      },
      legendary: {
        value: [100, 1000],
        sources: [
          { composed: ['treasure/treasure-item', 'treasure/treasure-material', 'treasure/treasure-trait'] },
          { composed: ['treasure/treasure-item', 'treasure/treasure-material', 'treasure/treasure-trait'] },
          { coins: [10, 10, 10] },
        ],
      },
    },
  },
  'dungeon-world': {
    coin: 'coins',
    told: ['coins'],
    price: 'price',
    tiers: {
      minor: {
        value: [1, 50],
        sources: [
          { coins: [2, 8, 1] },
          { priced: [1, 50], kinds: ['gear', 'ration', 'ammunition', 'poison'] },
          useful('treasure/useful'),
        ],
      },
      major: {
        value: [20, 400],
        sources: [
          valuable('treasure/valuable'),
          valuable('treasure/gem'),
          magic('treasure/trinket'),
          { coins: [4, 10, 10] },
        ],
      },
      legendary: {
        value: [1000, 10_000],
        sources: [
          magic('treasure/magic'),
          magic('treasure/magic'),
          valuable('treasure/art'),
          oddity('treasure/unique'),
          { coins: [1, 10, 1000] },
        ],
      },
    },
  },
} as const satisfies Record<string, Treasury>;

export type TabledSystem = keyof typeof TREASURIES;

export function tabledLoot(system: TabledSystem, tier: Tier, count: number, rolls: Rolls): Find[] {
  const treasury: Treasury = TREASURIES[system];
  const { sources } = treasury.tiers[tier];
  return Array.from({ length: count }, (_, i) =>
    found(system, treasury, rolls.pick(`what find ${i + 1} is`, sources, sourceName), rolls),
  );
}

const sourceName = (source: Source): string => {
  if ('coins' in source) return 'coins';
  if ('priced' in source) return 'gear';
  return 'table' in source ? source.table : source.composed[0];
};

function found(system: TabledSystem, treasury: Treasury, source: Source, rolls: Rolls): Find {
  if ('coins' in source) {
    const [dice, sides, times] = source.coins;
    const value = rolls.sum(times === 1 ? treasury.coin : `${treasury.coin}, times ${times}`, dice, sides) * times;
    const unit = treasury.coin === 'coins' ? '' : ` ${treasury.coin}`;
    return { name: unit ? `${figure(value)}${unit} in coins` : `${figure(value)} coins`, kind: 'coins', value };
  }
  if ('priced' in source) return priced(system, treasury.price, source, rolls);
  if ('composed' in source) {
    const [item, material, trait] = source.composed.map((id) => rollOn(system, id, rolls));
    return { name: `${item} of ${material}, ${trait}`, kind: 'valuable' };
  }
  const name = rollOn(system, source.table, rolls);
  const value = valueIn(name, treasury.told);
  return { name, kind: source.kind, ...(value !== undefined && { value }) };
}

function priced(
  system: TabledSystem,
  price: string,
  { priced: [low, high], kinds }: Extract<Source, { priced: unknown }>,
  rolls: Rolls,
): Find {
  const items = entityCatalogue(system)
    .byCategory.get('item')!
    .filter((item) => {
      const cost = item[price];
      return typeof cost === 'number' && cost >= low && cost <= high && kinds.includes(item['kind'] as string);
    });
  const item = rolls.pick('gear', items, ({ name }) => name);
  return { name: item.name, kind: 'gear', value: item[price] as number, ...(item.text && { text: item.text }) };
}
