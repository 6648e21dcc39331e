import MiniSearch from 'minisearch';
import { type Book, RULES } from './book.ts';
import { allBooks, wordsOn } from './library.ts';
import { pagePath, variantPath, withoutTargets } from './links.ts';
import type { Page, Passage, SectionType } from './page.ts';
import { variantNames } from './variants.ts';

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
  readonly kind: 'rules' | 'page' | 'variant';
}

/** Rules that all variants share are looked for more often than those of one. */
const WEIGHTS: Readonly<Record<Document['kind'], number>> = { rules: 1.5, page: 1, variant: 0.9 };

/** Words that stand in most texts, and would find them all. */
const SAYS_NOTHING = new Set(
  'a an and are as at be by can do does for from has how i in into is it its my of on or that the their them then there this to what when where which who why with you your'.split(
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
  const found = (combineWith: 'AND' | 'OR') =>
    search.search(query, { combineWith, filter: ({ id }) => wanted(documents[id]!) });
  // what speaks of all words comes before what speaks of some
  const best = new Map<number, readonly string[]>();
  for (const { id, terms } of [...found('AND'), ...found('OR')]) if (!best.has(id)) best.set(id, terms);
  const all = [...best].map(([id, terms]) => ({ ...documents[id]!, terms }));
  return [...all.filter((one) => isNamed(one, query)), ...all.filter((one) => !isNamed(one, query))];
}

/** What is called by the very words of a query comes first: `atomic` before all variants of it. */
const isNamed = ({ heading, within }: Document, query: string): boolean =>
  [heading, within].some((name) => plainName(name) === plainName(query));

const plainName = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

function indexOf(books: readonly Book[]): Index {
  const documents = books.flatMap(documentsOf).map((document, id) => ({ id, ...document }));
  const search = new MiniSearch<Document>({
    fields: ['heading', 'within', 'text'],
    processTerm: (term) => (SAYS_NOTHING.has(term.toLowerCase()) ? null : term.toLowerCase()),
    searchOptions: {
      boost: { heading: 4, within: 2 },
      boostDocument: (id) => WEIGHTS[documents[id as number]!.kind],
      prefix: (term) => term.length > 3,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    },
  });
  search.addAll(documents);
  return { documents, search };
}

const documentsOf = (book: Book): Omit<Document, 'id'>[] => [
  ...book.pages.flatMap((page) => pageDocuments(book, page)),
  ...variantDocuments(book),
];

function pageDocuments({ slug, title }: Book, page: Page): Omit<Document, 'id'>[] {
  const path = pagePath(slug, page.section, page.slug);
  const kind = page.section === RULES ? 'rules' : 'page';
  return page.passages.map((passage) => passageDocument(slug, kind, [title, page.title], path, passage));
}

function passageDocument(
  game: string,
  kind: Document['kind'],
  within: readonly string[],
  path: string,
  { heading, anchor, type, text }: Passage,
): Omit<Document, 'id'> {
  return {
    game,
    kind,
    title: [...within, heading].join(' › '),
    sectionType: type,
    path: `${path}#${anchor}`,
    text: plainText(text),
    heading,
    within: within.join(' '),
  };
}

/** A variant is found by its name, and each part that is written of it. */
function variantDocuments(book: Book): Omit<Document, 'id'>[] {
  return variantNames(book).flatMap(({ slug, title, summary }) => {
    const path = variantPath(book.slug, slug);
    const named = {
      game: book.slug,
      kind: 'variant' as const,
      title: `${book.title} › ${title}`,
      sectionType: 'variants' as const,
      path: `${path}#top`,
      text: summary,
      heading: title,
      within: slug,
    };
    const written = wordsOn(book.slug, slug)?.passages ?? [];
    return [
      named,
      ...written.map((passage) => passageDocument(book.slug, 'variant', [book.title, title], path, passage)),
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
