import { ENTITY_SYSTEMS, type EntityCatalogue, entityCatalogue, singular } from '../../entity/catalogue.ts';
import type { SystemSlug } from '../../entity/systems.ts';
import { slugOf } from '../../lib/slug.ts';
import { pagePath } from '../../rulebook/links.ts';
import type { Page } from '../../rulebook/page.ts';
import { entityPage } from './entity-page.ts';
import type { SourcedPage } from './pages.ts';

/** The page of a section that lists all others. */
const ALL = 'all';

/** The pages of a section are listed one by one where they are no more than these; else `all` lists them. */
const LISTED = 60;

const isSystem = (slug: string): slug is SystemSlug => (ENTITY_SYSTEMS as readonly string[]).includes(slug);

const shelfOf = (slug: string): EntityCatalogue | undefined => (isSystem(slug) ? entityCatalogue(slug) : undefined);

/** `classes`, `spells`: the section in which the entities of a category are. */
export const sectionOf = (category: string): string => (category.endsWith('s') ? `${category}es` : `${category}s`);

/** The section that is meant by a category's name in singular or plural; undefined where the book has none of it. */
export function systemSection(slug: string, name: string): string | undefined {
  const category = shelfOf(slug)?.byCategory.has(singular(name)) ? singular(name) : undefined;
  return category && sectionOf(category);
}

/** What a list shows of the pages that are made from the entities of a role-playing system. */
export function systemPages(slug: string): Pick<Page, 'slug' | 'section' | 'title'>[] {
  const shelf = shelfOf(slug);
  return [...(shelf?.byCategory ?? [])].flatMap(([category, entities]) => {
    const section = sectionOf(category);
    const all = { slug: ALL, section, title: titleOf(section) };
    if (entities.length > LISTED) return [all];
    return [all, ...entities.map(({ id, name }) => ({ slug: endOf(id), section, title: name }))];
  });
}

const titleOf = (section: string): string => `All ${section}`;

/** `fireball` of `5e/spell/fireball`. */
const endOf = (id: string): string => id.slice(id.lastIndexOf('/') + 1);

/** The pages of a section, without the one that lists them. */
export const systemSlugs = (slug: string, section: string): string[] =>
  (shelfOf(slug)?.byCategory.get(singular(section)) ?? []).map(({ id }) => endOf(id));

/** The page of an entity, by the end of its ID or its name; `all` of a section lists its entities. */
export function systemPage(slug: string, section: string, name: string): SourcedPage | undefined {
  const shelf = shelfOf(slug);
  const entities = shelf?.byCategory.get(singular(section));
  if (!shelf || !entities) return undefined;
  if (name.trim().toLowerCase() === ALL) return listPage(slug, section, shelf);
  const byEnd = (end: string) => entities.find(({ id }) => endOf(id) === end);
  const entity = byEnd(name) ?? byEnd(slugOf(name)) ?? shelf.withName(name, singular(section))[0];
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
