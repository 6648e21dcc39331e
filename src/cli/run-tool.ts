import { createStateSigner } from '../adapters/state-signer.ts';
import { readSettings } from '../http/settings.ts';
import { ok, type Result } from '../lib/result.ts';
import { isValidSeed, LazyCallContext } from '../tools/context.ts';
import { problemOf, type Refusal } from '../tools/errors.ts';
import { type HostServices, SERVICES_WITHOUT_THREADS } from '../tools/services.ts';
import type { Tool } from '../tools/tool.ts';
import { parseWords } from './arguments.ts';
import { formatToolHelp } from './help.ts';
import type { CommandOutcome } from './outcome.ts';
import { toReadableText } from './readable.ts';

/** Services for a single tool call, without threads. The jam module is imported only when a tool asks for jams. */
const CLI_SERVICES: HostServices = {
  ...SERVICES_WITHOUT_THREADS,
  jams: async () => (await import('./jam.ts')).loadJams(Date.now),
};

/** The services, which sign game states if there is a key. The error says what is wrong with the key. */
function servicesOf({ STATE_KEY }: Record<string, string | undefined>): Result<HostServices, string> {
  const settings = readSettings({ STATE_KEY });
  if (!settings.ok) return settings;
  const key = settings.value.STATE_KEY;
  return ok(key === undefined ? CLI_SERVICES : { ...CLI_SERVICES, signState: createStateSigner(key) });
}

/** Parses the words after a tool's name, calls the tool and formats its result or refusal. */
export async function runTool(tool: Tool, words: readonly string[]): Promise<CommandOutcome> {
  let parsed: ReturnType<typeof parseWords>;
  try {
    parsed = parseWords(words, tool.inputSchema);
  } catch (error) {
    return { error: `${tool.name}: ${(error as Error).message}\nSee: parlour help ${tool.name}`, code: 2 };
  }
  if (parsed.help) return { out: formatToolHelp(tool), code: 0 };
  if (parsed.seed !== undefined && !isValidSeed(parsed.seed)) {
    return { error: '--seed takes 1 to 100 printable ASCII characters', code: 2 };
  }
  const services = servicesOf(process.env);
  if (!services.ok) return { error: services.error, code: 2 };
  const call = new LazyCallContext({ seed: parsed.seed, services: services.value });
  const outcome = await tool.call(parsed.args, call);
  if (!outcome.ok) return refusalOutcome(outcome.error, parsed.json);
  if (parsed.json) return { out: JSON.stringify(outcome.value, null, 2), code: 0 };
  return { out: tool.text(outcome.value) ?? toReadableText(outcome.value), code: 0 };
}

function refusalOutcome(refusal: Refusal, json: boolean): CommandOutcome {
  const body = problemOf(refusal, 'cli');
  const code = body.status === 400 ? 2 : 1;
  return { error: json ? JSON.stringify(body, null, 2) : [body.detail, body.hint].join('\n').trimEnd(), code };
}
