import { z } from 'zod';

/** What a schema says of parts and defaults, as plain data. */
export interface SchemaShape {
  /** The value of a part that a definition does not set. */
  readonly default?: unknown;
  readonly optional?: true;
  /** The parts of an object, by key. */
  readonly parts?: Readonly<Record<string, SchemaShape>>;
  /** What every value of a record is, if its values are objects. */
  readonly each?: SchemaShape;
}

/** The shape of a schema of rule words. */
export function shapeOf(schema: unknown): SchemaShape {
  if (schema instanceof z.ZodDefault) return { ...shapeOf(schema.unwrap()), default: schema.def.defaultValue };
  if (schema instanceof z.ZodPrefault) return shapeOf(schema.unwrap());
  if (schema instanceof z.ZodOptional) return { ...shapeOf(schema.unwrap()), optional: true };
  if (schema instanceof z.ZodObject)
    return { parts: Object.fromEntries(Object.entries(schema.shape).map(([key, part]) => [key, shapeOf(part)])) };
  if (schema instanceof z.ZodRecord && schema.valueType instanceof z.ZodObject)
    return { each: shapeOf(schema.valueType) };
  return {};
}
