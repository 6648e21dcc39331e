import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { TOPOLOGIES } from '../../src/board/topologies.ts';
import { ENTITY_SYSTEMS } from '../../src/entity/catalogue.ts';
import { families, familyOf } from '../../src/families/families.ts';
import { findImage } from '../../src/images/find-image.ts';
import {
  BOOK_CATEGORIES,
  BOOK_COMPLEXITIES,
  BOOK_STATUSES,
  RULES_SECTION,
  VARIANTS_SECTION,
} from '../../src/rulebook/book.ts';
import { CONTENT } from '../../src/rulebook/content.generated.ts';
import { findPage } from '../../src/rulebook/find-page.ts';
import { allBooks, bookSlugs, variantText } from '../../src/rulebook/library.ts';
import { bookPath, pagePath, variantPath } from '../../src/rulebook/links.ts';
import { markdownOf, type Passage, type PassageType } from '../../src/rulebook/page.ts';
import { searchRules } from '../../src/rulebook/search.ts';
import { findVariant, STANDARD_SLUG, variantsOf } from '../../src/rulebook/variants.ts';
import { IMAGE_ROOT } from '../../src/tools/image-address.ts';

/** Game mechanics, as these books name them. */
const MECHANICS =
  `abstract alignment area-control area-movement auction bluff capture card-play chance connection counting
custodial-capture deck deduction dice draft drops enclosure events exploration grid-movement hand-management hex hunt
jumping memory movement narrative negotiation oracle piece-movement placement point-to-point press-your-luck promotion race
resource-management role-playing roll-and-move siege solo sowing stacking territory tile-placement trading trick-taking
voting`.split(/\s+/);

const Slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const Sentence = z
  .string()
  .min(15)
  .regex(/[.!?]$/);
const Bounds = z.strictObject({ min: z.number().min(1), max: z.number() }).refine(({ min, max }) => min <= max);

const BookFile = z.strictObject({
  title: z.string().min(2),
  otherNames: z.array(z.string().min(2)).min(1).optional(),
  summary: Sentence.max(160),
  category: z.enum(BOOK_CATEGORIES),
  complexity: z.enum(BOOK_COMPLEXITIES),
  status: z.enum(BOOK_STATUSES),
  players: Bounds,
  duration: Bounds,
  age: z.int().min(3).max(18).optional(),
  mechanics: z.array(z.enum(MECHANICS)).min(1),
  how_to_play: Sentence.min(80).max(900),
  related: z.array(z.enum(bookSlugs as [string, ...string[]])).min(1),
  source: z.string().min(10),
  licence: z.string().min(2),
  pages: z.record(Slug, z.array(Slug).min(1)).refine((pages) => RULES_SECTION in pages && !(VARIANTS_SECTION in pages)),
  variants: z.array(
    z.strictObject({ slug: Slug, title: z.string().min(2), summary: Sentence, topology: z.enum(TOPOLOGIES) }),
  ),
});

const names = Object.keys(CONTENT) as (keyof typeof CONTENT)[];
const factsOf = (game: string): unknown => JSON.parse(CONTENT[`rules/${game}/book` as keyof typeof CONTENT]);

/** All texts of a book, by title. */
const textsOf = (game: string) => {
  const book = allBooks().find(({ slug }) => slug === game)!;
  const words = variantsOf(book).flatMap(({ slug }) => {
    const page = variantText(game, slug);
    return page ? [{ name: `variants/${slug}`, ...page }] : [];
  });
  return [...book.pages.map((page) => ({ name: `${page.section}/${page.slug}`, ...page })), ...words];
};

const LINKS = /\]\((\/rules[^()\s#]*)(?:#([^()\s]*))?\)/g;

/** Whether there is a picture at an address. */
function hasPicture(address: string): boolean {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  return findImage(decodeURIComponent(pathname), searchParams).ok;
}

/** Valid targets of links: each path with its anchors. */
const targets = new Map<string, ReadonlySet<string>>();
for (const book of allBooks()) {
  const anchors = (passages: readonly Passage[]) => new Set(passages.map(({ anchor }) => anchor));
  targets.set(bookPath(book.slug), new Set());
  for (const page of book.pages) targets.set(pagePath(book.slug, page.section, page.slug), anchors(page.passages));
  for (const { slug } of variantsOf(book))
    targets.set(variantPath(book.slug, slug), anchors(variantText(book.slug, slug)?.passages ?? []));
}

/** Whether a page is generated from an entity, or from a variant with flags. */
function isGenerated(path: string): boolean {
  const [game, section, name] = path.split('/').slice(2) as [string, string?, string?];
  const book = allBooks().find(({ slug }) => slug === game);
  if (!book || section === undefined || name === undefined) return false;
  return section === VARIANTS_SECTION ? findVariant(book, name).ok : findPage(book, section, name).ok;
}

describe.each(bookSlugs)('the book of %s', (game) => {
  const book = allBooks().find(({ slug }) => slug === game)!;

  it('has all its facts', () => {
    expect(BookFile.safeParse(factsOf(game)).error?.issues ?? []).toEqual([]);
    expect(book.related).not.toContain(game);
    expect(new Set(book.related).size).toBe(book.related.length);
  });

  it('lists every page that is written, and no other', () => {
    const written = names.filter((name) => name.startsWith(`rules/${game}/`) && !name.endsWith('/book'));
    const pages = written
      .filter((name) => name.split('/')[2] !== VARIANTS_SECTION)
      .map((name) => name.slice(`rules/${game}/`.length));
    expect(book.pages.map(({ section, slug }) => `${section}/${slug}`).sort()).toEqual(pages.sort());
    const variants = written
      .filter((name) => name.split('/')[2] === VARIANTS_SECTION)
      .map((name) => name.split('/')[3]!);
    const known = variantsOf(book).map(({ slug }) => slug);
    expect(known).toEqual(expect.arrayContaining(variants));
  });

  it('has passages of text with headings of their own, no two alike in a page', () => {
    for (const { name, passages, title } of textsOf(game)) {
      expect(passages.length, name).toBeGreaterThan(0);
      const anchors = passages.map(({ anchor }) => anchor);
      expect(new Set(anchors).size, name).toBe(anchors.length);
      for (const { text, heading } of passages) expect(text.length, `${name} ${heading}`).toBeGreaterThan(10);
      expect(title, name).not.toMatch(/[.{}]/);
    }
  });

  it('has links that lead somewhere', () => {
    const lost: string[] = [];
    for (const { name, ...page } of textsOf(game)) {
      for (const [, path = '', anchor] of markdownOf(page).matchAll(LINKS)) {
        const anchors = targets.get(path);
        if (anchors ? anchor !== undefined && !anchors.has(anchor) : !isGenerated(path))
          lost.push(`${name}: ${path}#${anchor}`);
      }
      for (const [, to = ''] of markdownOf(page).matchAll(/\]\(([^()\s]+)\)/g))
        if (to.startsWith(`${IMAGE_ROOT}/`) ? !hasPicture(to) : !to.startsWith('/rules') && !/^(#|https:)/.test(to))
          lost.push(`${name}: ${to}`);
    }
    expect(lost).toEqual([]);
  });

  it('is plain Markdown: no HTML, no marks left open', () => {
    for (const { name, ...page } of textsOf(game)) {
      const text = markdownOf(page);
      const prose = text.replaceAll(/```[\s\S]*?```/g, '').replaceAll(/`[^`\n]*`/g, '');
      expect(prose, name).not.toMatch(/<\/?[a-z][^>]*>|\{[a-z]+\}|TODO|TBD/);
      expect(text.split('```').length % 2, `${name}: code blocks`).toBe(1);
      expect(text, name).not.toMatch(/^#{5,} /m);
    }
  });
});

describe('all books together', () => {
  it('have one for each family, and for each role-playing system', () => {
    expect(bookSlugs).toEqual(expect.arrayContaining(families.map(({ slug }) => slug)));
    expect(bookSlugs).toEqual(expect.arrayContaining([...ENTITY_SYSTEMS]));
  });

  it('leave the variants of families to the engine, and begin the others with standard', () => {
    for (const { slug, variants } of allBooks()) {
      if (familyOf(slug)) expect(variants, slug).toEqual([]);
      else if (variants.length) expect(variants[0]!.slug, slug).toBe(STANDARD_SLUG);
    }
  });

  it.each(families.map(({ slug }) => slug))('tell of %s every kind of thing that it has', (family) => {
    const book = allBooks().find(({ slug }) => slug === family)!;
    const rules = book.pages.filter(({ section }) => section === RULES_SECTION);
    const types = new Set(rules.flatMap(({ passages }) => passages.map(({ type }) => type)));
    const needed: PassageType[] = ['general', 'board', 'pieces', 'setup', 'movement', 'winning', 'special', 'variants'];
    expect([...types]).toEqual(expect.arrayContaining(needed));
    expect(book.pages.map(({ section, slug }) => `${section}/${slug}`)).toEqual(
      expect.arrayContaining(['guide/first-game', 'guide/notation', 'guide/play-here']),
    );
  });

  it('lie where their slugs say', () => {
    const folders = readdirSync(join(import.meta.dirname, '../../content/rules')).filter((name) => !name.includes('.'));
    expect(folders.sort()).toEqual([...bookSlugs].sort());
  });

  it('have other words that lead somewhere', () => {
    const lists: string[][] = JSON.parse(CONTENT['rules/synonyms']);
    for (const words of lists)
      for (const word of words) expect(searchRules(word).length, `${word} of ${words[0]}`).toBeGreaterThan(0);
    const all = lists.flat();
    expect(all.filter((word, at) => all.indexOf(word) !== at)).toEqual([]);
  });
});
