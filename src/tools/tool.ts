import { z } from 'zod';
import { fail, type Result } from '../lib/result.ts';
import type { Context } from './context.ts';
import type { ArgumentFault, Refusal } from './errors.ts';
import { refuse } from './errors.ts';
import { faultsOf, structureFault } from './faults.ts';

export type JsonSchema = { [key: string]: unknown };
type Args = Record<string, unknown>;
type Outcome<Value> = Result<Value, Refusal>;

/** Another name under which an argument may come; `read` turns its value into the argument's own form. */
export type Alias = string | { of: string; read: (value: never) => unknown };

/** A call that documentation shows and tests run. */
export interface Example {
  title: string;
  args: Args;
  /** Makes a random tool's example the same every time. */
  seed?: string;
}

interface Facts {
  name: string;
  /** For people: what a menu would call it. */
  title: string;
  /** For choosing: at most 140 characters, the first words say when to use it. */
  description: string;
  /** Other spellings of arguments; they are in the schema, and the tool never sees them. */
  aliases?: Record<string, Alias>;
  /** The answer depends on chance: the seed is told, and the call can be replayed. */
  random?: boolean;
  deprecated?: { use: readonly string[]; removedIn: string };
  removed?: true;
  examples?: readonly Example[];
}

export interface ToolSpec<Input extends z.ZodObject, Output extends z.ZodObject> extends Facts {
  input: Input;
  output: Output;
  /** The argument that, when given, is the seed of the call's chance. */
  seedFrom?: keyof z.output<Input> & string;
  /** The work; only a tool that was removed has none. */
  run?: (args: z.output<Input>, context: Context) => Outcome<z.input<Output>> | Promise<Outcome<z.input<Output>>>;
  /** The result in a few lines for people at a terminal. */
  text?: (result: z.output<Output>) => string;
  /** The result as a picture, for callers who would rather have that. */
  picture?: (result: z.output<Output>) => Picture;
  /** What MCP clients are shown instead of the result as JSON text: pictures, sound. */
  blocks?: (result: z.output<Output>) => Block[];
}

/** A drawing, and how wide it becomes as pixels. */
export interface Picture {
  svg: string;
  width: number;
}

/** A content block of MCP. */
export type Block =
  | { type: 'text'; text: string }
  | { type: 'image' | 'audio'; data: string; mimeType: string }
  | { type: 'resource'; resource: { uri: string; mimeType: string; text: string } };

/** A tool as the surfaces see it: its words, its schemas, and one door. */
export interface Tool extends Facts {
  /** The result can be had as a picture. */
  readonly hasPicture: boolean;
  readonly input: z.ZodObject;
  readonly output: z.ZodObject;
  /** JSON Schema 2020-12 of the arguments, made once. */
  readonly inputSchema: JsonSchema;
  /** JSON Schema 2020-12 of the result, made when first asked for. */
  outputSchema(): JsonSchema;
  text(result: object): string | undefined;
  picture(result: object): Picture | undefined;
  blocks(result: object): Block[] | undefined;
  /** Checks the arguments, does the work. Never throws for anything a caller sent. */
  call(args: unknown, context: Context): Outcome<object> | Promise<Outcome<object>>;
}

export function tool<Input extends z.ZodObject, Output extends z.ZodObject>(spec: ToolSpec<Input, Output>): Tool {
  const { run, text, picture, blocks, seedFrom, ...facts } = spec;
  if (!run && !spec.removed) throw new Error(`${spec.name} has no work`);
  const known = Object.keys(spec.input.shape);
  let outputSchema: JsonSchema | undefined;
  return Object.freeze({
    ...facts,
    hasPicture: picture !== undefined,
    inputSchema: jsonSchema(spec.input, 'input'),
    outputSchema: () => (outputSchema ??= jsonSchema(spec.output, 'output')),
    text: (result: object) => text?.(result as z.output<Output>),
    picture: (result: object) => picture?.(result as z.output<Output>),
    blocks: (result: object) => blocks?.(result as z.output<Output>),
    call(args: unknown, context: Context) {
      const fault = structureFault(args);
      if (fault) return invalid(spec.name, [fault]);
      if (spec.removed) return refuse('removed_tool', `${spec.name} was removed and has no replacement.`);
      const named = canonical(spec, args);
      if (!named.ok) return named;
      const parsed = spec.input.safeParse(named.value.args);
      if (!parsed.success) {
        return invalid(spec.name, renamed(faultsOf(parsed.error.issues, named.value.args, known), named.value.given));
      }
      const seed = seedFrom && parsed.data[seedFrom as keyof typeof parsed.data];
      if (seed !== undefined) context.reseed(String(seed));
      return run!(parsed.data as z.output<Input>, context);
    },
  });
}

function invalid(name: string, errors: ArgumentFault[]): { ok: false; error: Refusal } {
  const shown = errors.slice(0, 3).map(({ message }) => message);
  const more = errors.length > 3 ? [`and ${errors.length - 3} more`] : [];
  return fail({ code: 'invalid_arguments', detail: sentence(`${name}: ${[...shown, ...more].join('; ')}`), errors });
}

const sentence = (text: string): string => (text.endsWith('?') ? text : `${text}.`);

/**
 * The arguments under their own names: nulls count as left out, aliases are moved to what they stand for, and an
 * argument given twice must say the same both times. `given` remembers which names the caller used.
 */
function canonical(
  { name, input, aliases = {} }: Pick<ToolSpec<z.ZodObject, z.ZodObject>, 'name' | 'input' | 'aliases'>,
  args: unknown,
): Outcome<{ args: unknown; given: Map<string, string> }> {
  const given = new Map<string, string>();
  if (typeof args !== 'object' || args === null || Array.isArray(args)) return { ok: true, value: { args, given } };
  const left: Args = {};
  for (const key of Object.keys(args)) {
    const value = (args as Args)[key];
    if (value !== null) left[key] = value;
  }
  for (const [other, alias] of Object.entries(aliases)) {
    if (left[other] === undefined) continue;
    const { of: own, read } = typeof alias === 'string' ? { of: alias, read: undefined } : alias;
    const checked = input.shape[other]!.safeParse(left[other]);
    if (!checked.success) {
      const issues = (checked.error as z.ZodError).issues.map((issue) => ({ ...issue, path: [other, ...issue.path] }));
      return invalid(name, faultsOf(issues, left, []));
    }
    const value = read ? read(left[other] as never) : left[other];
    delete left[other];
    if (left[own] !== undefined && JSON.stringify(left[own]) !== JSON.stringify(value)) {
      const message = `${own} and ${other} mean the same but differ, expected one of them`;
      return invalid(name, [{ path: other, message, expected: `no ${other} beside ${own}` }]);
    }
    if (left[own] === undefined) given.set(own, other);
    left[own] = value;
  }
  return { ok: true, value: { args: left, given } };
}

/** Faults in an argument that came under another name are told under that name. */
function renamed(faults: ArgumentFault[], given: Map<string, string>): ArgumentFault[] {
  if (!given.size) return faults;
  return faults.map((fault) => {
    const own = /^\w*/.exec(fault.path)![0];
    const other = given.get(own);
    if (!other) return fault;
    return { ...fault, path: fault.path.replace(own, other), message: fault.message.replace(own, other) };
  });
}

/** JSON Schema without what says nothing: the dialect (2020-12 everywhere), empty parts, the bounds of safe integers. */
function jsonSchema(schema: z.ZodObject, io: 'input' | 'output'): JsonSchema {
  const { $schema, ...made } = z.toJSONSchema(schema, { io, override: ({ jsonSchema: part }) => trim(part, io) });
  return { properties: {}, ...made } as JsonSchema;
}

function trim(part: z.core.JSONSchema.BaseSchema, io: 'input' | 'output'): void {
  if (part.minimum === Number.MIN_SAFE_INTEGER) delete part.minimum;
  if (part.maximum === Number.MAX_SAFE_INTEGER) delete part.maximum;
  if (isEmpty(part.properties)) delete part.properties;
  // results may gain fields: a reader must not refuse what it doesn't know
  const open = part.additionalProperties;
  if (isEmpty(open) || (io === 'output' && open === false)) delete part.additionalProperties;
}

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;
