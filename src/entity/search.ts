import { TextSearch } from '../text-search/text-search.ts';
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

/** Restricts a search to a system, a category, or both. */
export interface SearchFilter {
  readonly system?: SystemSlug | undefined;
  readonly category?: string | undefined;
}

/** Key of the search over all systems. */
const ALL = 'all';
const searches = new Map<SystemSlug | typeof ALL, TextSearch<Entity>>();

function searchOf(scope: SystemSlug | typeof ALL): TextSearch<Entity> {
  const known = searches.get(scope);
  if (known) return known;
  const systems = scope === ALL ? ROLEPLAYING_SYSTEMS.map(({ slug }) => slug) : [scope];
  const search = new TextSearch(
    systems.flatMap((system) => entityCatalogueOf(system).entities),
    {
      fields: [
        { boost: 6, textOf: ({ name }) => name },
        { boost: 2, textOf: kindsOf },
        { boost: 1, textOf: ({ text = '' }) => text.slice(0, INDEXED_TEXT_LENGTH) },
      ],
      namesOf: ({ name }) => [name],
      prefersBeginnings: true,
    },
  );
  searches.set(scope, search);
  return search;
}

const kindsOf = (entity: Entity): string =>
  KIND_FIELDS.map((kind) => entity[kind])
    .filter((word) => typeof word === 'string')
    .join(' ');

/** Searches entities by words of their name, kind and text, best match first. Misspelt words are found too. */
export function searchEntities(query: string, { system, category }: SearchFilter): Entity[] {
  const wanted = category === undefined ? undefined : singularCategory(category);
  return searchOf(system ?? ALL)
    .find(query, (entity) => wanted === undefined || entity.category === wanted)
    .map(({ thing }) => thing);
}
