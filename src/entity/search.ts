import MiniSearch, { type SearchResult } from 'minisearch';
import { plainName } from '../lib/match-name.ts';
import { truncateQuery } from '../lib/query-words.ts';
import { entityCatalogueOf, singularCategory } from './catalogue.ts';
import type { Entity } from './entity.ts';
import { ROLEPLAYING_SYSTEMS, type SystemSlug } from './systems.ts';

/** Fields that describe the kind of an entity, such as its school or type. Searches look at the words in them too. */
const KIND_FIELDS = [
  'category',
  'kind',
  'type',
  'subtype',
  'school',
  'class',
  'race',
  'size',
  'tier',
  'rank',
  'setting',
];

/** Number of characters of a text that are indexed. The beginning of a text says what the entity is. */
const INDEXED_TEXT_LENGTH = 160;

/** Words that are not indexed, because they occur in most texts and would match nearly everything. */
const STOP_WORDS = new Set(
  'a an and are as at be by for from has in into is it its of on or that the their them to which who with you your'.split(
    ' ',
  ),
);

interface Document {
  readonly id: number;
  readonly name: string;
  readonly kinds: string;
  readonly text: string;
}

interface Index {
  readonly entities: readonly Entity[];
  readonly search: MiniSearch<Document>;
}

/** Restricts a search to a system, a category, or both. */
export interface SearchFilter {
  readonly system?: SystemSlug | undefined;
  readonly category?: string | undefined;
}

/** Key of the index over all systems. */
const ALL = 'all';
const indexes = new Map<SystemSlug | typeof ALL, Index>();

function indexOf(scope: SystemSlug | typeof ALL): Index {
  const known = indexes.get(scope);
  if (known) return known;
  const systems = scope === ALL ? ROLEPLAYING_SYSTEMS.map(({ slug }) => slug) : [scope];
  const entities = systems.flatMap((system) => entityCatalogueOf(system).entities);
  const search = new MiniSearch<Document>({
    fields: ['name', 'kinds', 'text'],
    processTerm: (term) => (STOP_WORDS.has(term.toLowerCase()) ? null : term.toLowerCase()),
    searchOptions: {
      boost: { name: 6, kinds: 2 },
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 3 ? 0.25 : false),
    },
  });
  search.addAll(entities.map(toDocument));
  const index = { entities, search };
  indexes.set(scope, index);
  return index;
}

const toDocument = (entity: Entity, id: number): Document => ({
  id,
  name: entity.name,
  kinds: KIND_FIELDS.map((kind) => entity[kind])
    .filter((word) => typeof word === 'string')
    .join(' '),
  text: entity.text?.slice(0, INDEXED_TEXT_LENGTH) ?? '',
});

/** Score added to an entity whose name equals or begins with the query, so that it ranks above matches in texts. */
const nameBonus = (name: string, plainQuery: string): number => {
  const plain = plainName(name);
  if (plain === plainQuery) return 1000;
  return plain.startsWith(plainQuery) ? 100 : 0;
};

/** Searches entities by words of their name, kind and text, best match first. Misspelt words are found too. */
export function searchEntities(query: string, { system, category }: SearchFilter): Entity[] {
  const wantedCategory = category === undefined ? undefined : singularCategory(category);
  const plainQuery = plainName(query);
  const { entities, search } = indexOf(system ?? ALL);
  const options = wantedCategory && {
    filter: ({ id }: SearchResult) => entities[id as number]!.category === wantedCategory,
  };
  return search
    .search(truncateQuery(query), options || {})
    .map(({ id, score }) => ({ id: id as number, score: score + nameBonus(entities[id as number]!.name, plainQuery) }))
    .sort((a, b) => b.score - a.score || a.id - b.id)
    .map(({ id }) => entities[id]!);
}
