import { ENTITY_SYSTEMS, type EntityCatalogue, entityCatalogue, singular } from '../entity/catalogue.ts';
import type { SystemSlug } from '../entity/systems.ts';
import { slugOf } from '../lib/slug.ts';
import { entityPage } from './entity-page.ts';
import { pagePath } from './links.ts';
import type { Page, SourcedPage } from './page.ts';

/** Slug of the page that lists all entities of its section. */
const ALL = 'all';

/** Sections with more pages than this are listed by their page `all` alone. */
const LISTED = 60;

const isSystem = (slug: string): slug is SystemSlug => (ENTITY_SYSTEMS as readonly string[]).includes(slug);

const shelfOf = (slug: string): EntityCatalogue | undefined => (isSystem(slug) ? entityCatalogue(slug) : undefined);

/** Section with the entities of a category: `classes` for `class`. */
export const categorySection = (category: string): string =>
  category.endsWith('s') ? `${category}es` : `${category}s`;

/** The section of a category named in singular or plural. Undefined if the system has no such entities. */
export function systemSection(slug: string, name: string): string | undefined {
  const category = shelfOf(slug)?.byCategory.has(singular(name)) ? singular(name) : undefined;
  return category && categorySection(category);
}

/** The pages made from the entities of a role-playing system, as lists show them. */
export function systemPages(slug: string): Pick<Page, 'slug' | 'section' | 'title'>[] {
  const shelf = shelfOf(slug);
  return [...(shelf?.byCategory ?? [])].flatMap(([category, entities]) => {
    const section = categorySection(category);
    const all = { slug: ALL, section, title: titleOf(section) };
    if (entities.length > LISTED) return [all];
    return [all, ...entities.map(({ id, name }) => ({ slug: endOf(id), section, title: name }))];
  });
}

const titleOf = (section: string): string => `All ${section}`;

/** `fireball` of `5e/spell/fireball`. */
const endOf = (id: string): string => id.slice(id.lastIndexOf('/') + 1);

/** Slugs of the entity pages of a section, without its page `all`. */
export const systemSlugs = (slug: string, section: string): string[] =>
  (shelfOf(slug)?.byCategory.get(singular(section)) ?? []).map(({ id }) => endOf(id));

/** Makes the page of an entity, found by the end of its ID or by name, or the list of a section for `all`. */
export function systemPage(slug: string, section: string, name: string): SourcedPage | undefined {
  const shelf = shelfOf(slug);
  const entities = shelf?.byCategory.get(singular(section));
  if (!shelf || !entities) return undefined;
  if (name.trim().toLowerCase() === ALL) return listPage(slug, section, shelf);
  const byEnd = (end: string) => entities.find(({ id }) => endOf(id) === end);
  const entity = byEnd(name) ?? byEnd(slugOf(name)) ?? shelf.named(name, singular(section))[0];
  return entity && { slug: endOf(entity.id), section, ...entityPage(entity, shelf) };
}

function listPage(slug: string, section: string, shelf: EntityCatalogue): SourcedPage {
  const entities = [...shelf.byCategory.get(singular(section))!].sort((a, b) => a.name.localeCompare(b.name, 'en'));
  const lines = entities.map(({ id, name }) => `- [${name}](${pagePath(slug, section, endOf(id))})`);
  return {
    slug: ALL,
    section,
    title: titleOf(section),
    opening: [`${entities.length} in all.`, lines.join('\n')].join('\n\n'),
    passages: [],
    source: entities[0]!.source,
    licence: entities[0]!.licence,
  };
}
