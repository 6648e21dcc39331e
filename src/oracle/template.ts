import {
  closeWithComma,
  firstClause,
  joinPhrases,
  lowerCase,
  withArticle,
  withoutArticle,
  withThe,
  withThereIs,
  withTo,
} from './english.ts';

/**
 * A part of a template. A template is a text with slots for the results of rolls on tables:
 *
 *     {people/work}                      the result of a roll on that table; every mention is the same roll
 *     {people/work#2}                    the result of a second roll on it, different from the first
 *     {names/female or names/male}       the result of a roll on one of these tables, drawn at random
 *     {planets/<planets/class>/feature}  the inner table is rolled first; its result, or the first word of it, completes
 *                                        the ID of the outer table
 *     {core/descriptor + core/focus}     two results, one after the other: "rare creation"
 *     {people/work | bare the}           the result passed through filters, from left to right
 *     [ Beware: {dungeon/trap}.]         an optional part, dropped if one of its results is empty
 *
 * The filters are the keys of `FILTERS`.
 */
export type TemplatePart =
  | { readonly kind: 'words'; readonly words: string }
  | { readonly kind: 'optional'; readonly pieces: readonly TemplatePart[] }
  | TemplateSlot;

/** A place in a template that is filled with the results of rolls. */
export interface TemplateSlot {
  readonly kind: 'slot';
  readonly rolls: readonly TemplateRoll[];
  readonly filters: readonly string[];
}

/** A roll on a table to which a slot of a template refers. */
export interface TemplateRoll {
  /** IDs of tables. If there are several, one of them is drawn at random. */
  readonly tables: readonly string[];
  /**
   * Number after `#` in the template. Equal numbers mean the same roll on the tables, different numbers different
   * rolls.
   */
  readonly ordinal: number;
}

/** Effects of each filter: `each` applies to every single result of a slot, `whole` to all of them joined. */
const FILTERS: Readonly<Record<string, { each?: (phrase: string) => string; whole?: (phrase: string) => string }>> = {
  lower: { each: lowerCase },
  a: { each: withArticle },
  the: { each: withThe },
  bare: { each: withoutArticle },
  begin: { each: firstClause },
  to: { each: withTo },
  there: { whole: withThereIs },
  aside: { whole: closeWithComma },
  one: { whole: withArticle },
};

/** Names of all filters that a template can use. */
export const FILTER_NAMES: readonly string[] = Object.keys(FILTERS);

/** Joins the results of a slot and applies its filters. Empty if there are no results. */
export function applyFilters(phrases: readonly string[], filters: readonly string[]): string {
  const each = phrases.map((phrase) => filters.reduce((text, name) => FILTERS[name]?.each?.(text) ?? text, phrase));
  const text = joinPhrases(each);
  return text && filters.reduce((whole, name) => FILTERS[name]?.whole?.(whole) ?? whole, text);
}

/** Parses a template into its parts. */
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

/** Lists all slots of a template, including those in optional parts. */
export const templateSlotsOf = (pieces: readonly TemplatePart[]): TemplateSlot[] =>
  pieces.flatMap((piece) =>
    piece.kind === 'slot' ? [piece] : piece.kind === 'optional' ? templateSlotsOf(piece.pieces) : [],
  );

/**
 * Splits an ID such as `planets/<planets/class>/feature` at the reference in angle brackets; undefined if it has none.
 */
export function splitNestedTableId(table: string): { before: string; by: string; after: string } | undefined {
  const [, before, reference, after] = /^([^<]*)<([^>]+)>(.*)$/.exec(table) ?? [];
  return reference === undefined ? undefined : { before: before!, by: reference, after: after! };
}
