import { z } from 'zod';
import type { Definition } from './definition.ts';
import type { Family } from './family.ts';

/** A word that a definition may say: where it stands, which values it has, what it means. */
export interface RuleWord {
  /** `rules.hand.captures` */
  readonly path: string;
  /** The kind of value, the choices, and what is taken where it is left out; Markdown. */
  readonly values: string;
  readonly meaning: string;
  /** What it is where a definition leaves it out. */
  readonly defaultValue?: unknown;
}

interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  prefixItems?: Schema[];
  enum?: string[];
  const?: unknown;
  anyOf?: Schema[];
  default?: unknown;
  description?: string;
}

/** The parts of definitions in which rule words are, of all families. */
const PARTS = ['board', 'setup', 'rules', 'man', 'king', 'capture', 'promotion', 'end', 'render', 'notation'];

/** Those that decide how a game goes, rather than how it is shown. */
const DECIDING = PARTS.filter((part) => part !== 'render' && part !== 'notation');

const words = new Map<string, readonly RuleWord[]>();

/** All rule words of a family, from its schema. */
export function ruleWords({ slug, schema }: Family): readonly RuleWord[] {
  const known = words.get(slug);
  if (known) return known;
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input' }) as Schema;
  const made = PARTS.filter((part) => part in properties).flatMap((part) => wordsIn(part, properties[part]!));
  words.set(slug, made);
  return made;
}

function wordsIn(path: string, schema: Schema): RuleWord[] {
  const own = schema.description
    ? [{ path, values: valuesOf(schema), meaning: schema.description, usual: schema.default }]
    : [];
  const inner = Object.entries(schema.properties ?? {});
  return [
    ...(inner.length && !schema.description ? [] : own),
    ...inner.flatMap(([name, part]) => wordsIn(`${path}.${name}`, part)),
  ];
}

function valuesOf(schema: Schema): string {
  const kind = kindOf(schema);
  return schema.default === undefined ? kind : `${kind}; \`${JSON.stringify(schema.default)}\` if left out`;
}

function kindOf({ enum: choices, const: only, type, items, prefixItems, additionalProperties, anyOf }: Schema): string {
  if (anyOf) return anyOf.map(valuesOf).join(' or ');
  if (choices) return choices.map((choice) => `\`${choice}\``).join(' ');
  if (only !== undefined) return `\`${only}\``;
  if (type === 'array')
    return `list of ${items?.type ?? prefixItems?.map((item) => item.type).join(', ') ?? 'values'}s`;
  return typeof additionalProperties === 'object' ? 'by letter' : (type ?? '');
}

/** A rule word on which two definitions of a family differ; undefined where one does not say it. */
export interface RuleDifference {
  readonly path: string;
  readonly from: unknown;
  readonly to: unknown;
  readonly meaning: string;
}

/**
 * The rule words by which a game goes otherwise than another of its family, in the order of the schema. Of a part that only
 * one of them has no more is told than that, and what is special in it.
 */
export function ruleDifferences(family: Family, from: Definition, to: Definition): RuleDifference[] {
  const meanings = new Map(ruleWords(family).map(({ path, meaning }) => [path, meaning]));
  const found = new Map<string, RuleDifference>();
  for (const { path, defaultValue } of ruleWords(family)) {
    if (!DECIDING.includes(path.split('.')[0]!)) continue;
    const told = missingPart(from, path) ?? missingPart(to, path) ?? path;
    const appears = told !== path && valueAt(to, told) !== undefined;
    const one = { path: told, from: valueAt(from, told), to: valueAt(to, told), meaning: meanings.get(told) ?? '' };
    if (!same(one.from, one.to)) found.set(told, found.get(told) ?? one);
    if (appears && !same(valueAt(to, path), defaultValue))
      found.set(path, { path, from: undefined, to: valueAt(to, path), meaning: meanings.get(path)! });
  }
  return [...found.values()].filter(({ path }) => !isToldBelow(path, found));
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A part of which the words inside say what is different. */
const isToldBelow = (path: string, found: ReadonlyMap<string, RuleDifference>): boolean =>
  found.get(path)!.to !== undefined && [...found.keys()].some((other) => other.startsWith(`${path}.`));

/** The outermost part around a word that a definition does not have at all. */
function missingPart(definition: Definition, path: string): string | undefined {
  const names = path.split('.');
  const parts = names.slice(1, -1).map((_, index) => names.slice(0, index + 2).join('.'));
  return parts.find((part) => valueAt(definition, part) === undefined);
}

function valueAt(definition: Definition, path: string): unknown {
  let value: unknown = definition;
  for (const name of path.split('.')) value = (value as Record<string, unknown> | undefined)?.[name];
  return value;
}
