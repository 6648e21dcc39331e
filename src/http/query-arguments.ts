import { groupBy } from '../lib/group-by.ts';
import { ok, type Result } from '../lib/result.ts';
import { readArgumentText } from '../tools/argument-text.ts';
import type { ListedTool } from '../tools/catalogue.ts';
import { type ArgumentFault, type Refusal, refuseFaults } from '../tools/errors.ts';
import type { JsonSchema } from '../tools/tool.ts';

type Args = Record<string, unknown>;

/** Parameter that is the seed of the call, unless the tool has an argument of this name. */
const SEED = 'seed';

const propertiesOf = ({ inputSchema }: ListedTool): Record<string, JsonSchema> =>
  inputSchema['properties'] as Record<string, JsonSchema>;

/** What an address says about a call: arguments, and the seed of the call. */
export interface QueryArguments {
  args: Args;
  seed: string | undefined;
}

/**
 * Reads the arguments of a tool from the query of an address. Each value is read by its type in the schema, and lists
 * also by repetition. Unknown names are passed on, so that the tool refuses them.
 */
export function readQueryArguments(tool: ListedTool, query: URLSearchParams): Result<QueryArguments, Refusal> {
  const properties = propertiesOf(tool);
  const entries: [string, unknown][] = [];
  const faults: ArgumentFault[] = [];
  for (const [name, pairs] of groupBy(query, ([key]) => key)) {
    if (name === SEED && !properties[SEED]) continue;
    const texts = pairs.map(([, text]) => text);
    const value = readValues(texts, Object.hasOwn(properties, name) ? properties[name] : undefined);
    if (value.ok) entries.push([name, value.value]);
    else faults.push({ path: name, message: `${name} ${value.error}` });
  }
  if (faults.length) return refuseFaults('invalid_arguments', tool.name, faults);
  // As entries, because assigning the key `__proto__` would hide it from the tool, which refuses it.
  return ok({ args: Object.fromEntries(entries), seed: properties[SEED] ? undefined : (query.get(SEED) ?? undefined) });
}

/** Reads the values of one name: one value, the elements of a list, or a list that the tool refuses. */
function readValues(texts: readonly string[], schema: JsonSchema | undefined): Result<unknown, string> {
  const values: unknown[] = [];
  for (const text of texts) {
    const value = readArgumentText(text, schema);
    if (!value.ok) return value;
    values.push(value.value);
  }
  return ok(values.length === 1 ? values[0] : schema?.['type'] === 'array' ? values.flat() : values);
}

/** Adds the arguments of the query to those of the body. An argument in both must have the same value. */
export function mergeArguments(tool: ListedTool, body: unknown, query: Args): Result<unknown, Refusal> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return ok(body);
  const given = body as Args;
  const faults = Object.keys(query)
    .filter((name) => Object.hasOwn(given, name) && JSON.stringify(given[name]) !== JSON.stringify(query[name]))
    .map((name) => ({
      path: name,
      message: `${name} differs between the body and the query, expected it in one of them`,
    }));
  return faults.length ? refuseFaults('invalid_arguments', tool.name, faults) : ok({ ...query, ...given });
}
