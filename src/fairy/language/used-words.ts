import type { FairyDefinition } from './definition.ts';
import type { SchemaShape } from './schema-shape.ts';

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
export function usedRuleWords(shape: SchemaShape, definition: object): Set<string> {
  const descriptive: readonly string[] = DESCRIPTIVE_PARTS;
  const parts = Object.entries(definition).filter(([part]) => !descriptive.includes(part));
  return new Set(wordsIn(shape, Object.fromEntries(parts), ''));
}

function wordsIn(shape: SchemaShape, value: unknown, path: string): string[] {
  if (value === undefined) return [];
  if ('default' in shape && isSame(value, shape.default)) return [];
  const words = shape.optional ? [path] : [];
  const prefix = path && `${path}.`;
  if (shape.parts) {
    const values = value as Record<string, unknown>;
    return [
      ...words,
      ...Object.entries(shape.parts).flatMap(([key, part]) => wordsIn(part, values[key], prefix + key)),
    ];
  }
  const { each } = shape;
  if (each) return [...words, ...Object.values(value as object).flatMap((part) => wordsIn(each, part, `${prefix}*`))];
  return [path];
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
