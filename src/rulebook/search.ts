import { familyOf } from '../families/families.ts';
import { ownNamesOf } from '../play/variant-names.ts';
import { type Found, TextSearch } from '../text-search/text-search.ts';
import { type Book, RULES_SECTION } from './book.ts';
import { allBooks, content, variantText } from './library.ts';
import { pagePath, variantPath } from './links.ts';
import { makePassage, type Page, type Passage, type PassageType } from './page.ts';
import { plainText, withoutFigures } from './plain-text.ts';
import { STANDARD_SLUG, variantNames } from './variants.ts';

/** A searchable part of a rulebook. */
export interface Part {
  readonly game: string;
  /** Title, after the titles of everything that contains the part: `Chess › Special moves › En passant`. */
  readonly title: string;
  readonly sectionType: PassageType;
  /** Path from the root of the rules site, with the anchor. */
  readonly path: string;
  /** Text without Markdown. */
  readonly text: string;
  /** The text without diagrams, code and tables, which are no sentences to quote. */
  readonly prose: string;
}

interface Document extends Part {
  /** Heading of the part. Matches in it count most. */
  readonly heading: string;
  /** Titles of the book, page or variant that contains the part. People often add them to a query. */
  readonly within: string;
  readonly kind: 'rules' | 'page' | 'opening' | 'variant';
  /** Slug of the variant that the part describes, if it describes one. */
  readonly variant?: string;
  /** Names of the whole book, if it begins with the part. */
  readonly bookNames?: readonly string[];
}

/**
 * Factors for the scores of parts, by kind. Rules that all variants share count more, because people look for them more
 * often.
 */
const WEIGHTS: Readonly<Record<Document['kind'], number>> = { rules: 1.4, page: 1, opening: 0.9, variant: 0.6 };

/** Limits of a search: only one game, or only passages of one type. */
export interface SearchScope {
  readonly game?: string | undefined;
  readonly type?: PassageType | undefined;
}

/** By path: words with which people ask for a part, and it does not have. */
const askedAs: ReadonlyMap<string, string> = new Map(
  Object.entries(content<{ readonly words: Readonly<Record<string, string>> }>('rules/asked-as').words),
);

let built: TextSearch<Document> | undefined;

const textSearch = (): TextSearch<Document> => {
  built ??= new TextSearch(allBooks().flatMap(documentsOf), {
    fields: [
      { boost: 8, textOf: ({ heading }) => heading },
      { boost: 1.4, textOf: ({ within }) => within },
      { boost: 1, textOf: ({ text }) => text },
      { boost: 2, textOf: ({ path }) => askedAs.get(path) ?? '' },
    ],
    namesOf: ({ heading, within, bookNames = [] }) => [heading, within, ...bookNames],
    weightOf: ({ kind }) => WEIGHTS[kind],
    groups: { names: groupNames(), groupsOf: ({ game, variant }) => (variant ? [game, `${game}/${variant}`] : [game]) },
    synonyms: content('rules/synonyms'),
  });
  return built;
};

/** Searches all rulebooks within a scope. The best match comes first. */
export const searchRules = (query: string, { game, type }: SearchScope = {}): readonly Found<Part>[] =>
  textSearch().find(
    query,
    (part) => (game === undefined || part.game === game) && (type === undefined || part.sectionType === type),
  );

/** Names of games and headings that a query may mean, for one that finds nothing. */
export const suggestRules = (query: string): string[] => textSearch().suggest(query);

/** All names by which a query may name a game or one of its variants. */
function groupNames(): Map<string, readonly string[]> {
  const names = new Map<string, readonly string[]>();
  for (const book of allBooks()) {
    const family = familyOf(book.slug);
    const own = family ? Object.keys(ownNamesOf(family)) : [];
    const aliases = Object.entries(family?.aliases ?? {});
    const aliasesOf = (wanted: string) => aliases.flatMap(([name, slug]) => (slug === wanted ? [name] : []));
    for (const { slug, title } of variantNames(book)) {
      const all = [title, ...aliasesOf(slug)];
      if (slug === STANDARD_SLUG) own.push(...all);
      else names.set(`${book.slug}/${slug}`, [slug, ...all]);
    }
    names.set(book.slug, [book.title, book.slug, ...(book.otherNames ?? []), ...own]);
  }
  return names;
}

function documentsOf(book: Book): Document[] {
  const [first, ...others] = book.pages.flatMap((page) => pageDocuments(book, page));
  const bookNames = [book.title, book.slug, ...(book.otherNames ?? [])];
  return [...(first ? [{ ...first, bookNames }] : []), ...others, ...variantDocuments(book)];
}

/** Makes the documents of a page for the search index: one for the opening, and one for each passage. */
function pageDocuments(book: Book, { slug, section, title, opening, passages }: Page): Document[] {
  const place: Place = {
    game: book.slug,
    kind: section === RULES_SECTION ? 'rules' : 'page',
    titles: [book.title, title],
    within: [book.title, ...standardTitle(book), title].join(' '),
    path: pagePath(book.slug, section, slug),
  };
  const first = partDocument(
    { ...place, kind: 'opening', titles: [book.title] },
    makePassage(title, 'general', opening),
    TOP,
  );
  return [...(opening ? [first] : []), ...passages.map((one) => partDocument(place, one))];
}

/**
 * Title of the standard variant, which the pages describe, if it is not the book's title: Kalah in the mancala book.
 * Otherwise empty.
 */
const standardTitle = (book: Book): string[] =>
  variantNames(book).flatMap(({ slug, title }) => (slug === STANDARD_SLUG && title !== book.title ? [title] : []));

/** What all parts of a page have in common. */
interface Place {
  readonly game: string;
  readonly kind: Document['kind'];
  /** Titles of everything that contains the part. The book's comes first. */
  readonly titles: readonly string[];
  readonly within: string;
  readonly path: string;
  readonly variant?: string;
}

/** Anchor of the beginning of every page. */
const TOP = 'top';

function partDocument(place: Place, { heading, type, text, ...part }: Passage, anchor = part.anchor): Document {
  const { game, kind, titles, within, path, variant } = place;
  return {
    ...(variant && { variant }),
    game,
    kind,
    title: [...titles, heading].join(' › '),
    sectionType: type,
    path: `${path}#${anchor}`,
    text: plainText(text),
    prose: plainText(withoutFigures(text)),
    heading,
    within,
  };
}

/** Makes the documents of a book's variants for the search index: one for each summary, and one for each passage. */
function variantDocuments(book: Book): Document[] {
  return variantNames(book).flatMap(({ slug, title, summary }) => {
    const place: Place = {
      game: book.slug,
      kind: 'variant',
      titles: [book.title, title],
      within: `${book.title} ${title}`,
      path: variantPath(book.slug, slug),
      variant: slug,
    };
    const written = variantText(book.slug, slug);
    const text = [summary, written?.opening].filter(Boolean).join(' ');
    const summaryPlace = { ...place, titles: [book.title], within: slug };
    return [
      partDocument(summaryPlace, makePassage(title, 'variants', text), TOP),
      ...(written?.passages ?? []).map((one) => partDocument(place, one)),
    ];
  });
}
