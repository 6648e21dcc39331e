import { describeJsonFault } from '../lib/json-fault.ts';
import { fail, ok, type Result } from '../lib/result.ts';
import { splitList } from '../lib/split-list.ts';

/** The parts of a published schema by which values are read. */
export interface ValueSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly items?: ValueSchema;
  readonly properties?: Readonly<Record<string, ValueSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: unknown;
}

/**
 * Reads an argument that was written as text, on a command line or in an address, by its JSON Schema: numbers, booleans,
 * objects as JSON, lists with commas or as JSON. A text that does not have the type stays a text, so that the tool
 * refuses it; a move may be text such as `Nf3`. The error is a phrase that follows the name of the argument.
 */
export function readArgumentText(text: string, schema: ValueSchema = {}): Result<unknown, string> {
  if (schema.type === 'object') return readObject(text);
  if (schema.type === 'array') return readList(text, schema.items);
  return ok(readScalar(schema, text));
}

/** Reads a text as a number or boolean where the schema wants one. A text that cannot be read so stays a text. */
export function readScalar({ type }: ValueSchema, text: string): unknown {
  const word = text.trim().toLowerCase();
  if (type === 'number' || type === 'integer') return NUMBER.test(word) ? Number(word) : text;
  if (type === 'boolean') return BOOLEAN_WORDS.get(word) ?? text;
  return text;
}

const NUMBER = /^[+-]?(?:\d{1,16}(?:\.\d{1,20})?|\.\d{1,20})(?:e[+-]?\d{1,2})?$/;

const BOOLEAN_WORDS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['yes', true],
  ['false', false],
  ['no', false],
]);

function readList(text: string, items: ValueSchema | undefined): Result<unknown, string> {
  if (text.trim() === '') return ok(text);
  if (text.trimStart().startsWith('[')) return parseJson(text);
  if (items?.type !== 'object') return ok(splitList(text).map((part) => readScalar(items ?? {}, part)));
  const item = readObject(text);
  return item.ok ? ok([item.value]) : item;
}

const readObject = (text: string): Result<unknown, string> => (/^\s*[{[]/.test(text) ? parseJson(text) : ok(text));

function parseJson(text: string): Result<unknown, string> {
  try {
    return ok(JSON.parse(text));
  } catch {
    return fail(`is not JSON: ${describeJsonFault(text)}`);
  }
}
