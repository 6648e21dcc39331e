import { describeJsonFault } from '../lib/json-fault.ts';
import { fail, ok, type Result } from '../lib/result.ts';
import type { JsonSchema } from './tool.ts';

interface Property {
  type?: string;
  items?: Property;
}

/**
 * Reads an argument that was written as text, on a command line or in an address, by its JSON Schema: numbers, booleans,
 * objects as JSON, lists with commas or as JSON. A text that does not have the type stays a text, so that the tool
 * refuses it; a move may be text such as `Nf3`. The error is a phrase that follows the name of the argument.
 */
export function readArgumentText(text: string, schema: JsonSchema | undefined): Result<unknown, string> {
  const { type, items } = (schema ?? {}) as Property;
  switch (type) {
    case 'number':
    case 'integer':
      return ok(text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text);
    case 'boolean':
      return ok(text === 'true' ? true : text === 'false' ? false : text);
    case 'object':
      return readObject(text);
    case 'array':
      return readList(text, items);
    default:
      return ok(text);
  }
}

function readList(text: string, items: Property | undefined): Result<unknown, string> {
  if (text.trimStart().startsWith('[')) return parseJson(text);
  if (items?.type === 'object') {
    const item = readObject(text);
    return item.ok ? ok([item.value]) : item;
  }
  const values: unknown[] = [];
  for (const part of text.split(',')) {
    const value = readArgumentText(part.trim(), items as JsonSchema | undefined);
    if (!value.ok) return value;
    values.push(value.value);
  }
  return ok(values);
}

const readObject = (text: string): Result<unknown, string> => (/^\s*[{[]/.test(text) ? parseJson(text) : ok(text));

function parseJson(text: string): Result<unknown, string> {
  try {
    return ok(JSON.parse(text));
  } catch {
    return fail(`is not JSON: ${describeJsonFault(text)}`);
  }
}
