import { ENTITY_SYSTEMS, entityCatalogueOf } from '../../entity/catalogue.ts';
import { allBooks } from '../../rulebook/library.ts';
import { bookPath, pagePath, variantPath } from '../../rulebook/links.ts';
import { entityListPath, entityPagePath } from '../../rulebook/system-pages.ts';
import { variantNames } from '../../rulebook/variants.ts';

/** Lists the paths of all pages below `/rules`: the books with their pages and variants, and all entities. */
export function rulesPaths(): string[] {
  const ofBooks = allBooks().flatMap((book) => [
    bookPath(book.slug),
    ...book.pages.map(({ section, slug }) => pagePath(book.slug, section, slug)),
    ...variantNames(book).map(({ slug }) => variantPath(book.slug, slug)),
  ]);
  const ofEntities = ENTITY_SYSTEMS.flatMap((system) =>
    [...entityCatalogueOf(system).byCategory].flatMap(([category, entities]) => [
      entityListPath(system, category),
      ...entities.map(entityPagePath),
    ]),
  );
  return ['/rules', '/rules/search', ...ofBooks, ...ofEntities];
}
