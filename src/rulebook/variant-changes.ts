import { capitalize, toSentence } from '../lib/wording.ts';
import type { Family } from '../play/family.ts';
import { resolveVariant, type Variant } from '../play/resolve.ts';
import { ruleDifferences } from '../play/rule-words.ts';
import { bookPath, variantPath } from './links.ts';
import { makePassage, type Passage } from './page.ts';
import { STANDARD_SLUG } from './variants.ts';

/** Resolves a variant that exists. */
export function resolveOrThrow(family: Family, slug: string): Variant {
  const variant = resolveVariant(family, slug);
  if (!variant.ok) throw new Error(variant.error.message);
  return variant.value;
}

/** Makes the passage that lists what the engine plays differently from another variant. */
export function changesPassage(family: Family, { definition }: Variant, parent: string): Passage {
  const other = resolveOrThrow(family, parent).definition;
  const rows = ruleDifferences(family, other, definition).filter(({ path }) => path !== 'setup.fen');
  const where = parent === STANDARD_SLUG ? bookPath(family.slug) : variantPath(family.slug, parent);
  const writers = [other, definition].map((one) => valueWriter(pieceNames(one)));
  const lines = rows.map(({ path, from, to, meaning }) =>
    differenceLine(capitalize(ruleName(path)), writers[1]!(to), writers[0]!(from), other.title, meaning),
  );
  const text = lines.length
    ? `The engine plays these settings differently from [${other.title}](${where}):\n\n${lines.join('\n')}`
    : `The rules are those of [${other.title}](${where}): ${samePieces(other, definition) ? 'only the name or the look differs' : 'some pieces move differently'}.`;
  return { ...makePassage(`How the rules differ from ${other.title}`, 'special', text), isAside: true };
}

/** A line such as `- **Files**: 10, in Chess 8. Squares from left to right.` */
function differenceLine(name: string, here: string, there: string, title: string, meaning: string): string {
  const values = isLong(here) ? 'different' : isLong(there) ? here : `${here}, in ${title} ${there}`;
  return `- **${name}**: ${values}. ${toSentence(capitalize(meaning))}`;
}

/** Maximum length of an option's value in a list, in characters. */
const MAX_VALUE_LENGTH = 120;

const isLong = (text: string): boolean => text.length > MAX_VALUE_LENGTH;

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
