import { withinBudget } from '../lib/meter.ts';
import { didYouMean, joinNames } from '../lib/nearest.ts';
import type { Result } from '../lib/result.ts';
import { type CallClass, classOfCall } from './call-class.ts';
import type { CallContext } from './context.ts';
import { type Refusal, refuse, refuseAborted } from './errors.ts';
import { structureFault } from './faults.ts';
import type { JsonSchema, Tool } from './tool.ts';

type Outcome = Result<object, Refusal>;

/** Namespaces of tools. Each is a folder in `src/tools`. */
export const TOOL_NAMESPACES = ['chess', 'hex', 'play', 'rules', 'gallery', 'oracles', 'games', 'utilities'] as const;
export type ToolNamespace = (typeof TOOL_NAMESPACES)[number];

/** A tool, with its namespace. */
export interface ListedTool extends Tool {
  readonly namespace: ToolNamespace;
}

/** A tool as GET /api/tools describes it. */
export interface ToolDescriptor {
  name: string;
  description: string;
  inputSchema: JsonSchema;
  namespace: ToolNamespace;
  deprecated?: { use: readonly string[]; removedIn: string };
  removed?: true;
}

/**
 * Catalogue of all tools, and the only way to call one. HTTP, MCP, the command line, the documentation and the site are
 * built on it.
 */
export class ToolCatalogue {
  readonly tools: readonly ListedTool[];
  readonly #byName: ReadonlyMap<string, ListedTool>;

  constructor(tools: Partial<Record<ToolNamespace, readonly Tool[]>>) {
    this.tools = TOOL_NAMESPACES.flatMap((namespace) =>
      (tools[namespace] ?? []).map((tool) => ({ ...tool, namespace })),
    );
    this.#byName = new Map(this.tools.map((tool) => [tool.name, tool]));
  }

  find(name: string): ListedTool | undefined {
    return this.#byName.get(name);
  }

  /**
   * Calls a tool, and stops waiting when the signal of the context aborts. Wrong calls are refused; exceptions are bugs
   * in Parlour.
   */
  call(name: string, args: unknown, context: CallContext): Outcome | Promise<Outcome> {
    const tool = this.find(name);
    if (!tool) return refuse('unknown_tool', this.unknownTool(name));
    const outcome = this.#run(tool, args, context);
    return outcome instanceof Promise ? unlessLate(name, outcome, context.signal) : outcome;
  }

  #run(tool: ListedTool, args: unknown, context: CallContext): Outcome | Promise<Outcome> {
    // Live tools ask the host for facts that only this thread has.
    if (!context.services.callElsewhere || tool.live) return tool.call(args, context);
    const kind = classOfCall(tool.callClass, args);
    // Arguments that are nested too deeply cannot be sent to a thread. The tool refuses them.
    if (kind !== 'quick' && !structureFault(args)) return callElsewhere(kind, tool, args, context);
    const seed = context.isSeeded ? context.seed : undefined;
    const outcome = withinBudget(QUICK_STEPS, () => tool.call(args, context));
    if (outcome) return outcome;
    // What was quick for most arguments is not for these: a thread begins again.
    if (seed !== undefined) context.reseed(seed);
    return callElsewhere('heavy', tool, args, context);
  }

  unknownTool(name: string): string {
    const names = this.#namesWithWordsOf(name);
    const guess = names.length ? `did you mean ${joinNames(names)}?` : didYouMean(name, this.#byName.keys());
    return `There is no tool ${JSON.stringify(name.slice(0, 100))}${guess ? `; ${guess}` : '.'}`;
  }

  /**
   * Returns up to three tools whose names have all words of a text, in any order: dice_roll for roll_dice. Tools in use
   * stand in for deprecated ones.
   */
  #namesWithWordsOf(text: string): string[] {
    const words = wordsOf(text.slice(0, 60));
    if (words.length < 2) return [];
    const found = this.tools.filter(({ name }) => words.every((word) => wordsOf(name).includes(word)));
    const inUse = found.flatMap(({ name, deprecated, removed }) => (removed ? [] : (deprecated?.use ?? [name])));
    return [...new Set(inUse)].slice(0, 3);
  }

  descriptors(): ToolDescriptor[] {
    return this.tools.map(({ name, description, inputSchema, namespace, deprecated, removed }) => ({
      name,
      description,
      inputSchema,
      namespace,
      ...(deprecated && { deprecated }),
      ...(removed && { removed }),
    }));
  }
}

/** Budget of a quick call: about 10 ms of processor time. */
const QUICK_STEPS = 10_000;

/** Runs a call in another thread of the host. */
async function callElsewhere(
  kind: Exclude<CallClass, 'quick'>,
  { name, random }: ListedTool,
  args: unknown,
  context: CallContext,
): Promise<Outcome> {
  const seed = random || context.isSeeded ? context.seed : undefined;
  const answer = await context.services.callElsewhere!(kind, { tool: name, args, seed }, context.signal);
  if (!answer.ok) return answer;
  if (answer.value.seed !== undefined) context.reseed(answer.value.seed);
  return JSON.parse(answer.value.outcome) as Outcome;
}

/** The words of a tool's name, in the singular. */
const wordsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .split(/[^a-z0-9]/)
    .filter(Boolean)
    .map((word) => word.replace(/s$/, ''));

/**
 * Returns the outcome, or a refusal if the signal aborts before. The signal may live on: it holds nothing of the outcome
 * afterwards.
 */
function unlessLate(name: string, outcome: Promise<Outcome>, signal: AbortSignal): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const expire = () => resolve(refuseAborted(signal, `${name} did not finish in time.`));
    if (signal.aborted) expire();
    signal.addEventListener('abort', expire, { once: true });
    outcome.then(resolve, reject).finally(() => signal.removeEventListener('abort', expire));
  });
}
