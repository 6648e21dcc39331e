import MiniSearch, { type SearchResult } from 'minisearch';
import { plainName } from '../lib/match-name.ts';
import { truncateQuery, wordStem } from '../lib/query-words.ts';
import { type Book, RULES_SECTION } from './book.ts';
import { allBooks, variantText } from './library.ts';
import { pagePath, variantPath, withoutLinkTargets } from './links.ts';
import { makePassage, type Page, type Passage, type PassageType } from './page.ts';
import { STANDARD_SLUG, variantNames } from './variants.ts';

/** A searchable part of a rulebook. */
interface Part {
  readonly game: string;
  /** Title, after the titles of everything that contains the part: `Chess › Special moves › En passant`. */
  readonly title: string;
  readonly sectionType: PassageType;
  /** Path from the root of the rules site, with the anchor. */
  readonly path: string;
  /** Text without Markdown. */
  readonly text: string;
}

/** A part that a search found, with the words in it that match. */
export interface FoundPart extends Part {
  readonly terms: readonly string[];
}

interface Document extends Part {
  readonly id: number;
  /** Heading of the part. Matches in it count most. */
  readonly heading: string;
  /** Titles of the book, page or variant that contains the part. People often add them to a query. */
  readonly within: string;
  /** Stems of the words in the game's slug. A query that contains all of them names the game. */
  readonly names: readonly string[];
  readonly kind: 'rules' | 'page' | 'opening' | 'variant';
}

/**
 * Factors for the scores of parts, by kind. Rules that all variants share count more, because people look for them more
 * often.
 */
const WEIGHTS: Readonly<Record<Document['kind'], number>> = { rules: 1.5, page: 1, opening: 0.9, variant: 0.9 };

/** Words that are not searched, because they occur in most texts. */
const STOP_WORDS = new Set(
  'a an and are as at be by can do does for from has how i in into is it its may must my of on or that the their them then there this to what when where which who why with you your'.split(
    ' ',
  ),
);

interface Index {
  readonly documents: readonly Document[];
  readonly search: MiniSearch<Document>;
}

/** Limits of a search: only one game, or only passages of one type. */
export interface SearchScope {
  readonly game?: string | undefined;
  readonly type?: PassageType | undefined;
}

let index: Index | undefined;

/** Searches all rulebooks within a scope. The best match comes first. */
export function searchRules(query: string, { game, type }: SearchScope = {}): FoundPart[] {
  index ??= buildIndex(allBooks());
  const { documents, search } = index;
  const isInScope = ({ game: of, sectionType }: Document): boolean =>
    (game === undefined || of === game) && (type === undefined || sectionType === type);
  const all = search
    .search(truncateQuery(query), { filter: ({ id }) => isInScope(documents[id]!) })
    .map((result) => ({
      found: { ...documents[result.id]!, terms: result.terms },
      relevance: relevanceOf(result, documents),
    }))
    .sort((one, other) => other.relevance - one.relevance)
    .map(({ found }) => found);
  const plainQuery = plainName(query);
  return [
    ...all.filter((one) => isExactMatch(one, plainQuery)),
    ...all.filter((one) => !isExactMatch(one, plainQuery)),
  ];
}

/** Score of a part. It is higher the more words of the query match, and if the query names the game. */
function relevanceOf({ id, score, terms, queryTerms }: SearchResult, documents: readonly Document[]): number {
  const isItsGame = documents[id]!.names.every((name) => terms.includes(name));
  return score * Math.sqrt(queryTerms.length) * (isItsGame ? NAMED_GAME_FACTOR : 1);
}

/** Factor for the score of parts about the game that the query names. */
const NAMED_GAME_FACTOR = 1.6;

/**
 * Whether the query is exactly the heading or title of a part. Such parts come first, so that `atomic` finds `atomic`
 * before `atomic duck`.
 */
const isExactMatch = ({ heading, within }: Document, plainQuery: string): boolean =>
  [heading, within].some((name) => plainName(name) === plainQuery);

function buildIndex(books: readonly Book[]): Index {
  const documents = books.flatMap(documentsOf).map((document, id) => ({ id, ...document }));
  const search = new MiniSearch<Document>({
    fields: ['heading', 'within', 'text'],
    processTerm: termOf,
    searchOptions: {
      boost: { heading: 3, within: 2.5 },
      weights: { fuzzy: 0.2, prefix: 0.3 },
      boostDocument: (id) => WEIGHTS[documents[id as number]!.kind],
      prefix: (term) => term.length > 3,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    },
  });
  search.addAll(documents);
  return { documents, search };
}

/** Returns the index term for a word: its stem, or null for a stop word. */
function termOf(word: string): string | null {
  const lower = word.toLowerCase();
  return STOP_WORDS.has(lower) ? null : wordStem(lower);
}

const documentsOf = (book: Book): Omit<Document, 'id'>[] => [
  ...book.pages.flatMap((page) => pageDocuments(book, page)),
  ...variantDocuments(book),
];

/** Makes the documents of a page for the search index: one for the opening, and one for each passage. */
function pageDocuments(book: Book, { slug, section, title, opening, passages }: Page): Omit<Document, 'id'>[] {
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
}

/** Anchor of the beginning of every page. */
const TOP = 'top';

function partDocument(
  place: Place,
  { heading, type, text, ...part }: Passage,
  anchor = part.anchor,
): Omit<Document, 'id'> {
  const { game, kind, titles, within, path } = place;
  return {
    game,
    names: game.split('-').flatMap((word) => termOf(word) ?? []),
    kind,
    title: [...titles, heading].join(' › '),
    sectionType: type,
    path: `${path}#${anchor}`,
    text: plainText(text),
    heading,
    within,
  };
}

/** Makes the documents of a book's variants for the search index: one for each summary, and one for each passage. */
function variantDocuments(book: Book): Omit<Document, 'id'>[] {
  return variantNames(book).flatMap(({ slug, title, summary }) => {
    const place: Place = {
      game: book.slug,
      kind: 'variant',
      titles: [book.title, title],
      within: `${book.title} ${title}`,
      path: variantPath(book.slug, slug),
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

/** Removes the markup from Markdown. */
const plainText = (markdown: string): string =>
  withoutLinkTargets(markdown)
    .replaceAll(/[`*_|[\]#]/g, ' ')
    .replaceAll(/^- /gm, ' ')
    .replaceAll(/-{3,}/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
