import { ENTITY_SYSTEMS, entityCatalogueOf, singularCategory } from '../../entity/catalogue.ts';
import type { SystemSlug } from '../../entity/systems.ts';
import { LruCache } from '../../lib/lru-cache.ts';
import { HTML_MEDIA_TYPE } from '../documents.ts';
import type { LazyPage, PageRedirect } from '../lazy-pages.ts';
import { categoryPage, ENTITIES_PATH, entityPage, systemsPage } from './entity-pages.ts';

const cache = new LruCache<string, LazyPage>(256);

/**
 * Returns the page at a path: `/entities`, `/entities/<system>/<category>` or `/entities/<ID of an entity>`. The page of
 * a system is the list of all. Undefined if there is none.
 */
export function findEntityPage(path: string): LazyPage | PageRedirect | undefined {
  const known = cache.find(path);
  if (known) return known;
  const [slug, category, name, ...rest] = path.split('/').slice(2);
  if (slug === undefined) return cache.keep(path, page(systemsPage(entityCatalogueOf)));
  const system = ENTITY_SYSTEMS.find((one) => one === slug);
  if (!system || rest.length) return undefined;
  if (category === undefined) return { to: ENTITIES_PATH };
  const body = name === undefined ? categoryAt(system, category) : entityAt(system, `${system}/${category}/${name}`);
  if (body !== undefined) return cache.keep(path, page(body));
  const singular = singularCategory(category);
  const isPlural = name === undefined && singular !== category && categoryAt(system, singular) !== undefined;
  return isPlural ? { to: `${ENTITIES_PATH}/${system}/${singular}` } : undefined;
}

const page = (body: string): LazyPage => ({ type: HTML_MEDIA_TYPE, body });

function categoryAt(system: SystemSlug, category: string): string | undefined {
  const entities = entityCatalogueOf(system).byCategory.get(category);
  return entities && categoryPage(system, category, entities);
}

function entityAt(system: SystemSlug, id: string): string | undefined {
  const entity = entityCatalogueOf(system).withId(id);
  return entity && entityPage(entity);
}
