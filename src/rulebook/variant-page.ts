import { familyOf } from '../families/families.ts';
import { LruCache } from '../lib/lru-cache.ts';
import type { Family } from '../play/family.ts';
import { type Book, RULES_SECTION } from './book.ts';
import { hasDiagram } from './diagrams.ts';
import { variantText } from './library.ts';
import { bookPath, diagramPath, variantPath } from './links.ts';
import { makePassage, type Page, type PageText, type Passage } from './page.ts';
import { changesPassage, resolveOrThrow } from './variant-changes.ts';
import { startAsText, unusualPieces } from './variant-pieces.ts';
import { STANDARD_SLUG, type VariantFacts, variantNames } from './variants.ts';

const pages = new LruCache<string, PageText>(512);

/**
 * Makes the rules of a variant: the text written about it and, if the game has an engine, passages made from its
 * definition, so that rules and engine cannot differ. For `standard`, these are all rules pages of the book.
 */
export function variantPage(book: Book, facts: VariantFacts): PageText {
  const path = variantPath(book.slug, facts.slug);
  return pages.find(path) ?? pages.keep(path, makePage(book, facts));
}

function makePage(book: Book, facts: VariantFacts): PageText {
  const { slug, title, summary } = facts;
  const written = variantText(book.slug, slug);
  const family = familyOf(book.slug);
  const writtenPassages = written?.passages ?? [];
  if (slug === STANDARD_SLUG) {
    const rules = book.pages.filter(({ section }) => section === RULES_SECTION);
    return {
      title,
      opening: book.how_to_play,
      passages: withUniqueAnchors([...rules.flatMap(chapterPassages), ...writtenPassages]),
    };
  }
  return {
    title,
    opening: [`${summary} ${parentText(book, facts)}`.trim(), startImage(book.slug, facts), written?.opening]
      .filter(Boolean)
      .join('\n\n'),
    passages: [...writtenPassages, ...(family ? definedPassages(family, facts) : [bookSourcePassage(book, facts)])],
  };
}

/** Says of which game this is a variant, for games with an engine; their other rules are those of that game. */
function parentText(book: Book, { parent = STANDARD_SLUG, slug }: VariantFacts): string {
  const other = familyOf(book.slug) && variantNames(book).find((one) => one.slug === parent && one.slug !== slug);
  if (!other) return '';
  return `A variant of [${other.title}](${parent === STANDARD_SLUG ? bookPath(book.slug) : variantPath(book.slug, parent)}).`;
}

/** The board at the start as a Markdown image; empty for games without a board. */
const startImage = (game: string, { slug, title }: VariantFacts): string =>
  hasDiagram(game, slug) ? `![${title} at the start](${diagramPath(game, slug)})` : '';

/** Converts a page to passages for a longer page. Its opening becomes a passage under the title of the page. */
const chapterPassages = ({ title, opening, passages }: Page): Passage[] => [
  ...(opening ? [makePassage(title, 'general', opening)] : []),
  ...passages,
];

/** Adds numbers to repeated anchors: the second passage with the anchor `draws` gets `draws-2`. */
function withUniqueAnchors(passages: readonly Passage[]): Passage[] {
  const counts = new Map<string, number>();
  return passages.map((one) => {
    const count = (counts.get(one.anchor) ?? 0) + 1;
    counts.set(one.anchor, count);
    return count === 1 ? one : { ...one, anchor: `${one.anchor}-${count}` };
  });
}

/**
 * Makes the passages that come from a definition: unusual pieces and source and, as asides, what the engine plays
 * differently and the start as text.
 */
function definedPassages(family: Family, facts: VariantFacts): Passage[] {
  const variant = resolveOrThrow(family, facts.slug);
  return [
    ...unusualPieces(family, facts.slug),
    engineSourcePassage(family, facts),
    changesPassage(family, variant, facts.parent ?? STANDARD_SLUG),
    startAsText(family, variant),
  ];
}

const engineSourcePassage = (family: Family, facts: VariantFacts): Passage =>
  makePassage(
    'Source',
    'general',
    `${originText(facts)} [Play ${facts.title} here](/play/${family.slug}/${facts.slug}).`,
  );

const bookSourcePassage = ({ title, slug }: Book, facts: VariantFacts): Passage =>
  makePassage(
    'Source',
    'general',
    `A variant of [${title}](${bookPath(slug)}), whose rules hold unless this page says otherwise. ${originText(facts)}`,
  );

function originText({ source, year, region }: VariantFacts): string {
  const origin = [region, year].filter((known) => known !== undefined).join(', ');
  return `${origin ? `${origin}. ` : ''}Rules after ${source.replace(/\.$/, '')}.`;
}
