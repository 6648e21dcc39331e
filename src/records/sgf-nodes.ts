import { fail, ok, type Result } from '../lib/result.ts';

/** A node of an SGF tree: for each property name, its list of values. */
export type SgfNode = Readonly<Record<string, readonly string[]>>;

/** Maximum number of nodes, more than any game has. Longer texts are refused. */
const MAX_NODES = 4000;

/** Whether a text is SGF: a game tree, one after lines of a mail, or one without its brackets. */
export const isSgf = (text: string): boolean => treeStart(text) !== undefined || isBareProperty(text);

/** Index of the bracket that opens the first game tree on a line of its own; undefined if there is none. */
function treeStart(text: string): number | undefined {
  let lineStart = 0;
  for (const line of text.split('\n')) {
    const indent = line.length - line.trimStart().length;
    const at = lineStart + indent;
    if (text[at] === '(' && text.slice(at + 1, at + 10).trimStart()[0] === ';') return at;
    lineStart += line.length + 1;
  }
  return undefined;
}

const withoutOpening = (text: string): string => text.replace(/^[\s(;]+/, '');

/** Whether the text begins with a property, without a bracket and semicolon before it. */
const isBareProperty = (text: string): boolean => /^[A-Z]{1,2}\[/.test(withoutOpening(text.slice(0, 100)));

/** An SGF text from its game tree on, with notes on what stands before it or was missing. */
export function treeOf(text: string): { readonly tree: string; readonly notes: readonly string[] } {
  const start = treeStart(text);
  if (start === undefined)
    return { tree: `(;${withoutOpening(text)}`, notes: ['the game tree was read as if it began with (; as SGF does'] };
  const before = text.slice(0, start).trim();
  return {
    tree: text.slice(start),
    notes: before ? [`text before the game was ignored: ${before.slice(0, 60)}`] : [],
  };
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
 * Reads the nodes along the main line of the first game in an SGF text. Where variations branch, the first one is
 * followed.
 */
export function readNodes(text: string): Result<SgfNode[], string> {
  const nodes: Record<string, string[]>[] = [];
  let at = text.indexOf('(');
  /** Current nesting depth of brackets. The main line ends at the first closing bracket. */
  let depth = 0;
  let closed = false;
  while (++at < text.length) {
    const sign = text[at]!;
    if (/\s/.test(sign)) continue;
    if (sign === ';') {
      if (closed) break;
      nodes.push({});
      if (nodes.length > MAX_NODES) return fail(`more than ${MAX_NODES} nodes`);
    } else if (sign === '(') {
      if (closed) break;
      depth++;
    } else if (sign === ')') {
      closed = true;
      if (depth-- <= 0) break;
    } else {
      const property = readProperty(text, at);
      if (!property) return fail(`${JSON.stringify(text.slice(at, at + 20))} is not a property such as B[pd]`);
      const node = nodes.at(-1);
      if (!node) return fail('a property comes before the first node');
      // A property written twice in a node keeps its first values.
      if (!closed) node[property.name] ??= property.values;
      at = property.end - 1;
    }
  }
  return ok(nodes.map((node) => Object.freeze({ ...node })));
}

interface Property {
  readonly name: string;
  readonly values: string[];
  /** Index after the last bracket of the property. */
  readonly end: number;
}

/**
 * Reads a property with its values. Its name consists of the capitals; small letters among them, as in older files, are
 * ignored.
 */
function readProperty(text: string, start: number): Property | undefined {
  const name = /^[A-Za-z]{1,40}/.exec(text.slice(start, start + 40))?.[0];
  if (!name) return undefined;
  const values: string[] = [];
  let at = start + name.length;
  for (;;) {
    while (/\s/.test(text[at] ?? '')) at++;
    if (text[at] !== '[') break;
    const value = readValue(text, at + 1);
    if (!value) return undefined;
    values.push(value.text);
    at = value.end;
  }
  return values.length ? { name: name.replace(/[a-z]/g, ''), values, end: at } : undefined;
}

/** Reads a value up to its closing bracket and resolves escapes. */
function readValue(text: string, start: number): { readonly text: string; readonly end: number } | undefined {
  let value = '';
  for (let at = start; at < text.length; at++) {
    if (text[at] === ']') return { text: value, end: at + 1 };
    if (text[at] === '\\') at++;
    value += text[at] ?? '';
  }
  return undefined;
}
