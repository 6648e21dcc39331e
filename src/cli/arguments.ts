import { readArgumentText } from '../tools/argument-text.ts';
import type { JsonSchema } from '../tools/tool.ts';

/** The command-line words after a tool's name, parsed into arguments and options. */
export interface ParsedWords {
  args: Record<string, unknown>;
  json: boolean;
  help: boolean;
  seed: string | undefined;
}

/**
 * Parses the words after a tool's name, such as `4d6kh3 --count 2 --json`. Values without a name fill the tool's
 * arguments in the order of its schema, and every value is parsed by its type in the schema. Lists are written with
 * commas, as JSON, or by repeating the option; objects are written as JSON, moves also as text. Unknown arguments are passed on, so that
 * the tool refuses them. Throws an Error that says what is wrong.
 */
export function parseWords(words: readonly string[], schema: JsonSchema): ParsedWords {
  const properties = (schema['properties'] ?? {}) as Record<string, JsonSchema>;
  const parsed: ParsedWords = { args: {}, json: false, help: false, seed: undefined };
  const positional = Object.keys(properties);
  const rest = [...words];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === '--json') parsed.json = true;
    else if (word === '--help' || word === '-h') parsed.help = true;
    else if (word === '--seed' && !properties['seed']) parsed.seed = takeValue('seed', rest);
    else if (isOption(word)) {
      const [name, inlineValue] = splitOption(word);
      const isBareFlag = properties[name]?.['type'] === 'boolean' && (rest[0] === undefined || isOption(rest[0]));
      setArgument(parsed.args, name, inlineValue ?? (isBareFlag ? 'true' : takeValue(name, rest)), properties[name]);
    } else {
      const next = positional.find((name) => parsed.args[name] === undefined);
      if (!next) throw new Error(`there is no argument left for ${JSON.stringify(word)}`);
      setArgument(parsed.args, next, word, properties[next]);
    }
  }
  return parsed;
}

/** Whether a word is the name of an argument: two hyphens and a letter. `-5` and `-1d6` are values. */
const isOption = (word: string): boolean => /^--[a-z]/i.test(word);

function splitOption(word: string): [string, string | undefined] {
  const equals = word.indexOf('=');
  const name = (equals < 0 ? word.slice(2) : word.slice(2, equals)).trim();
  return [name, equals < 0 ? undefined : word.slice(equals + 1)];
}

function takeValue(name: string, rest: string[]): string {
  const value = rest.shift();
  if (value === undefined) throw new Error(`--${name} needs a value`);
  return value;
}

function setArgument(
  args: Record<string, unknown>,
  name: string,
  text: string,
  property: JsonSchema | undefined,
): void {
  const read = readArgumentText(text, property);
  if (!read.ok) throw new Error(`--${name} ${read.error}`);
  const { value } = read;
  const before = Object.hasOwn(args, name) ? args[name] : undefined;
  args[name] = Array.isArray(before) && Array.isArray(value) ? [...before, ...value] : value;
}
