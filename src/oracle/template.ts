import {
  closeWithComma,
  firstClause,
  listPhrases,
  lowerCase,
  withArticle,
  withoutArticle,
  withThe,
  withThereIs,
  withTo,
} from './english.ts';

/**
 * A template: sentences with slots for results of tables.
 *
 *     {people/work}                      the result of a roll on that table; every mention is the same roll
 *     {people/work#2}                    a second roll on it, with another result
 *     {names/female or names/male}       a roll on one of these tables, drawn at random
 *     {planets/<planets/class>/feature}  a roll on the table that another result, or its first word, names
 *     {core/descriptor + core/focus}     both results, one after the other: "rare creation"
 *     {people/work | bare the}           the result passed through filters, from left to right
 *     [ Beware: {dungeon/trap}.]         an optional part, dropped if one of its results is empty
 *
 * The filters are the keys of `FILTERS`.
 */
export type TemplatePart =
  | { readonly kind: 'words'; readonly words: string }
  | { readonly kind: 'optional'; readonly pieces: readonly TemplatePart[] }
  | TemplateSlot;

export interface TemplateSlot {
  readonly kind: 'slot';
  readonly rolls: readonly TemplateRoll[];
  readonly filters: readonly string[];
}

/** A roll that a template refers to. */
export interface TemplateRoll {
  /** IDs of tables; if several, one is drawn. */
  readonly tables: readonly string[];
  /** The number behind `#`: which roll on these tables. */
  readonly ordinal: number;
}

/** What each filter does: `each` to every result of a reroll, `whole` to all of them joined. */
const FILTERS: Readonly<Record<string, { each?: (phrase: string) => string; whole?: (phrase: string) => string }>> = {
  lower: { each: lowerCase },
  a: { each: withArticle },
  the: { each: withThe },
  bare: { each: withoutArticle },
  begin: { each: firstClause },
  to: { each: withTo },
  there: { whole: withThereIs },
  aside: { whole: closeWithComma },
};

export const FILTER_NAMES: readonly string[] = Object.keys(FILTERS);

/** Joins the results of a slot and applies its filters; empty if there are no results. */
export function applyFilters(phrases: readonly string[], filters: readonly string[]): string {
  const each = phrases.map((phrase) => filters.reduce((text, name) => FILTERS[name]?.each?.(text) ?? text, phrase));
  const text = listPhrases(each);
  return text && filters.reduce((whole, name) => FILTERS[name]?.whole?.(whole) ?? whole, text);
}

export function parseTemplate(template: string): TemplatePart[] {
  const pieces: TemplatePart[] = [];
  let optional: TemplatePart[] | undefined;
  let isSlot = false;
  for (const token of template.split(/([{}[\]])/)) {
    if (token === '[') optional = [];
    else if (token === ']') {
      pieces.push({ kind: 'optional', pieces: optional ?? [] });
      optional = undefined;
    } else if (token === '{' || token === '}') isSlot = token === '{';
    else if (token) (optional ?? pieces).push(isSlot ? parseSlot(token) : { kind: 'words', words: token });
  }
  return pieces;
}

function parseSlot(text: string): TemplateSlot {
  const [rolls = '', filters = ''] = text.split('|');
  return { kind: 'slot', rolls: rolls.split(' + ').map(parseRollRef), filters: filters.split(' ').filter(Boolean) };
}

function parseRollRef(text: string): TemplateRoll {
  const [, tables = '', turn = '1'] = /^(.*?)(?:#(\d))?$/.exec(text.trim())!;
  return { tables: tables.split(' or '), ordinal: Number(turn) };
}

/** All slots of a template, including those in optional parts. */
export const slotsOf = (pieces: readonly TemplatePart[]): TemplateSlot[] =>
  pieces.flatMap((piece) => (piece.kind === 'slot' ? [piece] : piece.kind === 'optional' ? slotsOf(piece.pieces) : []));

/** Splits `planets/<planets/class>/feature` into its three parts; undefined for an ID without such a reference. */
export function splitPath(table: string): { before: string; by: string; after: string } | undefined {
  const [, before, reference, after] = /^([^<]*)<([^>]+)>(.*)$/.exec(table) ?? [];
  return reference === undefined ? undefined : { before: before!, by: reference, after: after! };
}
