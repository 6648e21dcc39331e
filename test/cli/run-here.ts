import { printed } from '../../src/cli/outcome.ts';
import { runCommand } from '../../src/cli/run.ts';
import type { ProcessResult } from '../service/process.ts';

/** Runs `parlour …` in this process, which loads the tools once for all commands, and returns what it would print. */
export async function runHere(words: readonly string[]): Promise<ProcessResult> {
  const outcome = await runCommand(words);
  if (!outcome) throw new Error(`parlour ${words[0]} goes on running`);
  return { code: outcome.code, ...printed(outcome) };
}
