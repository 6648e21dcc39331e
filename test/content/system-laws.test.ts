import { describe, expect, it } from 'vitest';
import { parseDice } from '../../src/dice/parse.ts';
import { entityCatalogueOf } from '../../src/entity/catalogue.ts';
import type { Entity } from '../../src/entity/entity.ts';
import type { SystemSlug } from '../../src/entity/systems.ts';

/** A law that all entities of a category keep, but for those named with their reason. */
interface Law {
  readonly category: string;
  readonly says: string;
  readonly holds: (entity: Entity) => boolean;
  readonly except?: Readonly<Record<string, string>>;
}

/** Share of the entities that may be exceptions: with more, it is not a law. */
const MAX_EXCEPTIONS = 0.05;

const all = (system: SystemSlug, category: string): readonly Entity[] =>
  entityCatalogueOf(system).byCategory.get(category)!;
const named = (system: SystemSlug, category: string): ReadonlySet<string> =>
  new Set(all(system, category).map(({ name }) => name));

const number = (one: Entity, field: string): number => Number(one[field] ?? 0);
const list = (one: Entity, field: string): readonly string[] => (one[field] ?? []) as readonly string[];
const within = (value: number, [least, most]: readonly [number, number]): boolean => value >= least && value <= most;
const rises = (rows: readonly { min: number; max: number }[]): boolean =>
  rows.every(({ min, max }, at) => min <= max && (at === 0 || min === rows[at - 1]!.max + 1));

/** Half the sides of each die of `2d8+2`, and what is added: how Knave reckons hit points. */
function halfOf(dice: string): number {
  const [count = 0, sides = 0, plus = 0] = dice.split(/d|(?=[+-])/).map(Number);
  return (count * sides) / 2 + plus;
}

const isDice = (text: string): boolean => parseDice(text).ok;
/** The dice in a damage text such as `d6 blast` or `d10, ignores armour`. */
const diceIn = (text: string): readonly string[] => text.match(/\d*d\d+(?:[+-]\d+)?/g) ?? [];

const CAIRN: readonly Law[] = [
  {
    category: 'monster',
    says: 'abilities are from 1 to 20',
    holds: (one) => ['strength', 'dexterity', 'willpower'].every((field) => within(number(one, field), [1, 20])),
  },
  { category: 'monster', says: 'armour is at most 3', holds: (one) => within(number(one, 'armour'), [0, 3]) },
  {
    category: 'monster',
    says: 'hit points are from 1 to 30',
    holds: (one) => within(number(one, 'hit_points'), [1, 30]),
  },
  {
    category: 'monster',
    says: 'an attack has dice of 4, 6, 8, 10 or 12 sides',
    holds: (one) => !one['attack'] || diceIn(String(one['damage'])).every((dice) => /^\d?d(?:4|6|8|10|12)$/.test(dice)),
  },
  { category: 'item', says: 'an item takes at most two slots', holds: (one) => within(number(one, 'slots'), [0, 2]) },
  {
    category: 'item',
    says: 'armour protects with 1 to 3, and nothing else does',
    holds: (one) => (one['kind'] === 'armour') === within(number(one, 'armour'), [1, 3]),
  },
  {
    category: 'item',
    says: 'weapons have damage, and only they',
    holds: (one) => (one['kind'] === 'weapon') === Boolean(one['damage']),
  },
  {
    category: 'background',
    says: 'five items come with it',
    holds: (one) => new Set(list(one, 'items')).size === 5,
  },
];

const KNAVE: readonly Law[] = [
  {
    category: 'monster',
    says: 'hit points are half the sides of the hit dice',
    holds: (one) => number(one, 'hit_points') === halfOf(String(one['hit_dice'])),
  },
  {
    category: 'monster',
    says: 'armour class is from 10 to 20',
    holds: (one) => within(number(one, 'armour_class'), [10, 20]),
  },
  { category: 'monster', says: 'morale is from 2 to 12', holds: (one) => within(number(one, 'morale'), [2, 12]) },
  {
    category: 'monster',
    says: 'the attack bonus is the number of hit dice',
    holds: (one) => {
      const [count, sides] = String(one['hit_dice']).split(/[d+-]/).map(Number);
      return number(one, 'attack_bonus') === (sides! < 8 ? 0 : count);
    },
    except: { Shrieker: 'it screams, and does not attack' },
  },
  {
    category: 'item',
    says: 'weapons take a slot for each hand, and have dice and quality',
    holds: (one) =>
      one['kind'] !== 'weapon' ||
      (within(number(one, 'hands'), [1, 2]) && isDice(String(one['damage'])) && number(one, 'quality') > 0),
  },
  {
    category: 'item',
    says: 'only armour protects, and it has quality',
    holds: (one) => (one['kind'] === 'armour') === (number(one, 'armour_bonus') > 0 && number(one, 'quality') > 0),
  },
];

const MAZE_RATS: readonly Law[] = [
  { category: 'monster', says: 'armour is from 6 to 10', holds: (one) => within(number(one, 'armour'), [6, 10]) },
  { category: 'monster', says: 'health is from 1 to 35', holds: (one) => within(number(one, 'health'), [1, 35]) },
  {
    category: 'monster',
    says: 'attack bonus is from 0 to 6',
    holds: (one) => within(number(one, 'attack_bonus'), [0, 6]),
  },
  { category: 'monster', says: 'each has a weakness', holds: (one) => String(one['weakness'] ?? '').length > 3 },
  {
    category: 'item',
    says: 'what does more damage needs both hands',
    holds: (one) => number(one, 'damage_bonus') === 0 || number(one, 'hands') === 2,
  },
  { category: 'item', says: 'everything has a price', holds: (one) => number(one, 'price_silver') > 0 },
  {
    category: 'item',
    says: 'armour and shields protect, and nothing else does',
    holds: (one) => /^(?:armour|shield)$/.test(String(one['kind'])) === number(one, 'armour') > 0,
  },
];

const isMove = (name: string): boolean => named('dungeon-world', 'move').has(name);

const DUNGEON_WORLD: readonly Law[] = [
  {
    category: 'monster',
    says: 'what has hit points has armour from 0 to 5 and damage',
    holds: (one) =>
      !one['hit_points'] || (within(number(one, 'armour'), [0, 5]) && diceIn(String(one['damage'])).length > 0),
  },
  {
    category: 'monster',
    says: 'each has an instinct and moves',
    holds: (one) => /^to /.test(String(one['instinct'])) && list(one, 'moves').length > 0,
  },
  {
    category: 'monster',
    says: 'comes alone, in a group or as a horde',
    holds: (one) =>
      !one['hit_points'] ||
      ['solitary', 'group', 'horde'].filter((tag) => list(one, 'tags').includes(tag)).length === 1,
  },
  {
    category: 'class',
    says: 'its moves are there',
    holds: (one) =>
      ['starting_moves', 'advanced_moves', 'master_moves'].flatMap((field) => list(one, field)).every(isMove),
  },
  {
    category: 'class',
    says: 'load is from 6 to 12, hit points from 4 to 10',
    holds: (one) => within(number(one, 'load'), [6, 12]) && within(number(one, 'base_hit_points'), [4, 10]),
  },
  {
    category: 'spell',
    says: 'its level is 0, 1, 3, 5, 7 or 9',
    holds: (one) => [0, 1, 3, 5, 7, 9].includes(number(one, 'level')),
  },
  {
    category: 'spell',
    says: 'rotes and cantrips have level 0, and nothing else',
    holds: (one) => (one['kind'] === 'spell') === number(one, 'level') > 0,
  },
  {
    category: 'move',
    says: 'what it replaces or requires is a move',
    holds: (one) => [one['replaces'], one['requires']].every((name) => name === undefined || isMove(String(name))),
  },
  { category: 'item', says: 'armour protects', holds: (one) => one['kind'] !== 'armour' || number(one, 'armour') > 0 },
];

interface Ability {
  readonly text: string;
  readonly at_start: boolean;
}
const ASSETS: readonly Law[] = ['item', 'class'].flatMap((category) => [
  {
    category,
    says: 'an asset has three abilities',
    holds: (one: Entity) => (one['abilities'] as readonly Ability[]).length === 3,
  },
  {
    category,
    says: 'the first ability, or a choice of them, is there from the start',
    holds: (one: Entity) =>
      (one['abilities'] as readonly Ability[]).filter(({ at_start: isThere }) => isThere).length <= 1,
  },
]);

const MOVES: readonly Law[] = [
  {
    category: 'move',
    says: 'a move says when it happens',
    holds: (one) => /^(?:When|If|Each|At|After|Before|During|Once)\b/.test(String(one['trigger'])),
  },
  {
    category: 'move',
    says: 'what is rolled has a strong hit and a miss',
    holds: (one) => one['roll'] !== 'action roll' || (/strong hit/i.test(one.text!) && /miss/i.test(one.text!)),
  },
];

const STARFORGED: readonly Law[] = [
  ...ASSETS,
  ...MOVES,
  {
    category: 'monster',
    says: 'its rank is one of five',
    holds: (one) => ['troublesome', 'dangerous', 'formidable', 'extreme', 'epic'].includes(String(one['rank'])),
  },
  {
    category: 'monster',
    says: 'it has features, drives and tactics',
    holds: (one) => ['features', 'drives', 'tactics'].every((field) => list(one, field).length >= 2),
  },
];

interface Row {
  readonly min: number;
  readonly max: number;
}
const rows = (one: Entity, field: string): readonly Row[] => one[field] as readonly Row[];

const IRONSWORN: readonly Law[] = [
  ...ASSETS,
  ...MOVES,
  ...['theme', 'domain'].flatMap((category): Law[] => [
    {
      category,
      says: 'its rows follow one another',
      holds: (one) => rises(rows(one, 'features')) && rises(rows(one, 'dangers')),
    },
  ]),
  {
    category: 'theme',
    says: 'features are 1 to 20, and those of a domain 21 to 100',
    holds: (one) => rows(one, 'features')[0]!.min === 1 && rows(one, 'features').at(-1)!.max === 20,
  },
  {
    category: 'domain',
    says: 'features are 21 to 100, after those of a theme',
    holds: (one) => rows(one, 'features')[0]!.min === 21 && rows(one, 'features').at(-1)!.max === 100,
  },
];

const LAWS: Readonly<Partial<Record<SystemSlug, readonly Law[]>>> = {
  cairn: CAIRN,
  knave: KNAVE,
  'maze-rats': MAZE_RATS,
  'dungeon-world': DUNGEON_WORLD,
  starforged: STARFORGED,
  ironsworn: IRONSWORN,
};

const ROWS = Object.entries(LAWS).flatMap(([system, laws]) =>
  laws.map((law) => ({ ...law, system: system as SystemSlug, name: `${system}, ${law.category}: ${law.says}` })),
);

describe('laws of systems', () => {
  it.each(ROWS)('$name', ({ system, category, holds, except = {} }) => {
    const entities = all(system, category);
    const broken = entities.filter((entity) => !holds(entity)).map(({ name }) => name);
    expect(broken.sort()).toEqual(Object.keys(except).sort());
    expect(broken.length).toBeLessThanOrEqual(Math.ceil(entities.length * MAX_EXCEPTIONS));
  });

  it.each(Object.entries(LAWS))('are at least five for %s', (_, laws) => {
    expect(laws.length).toBeGreaterThanOrEqual(5);
  });
});
