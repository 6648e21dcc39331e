import { z } from 'zod';
import type { FairyDefinition } from './definition.ts';

/** Parts of a definition for people and drawings, which no engine needs to know. */
const TOLD = ['family', 'variant', 'flags', 'title', 'summary', 'source', 'seats', 'render'] as const;

type DescribedWord = (typeof TOLD)[number];

/** Dotted paths of the rule words in a part of the definition; `*` stands for any key of a record. */
type PathsIn<Part> = Part extends readonly unknown[]
  ? never
  : { [Key in keyof Part & string]-?: PathsTo<string extends Key ? '*' : Key, NonNullable<Part[Key]>> }[keyof Part &
      string];

type PathsTo<Name extends string, Part> =
  | Name
  | (Part extends object ? (PathsIn<Part> extends infer Deeper extends string ? `${Name}.${Deeper}` : never) : never);

/** A rule word that an engine must know: `rules.hand.captures`. */
export type Word = PathsIn<Omit<FairyDefinition, DescribedWord>>;

/**
 * Lists the rule words, as dotted paths, that a definition sets to something other than the schema's default. An
 * optional part that is present counts as a word itself, so that nothing new can hide in it.
 */
export function usedWords(schema: z.ZodObject, definition: object): Set<string> {
  const told: readonly string[] = TOLD;
  const parts = Object.entries(definition).filter(([part]) => !told.includes(part));
  return new Set(said(schema, Object.fromEntries(parts), ''));
}

function said(schema: unknown, value: unknown, path: string): string[] {
  if (value === undefined) return [];
  if (schema instanceof z.ZodDefault)
    return same(value, schema.def.defaultValue) ? [] : said(schema.unwrap(), value, path);
  if (schema instanceof z.ZodPrefault) return said(schema.unwrap(), value, path);
  if (schema instanceof z.ZodOptional) return [path, ...said(schema.unwrap(), value, path)];
  const below = path && `${path}.`;
  if (schema instanceof z.ZodObject) {
    const parts = value as Record<string, unknown>;
    return Object.entries(schema.shape).flatMap(([key, part]) => said(part, parts[key], below + key));
  }
  if (schema instanceof z.ZodRecord && schema.valueType instanceof z.ZodObject)
    return Object.values(value as object).flatMap((part) => said(schema.valueType, part, `${below}*`));
  return [path];
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
