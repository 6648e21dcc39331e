import { fail, ok, type Result } from '../lib/result.ts';

/** A node of an SGF tree: for each property name, its list of values. Names are in the order of the text. */
export type SgfNode = Readonly<Record<string, readonly string[]>>;

/** The nodes of a main line, with a sentence for each part of the text that belongs to no node and no variation. */
export interface SgfLine {
  readonly nodes: readonly SgfNode[];
  readonly notes: readonly string[];
}

/** Properties that hold moves: one value, once per node. */
const MOVE_PROPERTIES = ['B', 'W'];

/** Properties whose values are a list. Written twice in a node, they are one list. */
const LIST_PROPERTIES = ['AB', 'AW', 'AE'];

/** Maximum number of nodes, more than any game has. Longer texts are refused. */
const MAX_NODES = 4000;

/** Whether a text is SGF: a game tree, one after lines of a mail, or one without its brackets. */
export const isSgf = (text: string): boolean => treeStart(text) !== undefined || isBareProperty(text);

/** Index of the bracket that opens the first game tree on a line of its own; undefined if there is none. */
function treeStart(text: string): number | undefined {
  let lineStart = 0;
  for (const line of text.split(/[\n\r]/)) {
    const indent = line.length - line.trimStart().length;
    const at = lineStart + indent;
    if (text[at] === '(' && text.slice(at + 1, at + 10).trimStart()[0] === ';') return at;
    lineStart += line.length + 1;
  }
  return undefined;
}

const withoutOpening = (text: string): string => text.replace(/^[\s(;]+/, '');

/** Whether the text begins with a property, without a bracket and semicolon before it. */
const isBareProperty = (text: string): boolean =>
  /^(?:[A-Z]{1,2}|[a-z]{1,2})\[/.test(withoutOpening(text.slice(0, 100)));

/** An SGF text from its game tree on. */
export interface SgfTree {
  readonly tree: string;
  /** Whether the text had no bracket before its first node, so that the closing one may be missing, too. */
  readonly isBare: boolean;
  readonly notes: readonly string[];
}

/** An SGF text from its game tree on, with notes on what stands before it or was missing. */
export function treeOf(text: string): SgfTree {
  const start = treeStart(text);
  if (start === undefined)
    return {
      tree: `(;${withoutOpening(text)}`,
      isBare: true,
      notes: ['the game tree was read as if it began with (; as SGF does'],
    };
  const before = text.slice(0, start).trim();
  return {
    tree: text.slice(start),
    isBare: false,
    notes: before ? [`text before the game was ignored: ${before.slice(0, 60)}`] : [],
  };
}

/**
 * Reads the nodes along the main line of the first game in an SGF text. Where variations branch, the first one is
 * followed. What stands behind the first game is counted and noted by `readRest`.
 */
export function readNodes({ tree: text, isBare, notes: before }: SgfTree): Result<SgfLine, string> {
  const nodes: Record<string, string[]>[] = [];
  const notes = [...before];
  let at = text.indexOf('(');
  /** Current nesting depth of brackets. The main line ends at the first closing bracket. */
  let depth = 1;
  while (++at < text.length && text[at] !== ')') {
    const sign = text[at]!;
    if (/\s/.test(sign)) continue;
    if (sign === ';') {
      nodes.push({});
      if (nodes.length > MAX_NODES) return fail(`more than ${MAX_NODES} nodes`);
    } else if (sign === '(') {
      depth++;
    } else {
      const property = readProperty(text, at);
      if (!property) return fail(`${JSON.stringify(text.slice(at, at + 20))} is not a property such as B[pd]`);
      const node = nodes.at(-1);
      if (!node) return fail('a property comes before the first node');
      notes.push(...addProperty(node, property, nodes.length));
      at = property.end - 1;
    }
  }
  return ok({
    nodes: nodes.map((node) => Object.freeze({ ...node })),
    notes: [...notes, ...readRest(text, at, depth, isBare)],
  });
}

/** Adds a property to a node. What a move or a property written twice says more is noted. */
function addProperty(node: Record<string, string[]>, { name, values }: Property, number: number): string[] {
  const before = Object.hasOwn(node, name) ? node[name] : undefined;
  if (before && LIST_PROPERTIES.includes(name)) {
    before.push(...values);
    return [];
  }
  const isMove = MOVE_PROPERTIES.includes(name);
  node[name] ??= isMove ? values.slice(0, 1) : values;
  const ignored = before ? values : isMove ? values.slice(1) : [];
  return ignored.map((value) => `${name}[${value.slice(0, 20)}] in node ${number} was ignored: a node has one ${name}`);
}

/**
 * Passes over the variations behind the main line and over further games. Notes what is neither: nodes behind a
 * variation, text between games, brackets that are missing. `start` is the index after the main line, `open` the number
 * of open brackets there.
 */
function readRest(text: string, start: number, open: number, isBare: boolean): string[] {
  const strays: string[] = [];
  let depth = open;
  /** Whether nodes may come: within a variation, before its own variations. */
  let isLine = false;
  for (let at = start; at < text.length; at++) {
    const sign = text[at]!;
    if (/\s/.test(sign)) continue;
    if (sign === ')' && depth > 0) {
      depth--;
      isLine = false;
    } else if (sign === '(' && (depth > 0 || /^\(\s*;/.test(text.slice(at, at + 50)))) {
      depth++;
      isLine = true;
    } else {
      const end = partEnd(text, at);
      if (!isLine) strays.push(text.slice(at, end));
      at = end - 1;
    }
  }
  return [...strayNotes(strays), ...(depth > 0 && !isBare ? ['the text ends within the game tree: ) is missing'] : [])];
}

/** Index after the value in brackets, or else the words, that begin at an index. */
function partEnd(text: string, start: number): number {
  if (text[start] === '[') return readValue(text, start + 1)?.end ?? text.length;
  let end = start + 1;
  while (end < text.length && !/[[()]/.test(text[end]!)) end++;
  return end;
}

function strayNotes(strays: readonly string[]): string[] {
  const text = strays.join('').trim();
  return text ? [`${JSON.stringify(text.slice(0, 40))} stands outside of nodes and variations: ignored`] : [];
}

/** Number of games after the first in a collection. */
export function gamesAfterFirst(text: string): number {
  let games = 0;
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '[') at = (readValue(text, at + 1)?.end ?? text.length) - 1;
    else if (text[at] === '(' && depth++ === 0 && /^\(\s*;/.test(text.slice(at, at + 50))) games++;
    else if (text[at] === ')') depth = Math.max(0, depth - 1);
  }
  return Math.max(0, games - 1);
}

/**
 * The values of properties that concern the whole game, wherever on the line they stand; the first of each counts.
 * Programs write the result into the last node, and size and rules into several.
 */
export function gameProperties(nodes: readonly SgfNode[]): SgfNode {
  const found: Record<string, readonly string[]> = {};
  for (const node of nodes)
    for (const [name, values] of Object.entries(node)) if (!Object.hasOwn(found, name)) found[name] = values;
  return found;
}

/** The moves of a node in the order of the text, usually one or none: the colour and the value without blanks. */
export const movesIn = (node: SgfNode): { readonly colour: 'B' | 'W'; readonly value: string }[] =>
  Object.entries(node).flatMap(([name, [value = '']]) =>
    name === 'B' || name === 'W' ? [{ colour: name, value: value.trim() }] : [],
  );

interface Property {
  readonly name: string;
  readonly values: string[];
  /** Index after the last bracket of the property. */
  readonly end: number;
}

/**
 * Reads a property with its values. Its name consists of the capitals and digits; small letters among them, as in older
 * files, are ignored. A name of one or two small letters alone is read as capitals.
 */
function readProperty(text: string, start: number): Property | undefined {
  const written = /^[A-Za-z][A-Za-z0-9]{0,39}/.exec(text.slice(start, start + 40))?.[0];
  if (!written) return undefined;
  const name = /^[a-z]{1,2}$/.test(written) ? written.toUpperCase() : written.replace(/[a-z]/g, '');
  const values: string[] = [];
  let at = start + written.length;
  for (;;) {
    while (/\s/.test(text[at] ?? '')) at++;
    if (text[at] !== '[') break;
    const value = readValue(text, at + 1);
    if (!value) return undefined;
    values.push(value.text);
    at = value.end;
  }
  return name && values.length ? { name, values, end: at } : undefined;
}

/** Reads a value up to its closing bracket and resolves escapes. An escaped line break is no part of the value. */
function readValue(text: string, start: number): { readonly text: string; readonly end: number } | undefined {
  let value = '';
  for (let at = start; at < text.length; at++) {
    if (text[at] === ']') return { text: value, end: at + 1 };
    if (text[at] === '\\') {
      const lineBreak = /^(?:\r\n|\n\r|[\r\n])/.exec(text.slice(at + 1, at + 3))?.[0];
      at += lineBreak?.length ?? 1;
      if (lineBreak) continue;
    }
    value += text[at] ?? '';
  }
  return undefined;
}
