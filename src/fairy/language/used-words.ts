import { z } from 'zod';
import type { FairyDefinition } from './definition.ts';

/** Parts of a definition for people and pictures, which engines ignore. */
const DESCRIPTIVE_PARTS = ['family', 'variant', 'flags', 'title', 'summary', 'source', 'seats', 'render'] as const;

type DescriptivePart = (typeof DESCRIPTIVE_PARTS)[number];

/** Dotted paths of the rule words (settings) inside a part of the definition. `*` stands for any key of a record. */
type PathsIn<Part> = Part extends readonly unknown[]
  ? never
  : { [Key in keyof Part & string]-?: PathsTo<string extends Key ? '*' : Key, NonNullable<Part[Key]>> }[keyof Part &
      string];

type PathsTo<Name extends string, Part> =
  | Name
  | (Part extends object ? (PathsIn<Part> extends infer Deeper extends string ? `${Name}.${Deeper}` : never) : never);

/** Dotted path of a rule word that an engine must support, such as `rules.hand.captures`. */
export type RuleWordPath = PathsIn<Omit<FairyDefinition, DescriptivePart>>;

/**
 * Lists, as dotted paths, the rule words that a definition sets to a value other than the schema's default. An optional
 * part that is present is listed itself, so that no new setting inside it can be overlooked.
 */
export function usedRuleWords(schema: z.ZodObject, definition: object): Set<string> {
  const descriptive: readonly string[] = DESCRIPTIVE_PARTS;
  const parts = Object.entries(definition).filter(([part]) => !descriptive.includes(part));
  return new Set(wordsIn(schema, Object.fromEntries(parts), ''));
}

function wordsIn(schema: unknown, value: unknown, path: string): string[] {
  if (value === undefined) return [];
  if (schema instanceof z.ZodDefault)
    return isSame(value, schema.def.defaultValue) ? [] : wordsIn(schema.unwrap(), value, path);
  if (schema instanceof z.ZodPrefault) return wordsIn(schema.unwrap(), value, path);
  if (schema instanceof z.ZodOptional) return [path, ...wordsIn(schema.unwrap(), value, path)];
  const prefix = path && `${path}.`;
  if (schema instanceof z.ZodObject) {
    const parts = value as Record<string, unknown>;
    return Object.entries(schema.shape).flatMap(([key, part]) => wordsIn(part, parts[key], prefix + key));
  }
  if (schema instanceof z.ZodRecord && schema.valueType instanceof z.ZodObject)
    return Object.values(value as object).flatMap((part) => wordsIn(schema.valueType, part, `${prefix}*`));
  return [path];
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
