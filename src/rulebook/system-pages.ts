import { ENTITY_SYSTEMS, type EntityCatalogue, entityCatalogueOf, singularCategory } from '../entity/catalogue.ts';
import type { Entity } from '../entity/entity.ts';
import type { SystemSlug } from '../entity/systems.ts';
import { slugOf } from '../lib/slug.ts';
import { entityPage } from './entity-page.ts';
import { pagePath } from './links.ts';
import type { Page, SourcedPage } from './page.ts';

/** Slug of the page that lists all entities of a section. */
const ALL_SLUG = 'all';

/**
 * Maximum number of pages of a section that are listed one by one. A larger section is listed only by its page `all`.
 */
const MAX_LISTED = 60;

const isSystem = (slug: string): slug is SystemSlug => (ENTITY_SYSTEMS as readonly string[]).includes(slug);

const catalogueOf = (slug: string): EntityCatalogue | undefined =>
  isSystem(slug) ? entityCatalogueOf(slug) : undefined;

/** Name of the section with the entities of a category: `classes` for `class`. */
export const sectionOfCategory = (category: string): string =>
  category.endsWith('s') ? `${category}es` : `${category}s`;

/** The section for a category, given in singular or plural; undefined if the system has no such entities. */
export function entitySectionOf(slug: string, name: string): string | undefined {
  const category = catalogueOf(slug)?.byCategory.has(singularCategory(name)) ? singularCategory(name) : undefined;
  return category && sectionOfCategory(category);
}

/** Path of the page of an entity. */
export const entityPagePath = ({ id, system, category }: Entity): string =>
  pagePath(system, sectionOfCategory(category), lastPart(id));

/** Path of the page that lists all entities of a category. */
export const entityListPath = (system: SystemSlug, category: string): string =>
  pagePath(system, sectionOfCategory(category), ALL_SLUG);

/** Lists the pages that are made from the entities of a role-playing system. */
export function systemPages(slug: string): Pick<Page, 'slug' | 'section' | 'title'>[] {
  const catalogue = catalogueOf(slug);
  return [...(catalogue?.byCategory ?? [])].flatMap(([category, entities]) => {
    const section = sectionOfCategory(category);
    const all = { slug: ALL_SLUG, section, title: titleOf(section) };
    if (entities.length > MAX_LISTED) return [all];
    return [all, ...entities.map(({ id, name }) => ({ slug: lastPart(id), section, title: name }))];
  });
}

const titleOf = (section: string): string => `All ${section}`;

/** Last part of an ID: `fireball` for `5e/spell/fireball`. */
const lastPart = (id: string): string => id.slice(id.lastIndexOf('/') + 1);

/** Slugs of the pages of a section that are made from entities, without the page `all`. */
export const entityPageSlugs = (slug: string, section: string): string[] =>
  (catalogueOf(slug)?.byCategory.get(singularCategory(section)) ?? []).map(({ id }) => lastPart(id));

/**
 * Makes a page of a section from entities: the page `all`, or the page of one entity, found by name or by the last part
 * of its ID. Undefined if there is none.
 */
export function systemPage(slug: string, section: string, name: string): SourcedPage | undefined {
  const catalogue = catalogueOf(slug);
  const entities = catalogue?.byCategory.get(singularCategory(section));
  if (!catalogue || !entities) return undefined;
  if (name.trim().toLowerCase() === ALL_SLUG) return listPage(slug, section, catalogue);
  const byEnd = (end: string) => entities.find(({ id }) => lastPart(id) === end);
  const entity = byEnd(name) ?? byEnd(slugOf(name)) ?? catalogue.withName(name, singularCategory(section))[0];
  return entity && { slug: lastPart(entity.id), section, ...entityPage(entity, catalogue) };
}

function listPage(slug: string, section: string, catalogue: EntityCatalogue): SourcedPage {
  const entities = [...catalogue.byCategory.get(singularCategory(section))!].sort((a, b) =>
    a.name.localeCompare(b.name, 'en'),
  );
  const lines = entities.map(({ id, name }) => `- [${name}](${pagePath(slug, section, lastPart(id))})`);
  return {
    slug: ALL_SLUG,
    section,
    title: titleOf(section),
    opening: [`${entities.length} in all.`, lines.join('\n')].join('\n\n'),
    passages: [],
    source: entities[0]!.source,
    licence: entities[0]!.licence,
  };
}
