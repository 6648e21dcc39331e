import {
  closeWithComma,
  firstClause,
  infinitive,
  listPhrases,
  lowerCase,
  thereIs,
  withArticle,
  withoutArticle,
  withThe,
} from './english.ts';

/**
 * Sentences with places for results:
 *
 *     {people/work}                      what a roll on that table says; named again it is the same roll
 *     {people/work#2}                    a second roll on it, with another result
 *     {names/female or names/male}       on one of these tables, by chance
 *     {planets/<planets/class>/feature}  on the table that another result names, or its first word
 *     {core/descriptor + core/focus}     on both, one after the other: "rare creation"
 *     {people/work | bare the}           passed through filters, from left to right
 *     [ Beware: {dungeon/trap}.]         left out when a result in it says nothing
 *
 * Filters are the keys of `FILTERS`.
 */
export type Piece =
  | { readonly kind: 'words'; readonly words: string }
  | { readonly kind: 'optional'; readonly pieces: readonly Piece[] }
  | Slot;

export interface Slot {
  readonly kind: 'slot';
  readonly rolls: readonly RollRef[];
  readonly filters: readonly string[];
}

/** One roll that a template names. */
export interface RollRef {
  /** More than one: chance decides. */
  readonly tables: readonly string[];
  /** Which roll on these tables: 1, 2 … */
  readonly turn: number;
}

/** What filters do: to each result of a table that was rolled twice, or to all of them together. */
const FILTERS: Readonly<Record<string, { each?: (phrase: string) => string; whole?: (phrase: string) => string }>> = {
  lower: { each: lowerCase },
  a: { each: withArticle },
  the: { each: withThe },
  bare: { each: withoutArticle },
  begin: { each: firstClause },
  to: { each: infinitive },
  there: { whole: thereIs },
  aside: { whole: closeWithComma },
};

export const FILTER_NAMES: readonly string[] = Object.keys(FILTERS);

/** The results of a place as a part of a sentence; empty when there are none. */
export function applyFilters(phrases: readonly string[], filters: readonly string[]): string {
  const each = phrases.map((phrase) => filters.reduce((text, name) => FILTERS[name]?.each?.(text) ?? text, phrase));
  const text = listPhrases(each);
  return text && filters.reduce((whole, name) => FILTERS[name]?.whole?.(whole) ?? whole, text);
}

export function parseTemplate(template: string): Piece[] {
  const outer: Piece[] = [];
  let inner: Piece[] | undefined;
  let isSlot = false;
  for (const token of template.split(/([{}[\]])/)) {
    if (token === '[') inner = [];
    else if (token === ']') {
      outer.push({ kind: 'optional', pieces: inner ?? [] });
      inner = undefined;
    } else if (token === '{' || token === '}') isSlot = token === '{';
    else if (token) (inner ?? outer).push(isSlot ? slotOf(token) : { kind: 'words', words: token });
  }
  return outer;
}

function slotOf(text: string): Slot {
  const [rolls = '', filters = ''] = text.split('|');
  return { kind: 'slot', rolls: rolls.split(' + ').map(placeOf), filters: filters.split(' ').filter(Boolean) };
}

function placeOf(text: string): RollRef {
  const [, tables = '', turn = '1'] = /^(.*?)(?:#(\d))?$/.exec(text.trim())!;
  return { tables: tables.split(' or '), turn: Number(turn) };
}

/** All slots of a template, also those in optional parts. */
export const slotsOf = (pieces: readonly Piece[]): Slot[] =>
  pieces.flatMap((piece) => (piece.kind === 'slot' ? [piece] : piece.kind === 'optional' ? slotsOf(piece.pieces) : []));

/** `planets/<planets/class>/feature` as its three parts; undefined for an ID that is the same each time. */
export function splitPath(table: string): { before: string; by: string; after: string } | undefined {
  const [, before, by, after] = /^([^<]*)<([^>]+)>(.*)$/.exec(table) ?? [];
  return by === undefined ? undefined : { before: before!, by, after: after! };
}
