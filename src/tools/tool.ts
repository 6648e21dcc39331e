import { z } from 'zod';
import { ok, type Result } from '../lib/result.ts';
import type { CallClass } from './call-class.ts';
import type { CallContext } from './context.ts';
import { type ArgumentFault, type Refusal, refuse, refuseFaults } from './errors.ts';
import { argumentFaultsOf, structureFault } from './faults.ts';
import { type ReadArguments, readArguments } from './read-arguments.ts';
import type { HostServices } from './services.ts';
import { signatureRefusal, withSignatures } from './state-signatures.ts';

export type JsonSchema = { [key: string]: unknown };
type Args = Record<string, unknown>;
type Outcome<Value> = Result<Value, Refusal>;

/** Meaning of another name for an argument: the argument's own name, and `read` if the value must be converted. */
export type ArgumentAlias = string | { of: string; read: (value: never) => unknown };

/**
 * Reads arguments in a form that the schema does not have, such as a family's other name. `known` lists the tool's own
 * arguments. `notes` says how an argument was read if that may surprise the caller.
 */
export type ArgumentReader = (
  args: Args,
  known: readonly string[],
) => Outcome<{ args: Args; notes: readonly string[] }>;

/** An example of a call, which the documentation shows and tests run. */
export interface ToolExample {
  title: string;
  args: Args;
  /** Seed of the call. It fixes the result of a random tool. */
  seed?: string;
}

interface ToolFacts {
  name: string;
  /** Title for people, for example in a menu. */
  title: string;
  /** Description by which callers choose a tool, at most 300 characters. */
  description: string;
  /** Other names for arguments, listed in the schema or not. `run` gets the value under the argument's own name. */
  aliases?: Record<string, ArgumentAlias>;
  /** Class of its calls with short arguments. Default: quick, at most 10 ms of processor time. */
  callClass?: CallClass;
  /** Whether the result is random. Answers then contain the seed, which repeats the call. */
  random?: boolean;
  /** Whether the result changes with time, so that caches must not keep it. */
  live?: boolean;
  deprecated?: { use: readonly string[]; removedIn: string };
  removed?: true;
  examples?: readonly ToolExample[];
}

/** Specification of a tool, which its file passes to `defineTool`: facts, schemas and the work. */
export interface ToolSpec<Input extends z.ZodObject, Output extends z.ZodObject> extends ToolFacts {
  input: Input;
  output: Output;
  /** Name of an argument whose value, if given, replaces the seed of the call. */
  seedFrom?: keyof z.output<Input> & string;
  /** Optional arguments for which blank text is a mistake and does not count as missing. */
  refusesBlank?: readonly (keyof z.output<Input> & string)[];
  /** Reads arguments generously before they are compared with the schema. */
  readArgs?: ArgumentReader;
  /** Does the work of the tool. Only removed tools do not have it. */
  run?: (args: z.output<Input>, context: CallContext) => Outcome<z.input<Output>> | Promise<Outcome<z.input<Output>>>;
  /** Formats the result as a few lines of text for a terminal. */
  text?: (result: z.output<Output>) => string;
  /** Makes the picture of a result, for callers that request one. */
  picture?: (result: z.output<Output>) => ToolPicture;
  /** Makes content for MCP clients, such as pictures or sound, in place of the result as JSON text. */
  blocks?: (result: z.output<Output>) => McpContentBlock[];
  /** Makes the light form of a result: what a model needs, and addresses of the rest. Default: the whole result. */
  light?: (result: z.output<Output>) => object;
  /** Says in one line which call usually follows, where there is one. */
  next?: string | ((result: z.output<Output>) => string | undefined);
}

/** A picture as SVG. `width` is its width in pixels as PNG; `url` is its address, if it has one. */
export interface ToolPicture {
  svg: string;
  width: number;
  url?: string | undefined;
}

/** A content block of an MCP result. */
export type McpContentBlock =
  | { type: 'text'; text: string }
  | { type: 'image' | 'audio'; data: string; mimeType: string }
  | { type: 'resource_link'; uri: string; name: string; mimeType: string }
  | { type: 'resource'; resource: { uri: string; mimeType: string; text: string } };

/** A tool as its callers (HTTP, MCP, command line) see it: descriptions, schemas, and one way to call it. */
export interface Tool extends ToolFacts {
  /** Whether callers can also request the result as a picture. */
  readonly hasPicture: boolean;
  readonly input: z.ZodObject;
  readonly output: z.ZodObject;
  /** JSON Schema 2020-12 for the arguments. */
  readonly inputSchema: JsonSchema;
  /** Returns the JSON Schema 2020-12 for the result, which is made at the first call. */
  outputSchema(): JsonSchema;
  text(result: object): string | undefined;
  picture(result: object): ToolPicture | undefined;
  blocks(result: object): McpContentBlock[] | undefined;
  /** Makes the light form of a result, which names the usual next call in `next`. */
  light(result: object): object;
  /** Checks the arguments and does the work. Nothing that a caller sends makes it throw. */
  call(args: unknown, context: CallContext): Outcome<object> | Promise<Outcome<object>>;
}

/** Makes a tool from its specification. */
export function defineTool<Input extends z.ZodObject, Output extends z.ZodObject>(spec: ToolSpec<Input, Output>): Tool {
  const { run, text, picture, blocks, light, next, seedFrom, readArgs: _, refusesBlank = [], ...facts } = spec;
  if (!run && !spec.removed) throw new Error(`${spec.name} has no work`);
  const known = Object.keys(spec.input.shape);
  const inputSchema = jsonSchema(spec.input, 'input');
  const readSchema = readingSchema(inputSchema, spec.aliases, refusesBlank);
  let outputSchema: JsonSchema | undefined;
  return Object.freeze({
    ...facts,
    hasPicture: picture !== undefined,
    inputSchema,
    outputSchema: () => (outputSchema ??= jsonSchema(spec.output, 'output')),
    text: (result: object) => text?.(result as z.output<Output>),
    picture: (result: object) => picture?.(result as z.output<Output>),
    blocks: (result: object) => blocks?.(result as z.output<Output>),
    light(result: object) {
      const value = result as z.output<Output>;
      const step = typeof next === 'function' ? next(value) : next;
      return { ...(light?.(value) ?? value), ...(step && { next: step }) };
    },
    call(args: unknown, context: CallContext) {
      const fault = structureFault(args);
      if (fault) return refuseFaults('invalid_arguments', spec.name, [fault]);
      if (spec.removed) return refuse('removed_tool', `${spec.name} was removed and has no replacement.`);
      const read = readGenerously(spec, readSchema, args);
      if (!read.ok) return read;
      const { notes } = read.value;
      const resolved = resolveAliases(spec, read.value.args);
      if (!resolved.ok) return resolved;
      const parsed = spec.input.safeParse(resolved.value.args);
      if (!parsed.success) {
        const { first, total } = argumentFaultsOf(parsed.error.issues, resolved.value.args, known);
        return refuseFaults('invalid_arguments', spec.name, withUsedNames(first, resolved.value.given), total);
      }
      const seed = seedFrom && parsed.data[seedFrom as keyof typeof parsed.data];
      if (seed !== undefined) context.reseed(String(seed));
      const sign = context.services.signState;
      const forged = sign && signatureRefusal(parsed.data, sign);
      if (forged) return forged;
      const outcome = run!(parsed.data as z.output<Input>, context);
      if (!notes.length && !sign) return outcome;
      const finish = (done: Outcome<object>) => signOutcome(notes.length ? withNotes(done, notes) : done, sign);
      return outcome instanceof Promise ? outcome.then(finish) : finish(outcome);
    },
  });
}

/** Signs the states in a result, if the host signs any. */
const signOutcome = (outcome: Outcome<object>, sign: HostServices['signState']): Outcome<object> =>
  outcome.ok && sign ? ok(withSignatures(outcome.value, sign)) : outcome;

const isArgs = (args: unknown): args is Args => typeof args === 'object' && args !== null && !Array.isArray(args);

/**
 * The schema by which arguments are read: with the aliases that are not listed, and with the arguments that refuse blank
 * text among those required.
 */
function readingSchema(
  schema: JsonSchema,
  aliases: ToolFacts['aliases'] = {},
  refusesBlank: readonly string[],
): JsonSchema {
  const properties = schema['properties'] as JsonSchema;
  const unlisted = Object.entries(aliases).flatMap(([other, alias]) =>
    Object.hasOwn(properties, other) ? [] : [[other, properties[typeof alias === 'string' ? alias : alias.of]]],
  );
  const required = [...((schema['required'] as string[] | undefined) ?? []), ...refusesBlank];
  return { ...schema, properties: { ...properties, ...Object.fromEntries(unlisted) }, required };
}

/** Reads arguments in forms that all tools take, then in those of the tool. */
function readGenerously(
  { name, input, readArgs }: Pick<ToolSpec<z.ZodObject, z.ZodObject>, 'name' | 'input' | 'readArgs'>,
  schema: JsonSchema,
  args: unknown,
): Outcome<ReadArguments> {
  const read = readArguments(schema, args);
  if (!read.ok) return refuseFaults('invalid_arguments', name, [read.error]);
  if (!readArgs || !isArgs(read.value.args)) return ok(read.value);
  const own = readArgs(read.value.args, Object.keys(input.shape));
  return own.ok ? ok({ args: own.value.args, notes: [...read.value.notes, ...own.value.notes] }) : own;
}

/** Adds notes to the result of a call, before those that the tool gives. */
function withNotes(outcome: Outcome<object>, notes: readonly string[]): Outcome<object> {
  if (!outcome.ok) return outcome;
  const { notes: own = [] } = outcome.value as { notes?: readonly string[] };
  return ok({ ...outcome.value, notes: [...notes, ...own] });
}

/**
 * Replaces aliases by the arguments for which they stand. An argument given under two names must have the same value in both. `given` maps each argument to the alias that was used.
 */
function resolveAliases(
  { name, input, aliases = {} }: Pick<ToolSpec<z.ZodObject, z.ZodObject>, 'name' | 'input' | 'aliases'>,
  args: unknown,
): Outcome<{ args: unknown; given: Map<string, string> }> {
  const given = new Map<string, string>();
  if (!isArgs(args)) return ok({ args, given });
  const resolved = { ...args };
  for (const [other, alias] of Object.entries(aliases)) {
    if (resolved[other] === undefined) continue;
    const { of: own, read } = typeof alias === 'string' ? { of: alias, read: undefined } : alias;
    const checked = (input.shape[other] ?? input.shape[own])!.safeParse(resolved[other]);
    if (!checked.success) {
      const issues = (checked.error as z.ZodError).issues.map((issue) => ({ ...issue, path: [other, ...issue.path] }));
      const { first, total } = argumentFaultsOf(issues, resolved, []);
      return refuseFaults('invalid_arguments', name, first, total);
    }
    const value = read ? read(resolved[other] as never) : resolved[other];
    delete resolved[other];
    if (resolved[own] !== undefined && JSON.stringify(resolved[own]) !== JSON.stringify(value)) {
      const message = `${own} and ${other} mean the same but differ, expected one of them`;
      return refuseFaults('invalid_arguments', name, [{ path: other, message, expected: `no ${other} beside ${own}` }]);
    }
    if (resolved[own] === undefined) given.set(own, other);
    resolved[own] = value;
  }
  return { ok: true, value: { args: resolved, given } };
}

/** Rewrites faults so that they name arguments as the caller did. */
function withUsedNames(faults: ArgumentFault[], usedNames: Map<string, string>): ArgumentFault[] {
  if (!usedNames.size) return faults;
  return faults.map((fault) => {
    const own = /^\w*/.exec(fault.path)![0];
    const other = usedNames.get(own);
    if (!other) return fault;
    return { ...fault, path: fault.path.replace(own, other), message: fault.message.replace(own, other) };
  });
}

/**
 * Makes a JSON Schema without redundant parts: the dialect (always 2020-12), empty parts, and the bounds of safe
 * integers.
 */
function jsonSchema(schema: z.ZodObject, io: 'input' | 'output'): JsonSchema {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, override: ({ jsonSchema: part }) => trim(part, io) });
  return { properties: {}, ...rest } as JsonSchema;
}

function trim(part: z.core.JSONSchema.BaseSchema, io: 'input' | 'output'): void {
  if (part.minimum === Number.MIN_SAFE_INTEGER) delete part.minimum;
  if (part.maximum === Number.MAX_SAFE_INTEGER) delete part.maximum;
  if (isEmpty(part.properties)) delete part.properties;
  // Later versions may add fields to results, so clients must accept unknown ones.
  const open = part.additionalProperties;
  if (isEmpty(open) || (io === 'output' && open === false)) delete part.additionalProperties;
}

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;
