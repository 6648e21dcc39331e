import MiniSearch, { type SearchResult } from 'minisearch';
import { plainName } from '../lib/plain-name.ts';
import { truncateQuery, wordStem } from '../lib/query-words.ts';
import { type Book, RULES } from './book.ts';
import { allBooks, wordsOn } from './library.ts';
import { pagePath, variantPath, withoutTargets } from './links.ts';
import { type Page, type Passage, passage, type SectionType } from './page.ts';
import { STANDARD, variantNames } from './variants.ts';

/** A part of a rulebook. */
interface Part {
  readonly game: string;
  /** `Chess › Special moves › En passant` */
  readonly title: string;
  readonly sectionType: SectionType;
  /** From the root of the rules site, with the anchor. */
  readonly path: string;
  /** Plain text. */
  readonly text: string;
}

/** A part that was found, and the words of it by which. */
export interface Found extends Part {
  readonly terms: readonly string[];
}

interface Document extends Part {
  readonly id: number;
  /** What it is about in the fewest words. */
  readonly heading: string;
  /** The names of book, page and variant, by which people say where they look. */
  readonly within: string;
  /** Words that all stand in a query which names the game. */
  readonly names: readonly string[];
  readonly kind: 'rules' | 'page' | 'opening' | 'variant';
}

/** Rules that all variants share are looked for more often than those of one. */
const WEIGHTS: Readonly<Record<Document['kind'], number>> = { rules: 1.5, page: 1, opening: 0.9, variant: 0.9 };

/** Words that stand in most texts, and would find them all. */
const SAYS_NOTHING = new Set(
  'a an and are as at be by can do does for from has how i in into is it its may must my of on or that the their them then there this to what when where which who why with you your'.split(
    ' ',
  ),
);

interface Index {
  readonly documents: readonly Document[];
  readonly search: MiniSearch<Document>;
}

/** Where to look. */
export interface Scope {
  readonly game?: string | undefined;
  readonly type?: SectionType | undefined;
}

let index: Index | undefined;

/** The parts of all books that speak of a query, the best first; `game` and `type` narrow it. */
export function searchRules(query: string, { game, type }: Scope = {}): Found[] {
  index ??= indexOf(allBooks());
  const { documents, search } = index;
  const wanted = ({ game: of, sectionType }: Document): boolean =>
    (game === undefined || of === game) && (type === undefined || sectionType === type);
  const all = search
    .search(truncateQuery(query), { filter: ({ id }) => wanted(documents[id]!) })
    .map((result) => ({ found: { ...documents[result.id]!, terms: result.terms }, worth: worth(result, documents) }))
    .sort((one, other) => other.worth - one.worth)
    .map(({ found }) => found);
  const asked = plainName(query);
  return [...all.filter((one) => isNamed(one, asked)), ...all.filter((one) => !isNamed(one, asked))];
}

/** What speaks of more of the words comes before what speaks much of few, and the game that is named before others. */
function worth({ id, score, terms, queryTerms }: SearchResult, documents: readonly Document[]): number {
  const isItsGame = documents[id]!.names.every((name) => terms.includes(name));
  return score * Math.sqrt(queryTerms.length) * (isItsGame ? NAMED : 1);
}

/** So many times more is worth what is in the game that a query names. */
const NAMED = 1.6;

/** What is called by the very words of a query comes first: `atomic` before all variants of it. */
const isNamed = ({ heading, within }: Document, asked: string): boolean =>
  [heading, within].some((name) => plainName(name) === asked);

function indexOf(books: readonly Book[]): Index {
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

/** What a word is found by; null where it says nothing. */
function termOf(word: string): string | null {
  const lower = word.toLowerCase();
  return SAYS_NOTHING.has(lower) ? null : wordStem(lower);
}

const documentsOf = (book: Book): Omit<Document, 'id'>[] => [
  ...book.pages.flatMap((page) => pageDocuments(book, page)),
  ...variantDocuments(book),
];

/** A page is found by what stands before its first heading, and each part by itself. */
function pageDocuments(book: Book, { slug, section, title, opening, passages }: Page): Omit<Document, 'id'>[] {
  const place: Place = {
    game: book.slug,
    kind: section === RULES ? 'rules' : 'page',
    titles: [book.title, title],
    within: [book.title, ...standardTitle(book), title].join(' '),
    path: pagePath(book.slug, section, slug),
  };
  const first = partDocument(
    { ...place, kind: 'opening', titles: [book.title] },
    passage(title, 'general', opening),
    TOP,
  );
  return [...(opening ? [first] : []), ...passages.map((one) => partDocument(place, one))];
}

/** The pages of a book tell its standard variant, by whose name people ask too: Kalah, not mancala. */
const standardTitle = (book: Book): string[] =>
  variantNames(book).flatMap(({ slug, title }) => (slug === STANDARD && title !== book.title ? [title] : []));

/** Where parts stand that are found one by one. */
interface Place {
  readonly game: string;
  readonly kind: Document['kind'];
  /** Above the part, from the book down. */
  readonly titles: readonly string[];
  readonly within: string;
  readonly path: string;
}

/** Leads to the beginning of each page. */
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

/** A variant is found by its name, and each part that is written of it. */
function variantDocuments(book: Book): Omit<Document, 'id'>[] {
  return variantNames(book).flatMap(({ slug, title, summary }) => {
    const place: Place = {
      game: book.slug,
      kind: 'variant',
      titles: [book.title, title],
      within: `${book.title} ${title}`,
      path: variantPath(book.slug, slug),
    };
    const words = wordsOn(book.slug, slug);
    const text = [summary, words?.opening].filter(Boolean).join(' ');
    const named = { ...place, titles: [book.title], within: slug };
    return [
      partDocument(named, passage(title, 'variants', text), TOP),
      ...(words?.passages ?? []).map((one) => partDocument(place, one)),
    ];
  });
}

/** Markdown without its marks. */
const plainText = (markdown: string): string =>
  withoutTargets(markdown)
    .replaceAll(/[`*_|[\]#]/g, ' ')
    .replaceAll(/^- /gm, ' ')
    .replaceAll(/-{3,}/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
