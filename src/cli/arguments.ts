import type { JsonSchema } from '../tools/tool.ts';

/** What the words after a tool's name say. */
export interface ParsedWords {
  args: Record<string, unknown>;
  json: boolean;
  help: boolean;
  seed: string | undefined;
}

type Property = { type?: string; items?: { type?: string } };

/**
 * Reads `4d6kh3 --count 2 --json`: values without a name fill the tool's arguments in the order of its schema, a value
 * is read by the schema's type. Arrays are given by commas, by repetition or as JSON; objects as JSON.
 * Throws a plain Error with what is wrong; whether an argument exists is for the tool to say.
 */
export function parseWords(words: readonly string[], schema: JsonSchema): ParsedWords {
  const properties = (schema['properties'] ?? {}) as Record<string, Property>;
  const read: ParsedWords = { args: {}, json: false, help: false, seed: undefined };
  const places = Object.keys(properties);
  const rest = [...words];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === '--json') read.json = true;
    else if (word === '--help' || word === '-h') read.help = true;
    else if (word === '--seed' && !properties['seed']) read.seed = takeValue('seed', rest);
    else if (isOption(word)) {
      const [name, given] = nameOf(word);
      const flag = properties[name]?.type === 'boolean' && (rest[0] === undefined || isOption(rest[0]));
      put(read.args, name, given ?? (flag ? 'true' : takeValue(name, rest)), properties[name]);
    } else {
      const place = places.find((name) => read.args[name] === undefined);
      if (!place) throw new Error(`there is no argument left for ${JSON.stringify(word)}`);
      put(read.args, place, word, properties[place]);
    }
  }
  return read;
}

/** `-5` and `-1d6` are values: only words that start with two hyphens and a letter name an argument. */
const isOption = (word: string): boolean => /^--[a-z]/i.test(word);

function nameOf(word: string): [string, string | undefined] {
  const equals = word.indexOf('=');
  const name = (equals < 0 ? word.slice(2) : word.slice(2, equals)).trim();
  return [name, equals < 0 ? undefined : word.slice(equals + 1)];
}

function takeValue(name: string, rest: string[]): string {
  const value = rest.shift();
  if (value === undefined) throw new Error(`--${name} needs a value`);
  return value;
}

function put(args: Record<string, unknown>, name: string, text: string, property: Property | undefined): void {
  const value = parseValue(name, text, property);
  const before = Object.hasOwn(args, name) ? args[name] : undefined;
  args[name] = Array.isArray(before) && Array.isArray(value) ? [...before, ...value] : value;
}

function parseValue(name: string, text: string, property: Property | undefined): unknown {
  switch (property?.type) {
    case 'number':
    case 'integer':
      return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
    case 'boolean':
      return text === 'true' ? true : text === 'false' ? false : text;
    case 'object':
      return parseJson(name, text);
    case 'array':
      if (text.trimStart().startsWith('[')) return parseJson(name, text);
      if (property.items?.type === 'object') return [parseJson(name, text)];
      return text.split(',').map((part) => parseValue(name, part.trim(), property.items));
    default:
      return text;
  }
}

function parseJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`--${name} is not JSON: ${(error as SyntaxError).message}`);
  }
}
