import { contentOf } from '../lib/content.ts';
import { didYouMean, joinNames } from '../lib/nearest.ts';
import { plainName } from '../lib/plain-name.ts';
import { fail, ok, type Result } from '../lib/result.ts';
import { type Book, type BookFile, RULES, VARIANTS } from './book.ts';
import { CONTENT } from './content.generated.ts';
import { withPaths } from './links.ts';
import { type Page, type PageText, readPage } from './page.ts';
import { variantCalled } from './variants.ts';

const { content, contentIn, text } = contentOf(CONTENT);

const BOOK = /^rules\/([a-z0-9-]+)\/book$/;

/** The slugs of all books, in alphabetical order. */
export const bookSlugs: readonly string[] = contentIn('rules').flatMap((name) => BOOK.exec(name)?.[1] ?? []);

const books = new Map<string, Book>();

/** The book of a slug that is known. */
export function book(slug: string): Book {
  const known = books.get(slug);
  if (known) return known;
  const { pages, ...facts } = content<BookFile>(`rules/${slug}/book` as keyof typeof CONTENT);
  const sections = Object.entries(pages).sort(([one], [other]) => Number(other === RULES) - Number(one === RULES));
  const made = {
    slug,
    ...facts,
    pages: sections.flatMap(([section, slugs]) => slugs.map((page) => readPageOf(slug, section, page))),
  };
  books.set(slug, made);
  return made;
}

export const allBooks = (): readonly Book[] => bookSlugs.map(book);

/** The book that a caller means by slug or title; else a sentence that names those that are near. */
export function findBook(name: string): Result<Book, string> {
  const asked = plainName(name);
  const slug = bookSlugs.find((known) => plainName(known) === asked);
  const found = slug === undefined ? allBooks().find(({ title }) => plainName(title) === asked) : book(slug);
  if (found) return ok(found);
  const hint = variantHint(name) ?? didYouMean(name, bookSlugs) ?? `there are ${joinNames(bookSlugs, 'and')}.`;
  return fail(`There is no rulebook "${name.slice(0, 60)}": ${hint}`);
}

/** Othello, oware and atomic chess are told within the books of their families. */
function variantHint(name: string): string | undefined {
  for (const family of allBooks()) {
    const variant = variantCalled(family, name);
    if (variant !== undefined) return `it is the variant "${variant}" of "${family.slug}".`;
  }
  return undefined;
}

function readPageOf(game: string, section: string, slug: string): Page {
  return { slug, section, ...readFile(game, section, slug)! };
}

/** What is written of a variant, in words beyond its definition. */
export const wordsOn = (game: string, variant: string): PageText | undefined => readFile(game, VARIANTS, variant);

function readFile(game: string, section: string, slug: string): PageText | undefined {
  const name = `rules/${game}/${section}/${slug}` as keyof typeof CONTENT;
  if (!Object.hasOwn(CONTENT, name)) return undefined;
  try {
    return readPage(withPaths(text(name), game, section));
  } catch (error) {
    throw new Error(`content/${name}.md: ${(error as Error).message}`);
  }
}
