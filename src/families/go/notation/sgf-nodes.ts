import { fail, ok, type Result } from '../../../lib/result.ts';

/** A node: values by the name of their property. */
export type Node = Readonly<Record<string, readonly string[]>>;

/** More than any game has; longer texts are not read to their end. */
const MOST_NODES = 4000;

/** The nodes of the first game along its main line: of variations the first is followed, as they are written. */
export function readNodes(text: string): Result<Node[], string> {
  const nodes: Record<string, string[]>[] = [];
  let at = text.indexOf('(');
  /** How deep brackets are; a variation that was left has none behind it on the main line. */
  let depth = 0;
  let closed = false;
  while (++at < text.length) {
    const sign = text[at]!;
    if (/\s/.test(sign)) continue;
    if (sign === ';') {
      if (closed) break;
      nodes.push({});
      if (nodes.length > MOST_NODES) return fail(`more than ${MOST_NODES} nodes`);
    } else if (sign === '(') {
      if (closed) break;
      depth++;
    } else if (sign === ')') {
      closed = true;
      if (depth-- <= 0) break;
    } else {
      const property = readProperty(text, at);
      if (!property) return fail(`${JSON.stringify(text.slice(at, at + 20))} is no property such as B[pd]`);
      const node = nodes.at(-1);
      if (!node) return fail('a property comes before the first node');
      // a name that is written twice in a node counts once, as its first values
      if (!closed) node[property.name] ??= property.values;
      at = property.end - 1;
    }
  }
  return ok(nodes.map((node) => Object.freeze({ ...node })));
}

interface Property {
  readonly name: string;
  readonly values: string[];
  /** Behind its last bracket. */
  readonly end: number;
}

/** Names are capitals; older files have small letters between them that mean nothing. */
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

/** Up to the bracket that is not escaped. */
function readValue(text: string, start: number): { readonly text: string; readonly end: number } | undefined {
  let value = '';
  for (let at = start; at < text.length; at++) {
    if (text[at] === ']') return { text: value, end: at + 1 };
    if (text[at] === '\\') at++;
    value += text[at] ?? '';
  }
  return undefined;
}
