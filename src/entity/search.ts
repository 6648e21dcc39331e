import { plainName } from '../lib/match-name.ts';
import { TextSearch } from '../text-search/text-search.ts';
import { plainWords, queryWords, wordStem } from '../text-search/words.ts';
import { entityCatalogueOf, singularCategory } from './catalogue.ts';
import { content } from './content.ts';
import type { Entity } from './entity.ts';
import { challengeOf, kindsOf, levelsOf, priceOf } from './facets.ts';
import { type EntityQuery, type NumberRange, readEntityQuery } from './query.ts';
import { ROLEPLAYING_SYSTEMS, type SystemSlug } from './systems.ts';

/** Number of characters of a text that are indexed. The beginning of a text says what the entity is. */
const INDEXED_TEXT_LENGTH = 160;

/** Restricts a search. */
export interface SearchFilter {
  readonly system?: SystemSlug | undefined;
  readonly category?: string | undefined;
  /** Gives further words about the kind of an entity, such as the terrains where it lives. */
  readonly moreKinds?: (entity: Entity) => readonly string[];
}

/** What a search found. */
export interface FoundEntities {
  /** The best match first. */
  readonly entities: readonly Entity[];
  /** Share of the query that an entity found has, from 0 to 1. */
  coverageOf(entity: Entity): number;
  /** What the search ignored because nothing has it: `challenge`, `level`, `price` or `system`. */
  readonly without?: readonly string[];
}

/** Key of the search over all systems. */
const ALL = 'all';
const searches = new Map<SystemSlug | typeof ALL, TextSearch<Entity>>();

const { words: ASKED_AS } = content<{ readonly words: Readonly<Record<string, string>> }>('entities/asked-as');
const askedAsByName: ReadonlyMap<string, string> = new Map(
  Object.entries(ASKED_AS).map(([name, words]) => [plainName(name), words]),
);

/** Words with which people describe an entity, and its text does not. */
export const askedAs = ({ name }: Entity): string => askedAsByName.get(plainName(name)) ?? '';

const lists = new Map<SystemSlug | typeof ALL, readonly Entity[]>();

function entitiesOf(scope: SystemSlug | typeof ALL): readonly Entity[] {
  const systems = ROLEPLAYING_SYSTEMS.filter(({ slug }) => scope === ALL || slug === scope);
  const list = lists.get(scope) ?? systems.flatMap(({ slug }) => entityCatalogueOf(slug).entities);
  lists.set(scope, list);
  return list;
}

function searchOf(scope: SystemSlug | typeof ALL): TextSearch<Entity> {
  const known = searches.get(scope);
  if (known) return known;
  const entities = entitiesOf(scope);
  for (const entity of entities) stemsOf(entity);
  const search = new TextSearch(entities, {
    fields: [
      { boost: 6, textOf: ({ name }) => name },
      { boost: 2, textOf: (entity) => kindsOf(entity).join(' ') },
      { boost: 1, textOf: ({ text = '' }) => text.slice(0, INDEXED_TEXT_LENGTH) },
      { boost: 2, textOf: askedAs },
    ],
    namesOf: ({ name }) => [name],
    prefersBeginnings: true,
    lightWords: ASKING_WORDS,
    synonyms: content<{ readonly lists: readonly string[][] }>('entities/synonyms').lists,
  });
  searches.set(scope, search);
  return search;
}

/**
 * Searches entities by the words of their name, kind and text, best match first; challenge, level, price and system in
 * the query restrict it. Misspelt words are found too. If nothing has the figures, they are ignored.
 */
export function searchEntities(query: string, filter: SearchFilter = {}): FoundEntities {
  const read = readEntityQuery(query);
  const found = search(read, filter);
  const { words, ...figures } = read;
  const without = Object.keys(figures);
  return found.entities.length || !without.length ? found : { ...search({ words }, filter), without };
}

function search(
  query: EntityQuery,
  { system = query.system, category, moreKinds = noKinds }: SearchFilter,
): FoundEntities {
  const scope = system ?? ALL;
  const wanted = category === undefined ? undefined : singularCategory(category);
  const hasFigures = figureTest(query);
  const isWanted = (entity: Entity): boolean =>
    (wanted === undefined || entity.category === wanted) && hasFigures(entity);
  const asked = tellingStems(query.words);
  const found = searchOf(scope).find(query.words, isWanted);
  // An entity may be of all kinds that the query names, and have none of its words.
  const isAsked = asked.length > 0 || Object.keys(query).length > 1;
  const ofKind = new Set(isAsked ? ofAllKinds(asked, scope, moreKinds).filter(isWanted) : []);
  const isOfOther = makeOtherCategoryTest(query.words);
  const rankOf = makeRank(query.words, asked, ofKind, isOfOther);
  const byRank = new Map<Rank, Entity[]>(RANKS.map((rank) => [rank, []]));
  const coverages = new Map(found.map(({ thing, coverage }) => [thing, coverage]));
  const least = found.reduce((best, { coverage }) => Math.max(best, coverage), 0) * FIT;
  const ranks = new Map([...coverages.keys(), ...ofKind].map((entity) => [entity, rankOf(entity)]));
  for (const [entity, rank] of ranks) {
    const isFit = rank === 'other' && (coverages.get(entity) ?? 0) >= least && !isOfOther(entity);
    byRank.get(isFit ? 'fit' : rank)!.push(entity);
  }
  return {
    entities: [...byRank.values()].flat(),
    coverageOf: (entity) => Math.max(LEAST_COVERAGES[ranks.get(entity) ?? 'other'], coverages.get(entity) ?? 0),
  };
}

/** Share of the best coverage that an entity of the category asked for has at least to come before those of others. */
const FIT = 0.6;

/** Words of queries that name a category, by their stems. */
const CATEGORY_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({ spell: 'spell', monster: 'monster', creature: 'monster', item: 'item', feat: 'feat' }).map(
    ([word, category]) => [wordStem(word), category],
  ),
);

/** Makes the test whether an entity is of another category than a query names, and not described by that word itself. */
function makeOtherCategoryTest(words: string): (entity: Entity) => boolean {
  const stem = queryWords(words)
    .map(wordStem)
    .find((word) => CATEGORY_WORDS.has(word));
  if (stem === undefined) return () => false;
  const category = CATEGORY_WORDS.get(stem)!;
  return (entity) => {
    const { name, asked } = stemsOf(entity);
    return entity.category !== category && !name.has(stem) && !asked.has(stem);
  };
}

/**
 * How an entity answers a query, best first: it has the name, or the name and kind; it is of all kinds named; the query
 * has its name of several words; its name has all words of the query; it fits, and is of the category named, if any.
 */
const RANKS = ['named', 'of kind', 'name within', 'words in name', 'fit', 'other'] as const;
type Rank = (typeof RANKS)[number];

/** Share of the query that an entity of a rank has at least. */
const LEAST_COVERAGES: Readonly<Record<Rank, number>> = {
  named: 1,
  'of kind': 1,
  'name within': 0.75,
  'words in name': 0,
  fit: 0,
  other: 0,
};

function makeRank(
  words: string,
  asked: readonly string[],
  ofKind: ReadonlySet<Entity>,
  isOfOther: (entity: Entity) => boolean,
): (entity: Entity) => Rank {
  const plain = plainName(words);
  const stems = new Set(queryWords(words).map(wordStem));
  return (entity) => {
    const { plainName: own, name, kinds } = stemsOf(entity);
    if (own === plain) return 'named';
    if (isOfOther(entity)) return 'other';
    const isWithin = name.size <= stems.size && [...name].every((word) => stems.has(word));
    if (isWithin && asked.every((word) => name.has(word) || kinds.has(word))) return 'named';
    if (ofKind.has(entity)) return 'of kind';
    if (isWithin && name.size > 1) return 'name within';
    return asked.every((word) => name.has(word)) ? 'words in name' : 'other';
  };
}

/** Further words about the kind of an entity, such as the terrains where it lives. */
type MoreKinds = NonNullable<SearchFilter['moreKinds']>;
const noKinds: MoreKinds = () => [];

/** By what gives further kinds, and by scope: the entities of each kind, by its stem. */
const kindIndexes = new WeakMap<MoreKinds, Map<string, ReadonlyMap<string, ReadonlySet<Entity>>>>();

function kindIndexOf(scope: SystemSlug | typeof ALL, moreKinds: MoreKinds): ReadonlyMap<string, ReadonlySet<Entity>> {
  const byScope = kindIndexes.get(moreKinds) ?? new Map<string, ReadonlyMap<string, ReadonlySet<Entity>>>();
  kindIndexes.set(moreKinds, byScope);
  const known = byScope.get(scope);
  if (known) return known;
  const index = new Map<string, Set<Entity>>();
  for (const entity of entitiesOf(scope)) {
    for (const kind of [...stemsOf(entity).kinds, ...moreKinds(entity).map(wordStem)]) {
      const members = index.get(kind);
      if (members) members.add(entity);
      else index.set(kind, new Set([entity]));
    }
  }
  byScope.set(scope, index);
  return index;
}

/** The entities of a scope that are of all kinds asked for, in their order; all entities if none is. */
function ofAllKinds(asked: readonly string[], scope: SystemSlug | typeof ALL, moreKinds: MoreKinds): readonly Entity[] {
  if (!asked.length) return entitiesOf(scope);
  const index = kindIndexOf(scope, moreKinds);
  const [first, ...others] = asked.map((kind) => index.get(kind) ?? new Set<Entity>());
  return [...first!].filter((entity) => others.every((members) => members.has(entity)));
}

/** Makes the test whether an entity has the challenge, level and price of a query. */
function figureTest({ challenge, level, price, words }: EntityQuery): (entity: Entity) => boolean {
  const asked = queryWords(words);
  return (entity) => {
    if (!isWithin(challengeOf, entity, challenge) || !isWithin(priceOf, entity, price)) return false;
    if (!level) return true;
    const byClass = (entity['levels'] as object | undefined) ?? {};
    const levels = levelsOf(
      entity,
      asked.find((word) => Object.hasOwn(byClass, word)),
    );
    return levels.some((one) => one >= level.min && one <= level.max);
  };
}

function isWithin(read: (entity: Entity) => number | undefined, entity: Entity, range?: NumberRange): boolean {
  if (!range) return true;
  const number = read(entity);
  return number !== undefined && number >= range.min && number <= range.max;
}

/** Words of a query that say nothing about the kind of an entity. */
const SMALL_WORDS = new Set(
  'a an and any creature creatures for from in magic monster of on or that the with'.split(' '),
);

/** Words with which people ask what an entity is like: "goblin stats", "plate armour cost", "fireball damage". */
const ASKING_WORDS = new Set(
  'carry cost costs damage description details dice effect effects higher info list need needs price prices range slot slots stat statblock stats table traits'.split(
    ' ',
  ),
);

const tellingStems = (words: string): string[] => [
  ...new Set(
    queryWords(words)
      .filter((word) => !SMALL_WORDS.has(word) && !ASKING_WORDS.has(word))
      .map(wordStem),
  ),
];

interface Stems {
  readonly plainName: string;
  readonly name: ReadonlySet<string>;
  readonly kinds: ReadonlySet<string>;
  readonly asked: ReadonlySet<string>;
}

const stems = new WeakMap<Entity, Stems>();

/** The stems of the words of an entity's name, of those about its kind, and of those with which people describe it. */
function stemsOf(entity: Entity): Stems {
  const known = stems.get(entity);
  if (known) return known;
  const read = (words: readonly string[]) => new Set(words.flatMap(plainWords).map(wordStem));
  const made = {
    plainName: plainName(entity.name),
    name: read([entity.name]),
    kinds: read(kindsOf(entity)),
    asked: read([askedAs(entity)]),
  };
  stems.set(entity, made);
  return made;
}
