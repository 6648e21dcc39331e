import { findByName } from '../lib/match-name.ts';
import { fail, ok, type Result } from '../lib/result.ts';
import { splitList } from '../lib/split-list.ts';
import { readScalar, type ValueSchema } from './argument-text.ts';
import type { ArgumentFault } from './errors.ts';
import { structureFault } from './faults.ts';
import { parseJsonText } from './json-text.ts';

/** What was found while reading: notes for the caller, and the first fault in JSON text. */
interface Findings {
  readonly notes: string[];
  fault?: ArgumentFault | undefined;
}

/** Arguments with their values as the schema wants them. `notes` says how a value was read if that may surprise. */
export interface ReadArguments {
  readonly args: unknown;
  readonly notes: readonly string[];
}

/**
 * Reads arguments as language models and web forms send them: JSON as text, `"17"` for a number, an enum value in
 * another spelling, a list as one text. Null counts as missing, and so does a blank text for an optional argument. A
 * value that cannot be read stays as it is, so that the schema refuses it. Fails if JSON text is nested too deeply.
 */
export function readArguments(schema: object, args: unknown): Result<ReadArguments, ArgumentFault> {
  const findings: Findings = { notes: [] };
  const read = readValue(schema, args, [], findings);
  return findings.fault ? fail(findings.fault) : ok({ args: read, notes: findings.notes });
}

type Path = readonly (string | number)[];

function readValue(schema: ValueSchema, given: unknown, path: Path, findings: Findings): unknown {
  const value = typeof given === 'string' ? readText(schema, given, path, findings) : given;
  if (typeof value !== 'object' || value === null) return value;
  const { items, properties, additionalProperties } = schema;
  if (Array.isArray(value)) {
    return items ? value.map((element, index) => readValue(items, element, [...path, index], findings)) : value;
  }
  // The fields of a state are compared with its checksum, so an object with free fields stays as it is.
  return properties && additionalProperties !== true ? readFields(schema, value, path, findings) : value;
}

function readFields(
  { properties = {}, required = [] }: ValueSchema,
  fields: object,
  path: Path,
  findings: Findings,
): object {
  const read: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) {
    const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
    const isBlank = property !== undefined && typeof value === 'string' && value.trim() === '';
    if (value === null || (isBlank && !required.includes(name))) continue;
    read[name] = property ? readValue(property, value, [...path, name], findings) : value;
  }
  return read;
}

/** Reads a text as the type that the schema wants; returns the text if it cannot be read so. */
function readText(schema: ValueSchema, text: string, path: Path, findings: Findings): unknown {
  switch (schema.type) {
    case 'string':
      return schema.enum ? readEnumValue(schema.enum as readonly string[], text) : text;
    case 'object':
      return readJson(text, path, findings) ?? text;
    case 'array':
      return readJson(text, path, findings) ?? readList(schema.items?.type, text, path, findings) ?? text;
    default:
      return readScalar(schema, text);
  }
}

function readEnumValue(values: readonly string[], text: string): string {
  const trimmed = text.trim();
  return values.includes(trimmed) ? trimmed : (findByName(values, text, (value) => value) ?? text);
}

function readJson(text: string, path: Path, findings: Findings): object | undefined {
  const value = parseJsonText(text);
  const fault = value && structureFault(value, [...path]);
  findings.fault ??= fault;
  return fault ? undefined : value;
}

/** Maximum number of characters of a list in a note. */
const MAX_SHOWN = 200;

const isNumber = (text: string): boolean => typeof readScalar({ type: 'number' }, text) === 'number';

/** Reads a text as a list of texts or of numbers; undefined if other items are due, or if an item is not a number. */
function readList(type: string | undefined, text: string, path: Path, { notes }: Findings): string[] | undefined {
  const list = splitList(text);
  const isRead = type === 'string' || ((type === 'number' || type === 'integer') && list.every(isNumber));
  if (!isRead) return undefined;
  const shown = list.join(' | ');
  const cut = shown.length > MAX_SHOWN ? `${shown.slice(0, MAX_SHOWN)}…` : shown;
  notes.push(`\`${path.join('.')}\` was read as a list of ${list.length}: ${cut}`);
  return list;
}
