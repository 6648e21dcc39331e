import { type FamilyReading, readFamilyName } from '../families/family-names.ts';
import { makeContentReader } from '../lib/content.ts';
import { findByName } from '../lib/match-name.ts';
import { didYouMean, joinNames } from '../lib/nearest.ts';
import { fail, ok, type Result } from '../lib/result.ts';
import { type Book, type BookFile, RULES_SECTION, VARIANTS_SECTION } from './book.ts';
import { CONTENT } from './content.generated.ts';
import { resolveLinks } from './links.ts';
import { type Page, type PageText, readPage } from './page.ts';
import { replaceDiagrams } from './position-diagrams.ts';
import { findVariantSlug } from './variants.ts';

const { contentIn, text, ...reader } = makeContentReader(CONTENT);

export const { content } = reader;

const BOOK = /^rules\/([a-z0-9-]+)\/book$/;

/** Slugs of all books, in alphabetical order. */
export const bookSlugs: readonly string[] = contentIn('rules').flatMap((name) => BOOK.exec(name)?.[1] ?? []);

const books = new Map<string, Book>();

/** Returns the rulebook with a slug, which is read only once. Throws if the slug is unknown. */
export function bookOf(slug: string): Book {
  const known = books.get(slug);
  if (known) return known;
  const { pages, ...facts } = content<BookFile>(`rules/${slug}/book` as keyof typeof CONTENT);
  const sections = Object.entries(pages).sort(
    ([one], [other]) => Number(other === RULES_SECTION) - Number(one === RULES_SECTION),
  );
  const loaded = {
    slug,
    ...facts,
    pages: sections.flatMap(([section, slugs]) => slugs.map((page) => readPageOf(slug, section, page))),
  };
  books.set(slug, loaded);
  return loaded;
}

export const allBooks = (): readonly Book[] => bookSlugs.map(bookOf);

/** Finds a rulebook by slug, title or another name of its game, in any spelling. The error names similar books. */
export function findBook(name: string): Result<Book, string> {
  const slug = findByName(bookSlugs, name, (known) => known) ?? readFamilyName(name).find(isOwnName)?.family;
  const found =
    slug === undefined
      ? findByName(allBooks(), name, ({ title, otherNames = [] }) => [title, ...otherNames])
      : bookOf(slug);
  if (found) return ok(found);
  const hint = variantHint(name) ?? didYouMean(name, bookSlugs) ?? `there are ${joinNames(bookSlugs, 'and')}.`;
  return fail(`There is no rulebook "${name.slice(0, 60)}": ${hint}`);
}

const isOwnName = ({ isOwnName }: FamilyReading): boolean => isOwnName;

/**
 * Says in which book a variant is, if a name is that of a variant: Kalah is in the book about Mancala. Otherwise
 * undefined.
 */
function variantHint(name: string): string | undefined {
  for (const family of allBooks()) {
    const variant = findVariantSlug(family, name);
    if (variant !== undefined) return `it is the variant "${variant}" of "${family.slug}".`;
  }
  return undefined;
}

function readPageOf(game: string, section: string, slug: string): Page {
  return { slug, section, ...readFile(game, section, slug)! };
}

/**
 * Returns the text written by hand about a variant, which adds to what its definition says; undefined if there is none.
 */
export const variantText = (game: string, variant: string): PageText | undefined =>
  readFile(game, VARIANTS_SECTION, variant);

function readFile(game: string, section: string, slug: string): PageText | undefined {
  const name = `rules/${game}/${section}/${slug}` as keyof typeof CONTENT;
  if (!Object.hasOwn(CONTENT, name)) return undefined;
  try {
    return readPage(resolveLinks(replaceDiagrams(text(name), game), game, section));
  } catch (error) {
    throw new Error(`content/${name}.md: ${(error as Error).message}`);
  }
}
