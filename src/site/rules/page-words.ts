import { ENTITY_SYSTEMS, entityCatalogueOf, singularCategory } from '../../entity/catalogue.ts';
import type { Book } from '../../rulebook/book.ts';
import type { Page } from '../../rulebook/page.ts';
import { plainText } from '../../rulebook/plain-text.ts';

/** Title and description of a page, which set it apart from all others in a list of results. */
export interface PageWords {
  readonly title: string;
  readonly description: string;
}

/**
 * Returns the title and the description of a page of a rulebook. Those of an entity say what it is, as a system may have a
 * spell, an item and a monster of one name.
 */
export function wordsOf(book: Book, page: Page): PageWords {
  const kind = kindOf(book.slug, page);
  const title = kind === undefined ? page.title : `${page.title} (${kind})`;
  const text = plainText([page.opening, ...page.passages.map((one) => one.text)].join('\n\n').slice(0, MAX_READ));
  return { title: `${title}: ${book.title}`, description: `${title}, ${book.title}. ${text}` };
}

/** Characters of a text that are read for its description, of which 160 are shown. */
const MAX_READ = 600;

/** What an entity is, such as `spell` or `fighter feature, level 5`; undefined for other pages. */
function kindOf(game: string, { section, slug }: Page): string | undefined {
  const system = ENTITY_SYSTEMS.find((one) => one === game);
  const category = singularCategory(section);
  const entities = system && entityCatalogueOf(system).byCategory.get(category);
  const entity = entities?.find(({ id }) => id.endsWith(`/${slug}`));
  if (!entity) return undefined;
  const { class: owner, level } = entity;
  if (typeof owner !== 'string' || category !== 'feature') return category;
  return `${owner.toLowerCase()} ${category}${level === undefined ? '' : `, level ${level}`}`;
}
