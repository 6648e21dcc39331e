import { z } from 'zod';
import type { Definition } from './definition.ts';
import type { Family } from './family.ts';

/** A rule word (a setting in definitions): its path, possible values and meaning. */
export interface RuleWord {
  /** Path in the definition, such as `rules.hand.captures`. */
  readonly path: string;
  /** The value's type or choices and its default, as Markdown. */
  readonly values: string;
  readonly meaning: string;
  /** The value that applies in a definition that does not set it. */
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

/** The top-level parts of definitions that contain rule words, in any family. */
const PARTS = ['board', 'setup', 'rules', 'man', 'king', 'capture', 'promotion', 'end', 'render', 'notation'];

/** The top-level parts that affect play, not only pictures and notation. */
const RULE_PARTS = PARTS.filter((part) => part !== 'render' && part !== 'notation');

const wordsByFamily = new Map<string, readonly RuleWord[]>();

/** Lists all rule words of a family, read from its schema. */
export function listRuleWords({ slug, schema }: Family): readonly RuleWord[] {
  const known = wordsByFamily.get(slug);
  if (known) return known;
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input' }) as Schema;
  const found = PARTS.filter((part) => part in properties).flatMap((part) => wordsIn(part, properties[part]!));
  wordsByFamily.set(slug, found);
  return found;
}

function wordsIn(path: string, schema: Schema): RuleWord[] {
  const ownWord = schema.description
    ? [{ path, values: valuesOf(schema), meaning: schema.description, defaultValue: schema.default }]
    : [];
  const children = Object.entries(schema.properties ?? {});
  return [
    ...(children.length && !schema.description ? [] : ownWord),
    ...children.flatMap(([name, part]) => wordsIn(`${path}.${name}`, part)),
  ];
}

function valuesOf(schema: Schema): string {
  const kind = kindOf(schema);
  return schema.default === undefined ? kind : `${kind}. Default: \`${JSON.stringify(schema.default)}\``;
}

function kindOf({ enum: choices, const: only, type, items, prefixItems, additionalProperties, anyOf }: Schema): string {
  if (anyOf) return anyOf.map(valuesOf).join(' or ');
  if (choices) return choices.map((choice) => `\`${choice}\``).join(' ');
  if (only !== undefined) return `\`${only}\``;
  if (type === 'array')
    return `list of ${items?.type ?? prefixItems?.map((item) => item.type).join(', ') ?? 'values'}s`;
  return typeof additionalProperties === 'object' ? 'by letter' : (type ?? '');
}

/**
 * A rule word that differs between two definitions of a family, with both values; undefined for a definition that does
 * not set it.
 */
export interface RuleDifference {
  readonly path: string;
  readonly from: unknown;
  readonly to: unknown;
  readonly meaning: string;
}

/**
 * Lists the rule words that differ between two definitions of a family, in the order of the schema. If one definition
 * lacks a whole part, such as the hand, the list contains the part and those of its words that are not the default.
 */
export function ruleDifferences(family: Family, from: Definition, to: Definition): RuleDifference[] {
  const meanings = new Map(listRuleWords(family).map(({ path, meaning }) => [path, meaning]));
  const found = new Map<string, RuleDifference>();
  for (const { path, defaultValue } of listRuleWords(family)) {
    if (!RULE_PARTS.includes(path.split('.')[0]!)) continue;
    const reportedPath = missingPart(from, path) ?? missingPart(to, path) ?? path;
    const isAddedPart = reportedPath !== path && valueAt(to, reportedPath) !== undefined;
    const difference = {
      path: reportedPath,
      from: valueAt(from, reportedPath),
      to: valueAt(to, reportedPath),
      meaning: meanings.get(reportedPath) ?? '',
    };
    if (!isSame(difference.from, difference.to)) found.set(reportedPath, found.get(reportedPath) ?? difference);
    if (isAddedPart && !isSame(valueAt(to, path), defaultValue))
      found.set(path, { path, from: undefined, to: valueAt(to, path), meaning: meanings.get(path)! });
  }
  return [...found.values()].filter(({ path }) => !hasDifferenceBelow(path, found));
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether the list also contains a word inside this part, so that the part itself can be left out. */
const hasDifferenceBelow = (path: string, found: ReadonlyMap<string, RuleDifference>): boolean =>
  found.get(path)!.to !== undefined && [...found.keys()].some((other) => other.startsWith(`${path}.`));

/** Path of the outermost part around a word that the definition lacks; undefined if it lacks none. */
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
