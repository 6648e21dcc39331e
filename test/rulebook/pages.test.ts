import { describe, expect, it } from 'vitest';
import { ENTITY_SYSTEMS, entityCatalogueOf, singularCategory } from '../../src/entity/catalogue.ts';
import { diagramOf } from '../../src/rulebook/diagrams.ts';
import { allBooks } from '../../src/rulebook/library.ts';
import { markdownOf } from '../../src/rulebook/page.ts';
import { sectionOfCategory, systemPage, systemPages } from '../../src/rulebook/system-pages.ts';
import { variantPage } from '../../src/rulebook/variant-page.ts';
import { STANDARD_SLUG, variantsOf } from '../../src/rulebook/variants.ts';

describe('pages of variants', () => {
  it.each(allBooks().map((book) => [book.slug, book] as const))('of %s have no two headings alike', (_, book) => {
    for (const variant of variantsOf(book)) {
      const { passages } = variantPage(book, variant);
      const anchors = passages.map(({ anchor }) => anchor);
      expect(new Set(anchors).size, `${variant.slug}: ${anchors}`).toBe(anchors.length);
      expect(passages.at(-1)!.text.length, variant.slug).toBeGreaterThan(20);
    }
  });

  it('of the standard game have all that its pages say, also before their first headings', () => {
    for (const book of allBooks()) {
      const standard = variantsOf(book).find(({ slug }) => slug === STANDARD_SLUG);
      const markdown = standard && markdownOf(variantPage(book, standard));
      for (const { section, opening } of book.pages)
        if (markdown !== undefined && section === 'rules') expect(markdown).toContain(opening);
    }
  });

  it('show the board that their diagram shows', () => {
    const chess = allBooks().find(({ slug }) => slug === 'chess')!;
    const variant = variantsOf(chess).find(({ slug }) => slug === 'los-alamos')!;
    const { fen, svg } = diagramOf('chess', 'los-alamos')!;
    expect(markdownOf(variantPage(chess, variant))).toContain(`\`${fen}\``);
    expect(svg).toMatch(/^<svg /);
  });
});

it('figures are told in words: neither "Cr" nor "Xp"', () => {
  const { opening } = systemPage('5e', 'monsters', 'aboleth')!;
  expect(opening).toContain('- Challenge rating: 10\n- XP: 5900');
});

describe.each(ENTITY_SYSTEMS)('pages of %s', (system) => {
  const catalogue = entityCatalogueOf(system);

  it('are in sections by the plural of their category', () => {
    for (const category of catalogue.categories) expect(singularCategory(sectionOfCategory(category))).toBe(category);
  });

  it('are there for each entity, under the end of its ID', () => {
    for (const { id, name, category } of catalogue.entities) {
      const page = systemPage(system, sectionOfCategory(category), id.slice(id.lastIndexOf('/') + 1));
      expect(page?.title, id).toBe(name);
    }
  });

  it('are listed one by one where they are few, and by their page `all` where they are many', () => {
    const listed = systemPages(system);
    for (const [category, entities] of catalogue.byCategory) {
      const section = sectionOfCategory(category);
      const own = listed.filter((page) => page.section === section);
      expect(own.length).toBe(entities.length > 60 ? 1 : entities.length + 1);
      const all = systemPage(system, section, 'all')!;
      expect(all.opening.split('\n- ').length).toBe(entities.length + 1);
    }
  });
});
