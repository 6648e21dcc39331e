import type { Entity } from './entity.ts';

/** Values by which people choose an entity, in lists. */
const CHOSEN_BY = [
  ...['cr', 'level', 'levels', 'school', 'type', 'kind', 'size', 'rarity', 'tier'],
  ...['price', 'price_copper', 'price_silver', 'class', 'classes', 'environments'],
];

/** The fields of an entity by which people choose it: challenge, level, school, type, price and so on. */
export const choiceFields = (entity: Entity): Record<string, unknown> =>
  Object.fromEntries(CHOSEN_BY.flatMap((name) => (entity[name] === undefined ? [] : [[name, entity[name]]])));

/** Challenge as a number: 0.25 for `1/4`; undefined for what has none. */
export function challengeOf({ cr }: Entity): number | undefined {
  if (cr === undefined) return undefined;
  const [over = '', under = '1'] = String(cr).split('/');
  return Number(over) / Number(under);
}

/** Levels of an entity: one, or the lowest for each class whose list has the spell. With `className`, only that of the class. */
export function levelsOf({ level, levels }: Entity, className?: string): number[] {
  const byClass = levels as Readonly<Record<string, number>> | undefined;
  const known = byClass && (className === undefined ? Object.values(byClass) : [byClass[className]]);
  return (known ?? [level]).filter((one): one is number => typeof one === 'number');
}

/** Price in gold pieces; undefined for what has none. Ten silver or a hundred copper pieces are one of gold. */
export function priceOf({ price, price_silver: silver, price_copper: copper }: Entity): number | undefined {
  if (typeof price === 'number') return price;
  if (typeof silver === 'number') return silver / 10;
  return typeof copper === 'number' ? copper / 100 : undefined;
}

/** All words about the kind of an entity, in lower case: `undead`, `evocation`, `very rare`, `wizard` … */
export function kindsOf(entity: Entity): string[] {
  const fields = [
    'category',
    'kind',
    'type',
    'subtype',
    'school',
    'class',
    'race',
    'size',
    'rarity',
    'tier',
    'rank',
    'setting',
    'armour_category',
    'proficiency',
    'properties',
    'damage_type',
  ];
  const lists = [entity['classes'], entity['environments'], Object.keys(entity['levels'] ?? {})];
  return [...fields.map((field) => entity[field]), ...lists, ...qualitiesOf(entity)]
    .flat()
    .flatMap((word) => (typeof word === 'string' ? word.toLowerCase() : []));
}

/** The word for magic items that need no attunement. */
export const UNATTUNED = 'unattuned';

/** What an entity is or is not: `ritual`, `concentration`, `attunement`. */
const qualitiesOf = ({ ritual, concentration, rarity, attunement }: Entity): string[] => [
  ...(ritual ? ['ritual'] : []),
  ...(concentration ? ['concentration'] : []),
  ...(attunement ? ['attunement'] : rarity === undefined ? [] : [UNATTUNED]),
];
