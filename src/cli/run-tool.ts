import { Call, isSeed } from '../tools/context.ts';
import { problemOf, type Refusal } from '../tools/errors.ts';
import { IN_THREAD, type Services } from '../tools/services.ts';
import type { Tool } from '../tools/tool.ts';
import { parseWords } from './arguments.ts';
import { toolHelp } from './help.ts';
import type { Outcome } from './outcome.ts';
import { toReadableText } from './readable.ts';

/** A single call needs no threads. Jams are imported and loaded only when a tool needs them. */
const AT_HOME: Services = { ...IN_THREAD, jams: async () => (await import('./jam.ts')).loadJamNews(Date.now) };

export async function runTool(tool: Tool, words: readonly string[]): Promise<Outcome> {
  let read: ReturnType<typeof parseWords>;
  try {
    read = parseWords(words, tool.inputSchema);
  } catch (error) {
    return { error: `${tool.name}: ${(error as Error).message}\nSee: parlour help ${tool.name}`, code: 2 };
  }
  if (read.help) return { out: toolHelp(tool), code: 0 };
  if (read.seed !== undefined && !isSeed(read.seed)) {
    return { error: '--seed takes 1 to 100 printable ASCII characters', code: 2 };
  }
  const call = new Call({ seed: read.seed, services: AT_HOME });
  const outcome = await tool.call(read.args, call);
  if (!outcome.ok) return refused(outcome.error, read.json);
  if (read.json) return { out: JSON.stringify(outcome.value, null, 2), code: 0 };
  return { out: tool.text(outcome.value) ?? toReadableText(outcome.value), code: 0 };
}

function refused(refusal: Refusal, json: boolean): Outcome {
  const told = problemOf(refusal);
  const code = told.status === 400 ? 2 : 1;
  return { error: json ? JSON.stringify(told, null, 2) : `${told.detail}\n${told.hint}`, code };
}
