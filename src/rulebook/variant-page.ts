import { describeBetza } from '../fairy/language/betza-words.ts';
import type { FairyDefinition } from '../fairy/language/definition.ts';
import { familyOf } from '../families/families.ts';
import { LruCache } from '../lib/lru-cache.ts';
import { Rng } from '../lib/rng.ts';
import { capitalize } from '../lib/wording.ts';
import type { Family } from '../play/family.ts';
import { resolveVariant, type Variant } from '../play/resolve.ts';
import { ruleDifferences } from '../play/rule-words.ts';
import { type Book, RULES_SECTION } from './book.ts';
import { variantText } from './library.ts';
import { bookPath, diagramPath, variantPath } from './links.ts';
import { makePassage, type Page, type PageText, type Passage } from './page.ts';
import { STANDARD_SLUG, type VariantFacts } from './variants.ts';

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
    opening: [summary, written?.opening].filter(Boolean).join('\n\n'),
    passages: [...writtenPassages, ...(family ? definedPassages(family, facts) : [bookSourcePassage(book, facts)])],
  };
}

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

/** Makes the passages that come from a definition: changed rules, board, pieces and source. */
function definedPassages(family: Family, facts: VariantFacts): Passage[] {
  const variant = resolveOrThrow(family, facts.slug);
  return [
    changesPassage(family, variant, facts.parent ?? STANDARD_SLUG),
    boardPassage(family, variant),
    ...piecePassages(variant),
    engineSourcePassage(family, facts),
  ];
}

function resolveOrThrow(family: Family, slug: string): Variant {
  const variant = resolveVariant(family, slug);
  if (!variant.ok) throw new Error(variant.error.message);
  return variant.value;
}

function changesPassage(family: Family, { definition }: Variant, parent: string): Passage {
  const other = resolveOrThrow(family, parent).definition;
  const rows = ruleDifferences(family, other, definition).filter(({ path }) => path !== 'setup.fen');
  const where = parent === STANDARD_SLUG ? bookPath(family.slug) : variantPath(family.slug, parent);
  const writers = [other, definition].map((one) => valueWriter(pieceNames(one)));
  const text = rows.length
    ? `The rules that the engine plays differently from [${other.title}](${where}):

${table(
  ['rule', other.title, 'here', 'meaning'],
  rows.map(({ path, from, to, meaning }) => [
    capitalize(ruleName(path)),
    ...valuePair(writers[0]!(from), writers[1]!(to)),
    meaning,
  ]),
)}`
    : `The rules are those of [${other.title}](${where}): ${samePieces(other, definition) ? 'only the name or the look differs' : 'some pieces move differently, as listed below'}.`;
  return makePassage(`How the rules differ from ${other.title}`, 'special', text);
}

const samePieces = (one: object, other: object): boolean =>
  JSON.stringify('pieces' in one && one.pieces) === JSON.stringify('pieces' in other && other.pieces);

/**
 * Converts the path of an option to words: `rules.promotion.to` becomes "promotion: to", `king.range` becomes "king:
 * range".
 */
function ruleName(path: string): string {
  const names = path.split('.').filter((name) => !SECTIONS.has(name));
  return names.map((name) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)).join(': ');
}

/** Parts of an option's path that say nothing to readers. */
const SECTIONS = new Set(['', 'board', 'end', 'rules', 'setup']);

/** By letter: the name of a piece, which options of a definition refer to by its letter. */
function pieceNames(definition: object): ReadonlyMap<string, string> {
  const pieces = 'pieces' in definition ? Object.entries(definition.pieces as object) : [];
  return new Map(pieces.map(([letter, { name }]) => [letter, String(name)]));
}

/** Maximum length of an option's value in a table, in characters. */
const MAX_VALUE_LENGTH = 90;

/** The values of an option in two variants, for a table. If both are too long, the table only says that they differ. */
function valuePair(from: string, to: string): [string, string] {
  const isLong = (text: string) => text.length > MAX_VALUE_LENGTH;
  if (isLong(from) && isLong(to)) return ['its own', 'different'];
  return [isLong(from) ? 'yes' : from, isLong(to) ? 'yes' : to];
}

/**
 * Makes a function that writes values of options for readers: names of pieces for their letters, "none" for what does
 * not apply.
 */
function valueWriter(names: ReadonlyMap<string, string>): (value: unknown) => string {
  const write = (value: unknown): string => {
    if (value === undefined || value === null) return 'none';
    if (typeof value === 'boolean') return value ? 'yes' : 'no';
    if (typeof value === 'string') return names.get(value) ?? (value === '' ? 'none' : value.replaceAll('-', ' '));
    if (typeof value !== 'object') return String(value);
    if (Array.isArray(value)) return value.length ? value.map(write).join(', ') : 'none';
    const entries = Object.entries(value).map(
      ([name, part]) => `${names.get(name) ?? ruleName(`.${name}`)}: ${write(part)}`,
    );
    return entries.length ? entries.join('; ') : 'none';
  };
  return write;
}

function boardPassage(family: Family, { definition, rules }: Variant): Passage {
  const start = rules.start(Rng.fromSeed(''));
  const letters = family.view.boardText(start);
  return makePassage(
    'Board at the start',
    'setup',
    `![${definition.title} at the start](${diagramPath(family.slug, definition.variant)})

\`\`\`
${letters}
\`\`\`

As a position string: \`${rules.notation.fen(start)}\``,
  );
}

function piecePassages({ definition }: Variant): Passage[] {
  if (!('pieces' in definition)) return [];
  const { pieces } = definition as FairyDefinition;
  const rows = Object.entries(pieces).map(([letter, { name, betza }]) => [
    letter,
    name,
    describeBetza(betza),
    `\`${betza}\``,
  ]);
  const text = `How pieces go over the board, forward as their owner sees it; special moves such as castling or double steps are rule words.

${table(['letter', 'piece', 'moves', 'Betza'], rows)}`;
  return [makePassage('Pieces by letter', 'pieces', text)];
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

const engineSourcePassage = (family: Family, facts: VariantFacts): Passage =>
  makePassage(
    'Source',
    'general',
    `${originText(facts)} Played here with \`play_create_game\` as \`{"family": "${family.slug}", "variant": "${facts.slug}"}\`.`,
  );

const bookSourcePassage = ({ title, slug }: Book, facts: VariantFacts): Passage =>
  makePassage(
    'Source',
    'general',
    `A variant of [${title}](${bookPath(slug)}): what is not told here is as there. ${originText(facts)}`,
  );

function originText({ source, year, region }: VariantFacts): string {
  const origin = [region, year].filter((known) => known !== undefined).join(', ');
  return `${origin ? `${origin}. ` : ''}Rules after ${source.replace(/\.$/, '')}.`;
}
