import { didYouMean } from '../lib/nearest.ts';
import { fail, ok, type Result } from '../lib/result.ts';
import { TOOL_NAMESPACES, type ToolNamespace } from '../tools/catalogue.ts';
import type { Refusal } from '../tools/errors.ts';

/**
 * Parses a list of the namespaces whose tools a client wants to see, such as `play,rules`. Undefined stands for all of
 * them.
 */
export function parseToolsets(text: string | null | undefined): Result<ToolNamespace[] | undefined, Refusal> {
  const requested = (text ?? '').split(',').filter((name) => name !== '');
  if (!requested.length) return ok(undefined);
  const unknown = requested.find((name) => !isNamespace(name));
  if (unknown === undefined) return ok(TOOL_NAMESPACES.filter((name) => requested.includes(name)));
  const guess = didYouMean(unknown, TOOL_NAMESPACES);
  const message = `toolsets names ${JSON.stringify(unknown.slice(0, 50))}, expected namespaces`;
  const expected = TOOL_NAMESPACES.join(', ');
  return fail({
    code: 'invalid_arguments',
    detail: `${message}: ${expected}${guess ? `; ${guess}` : '.'}`,
    errors: [{ path: 'toolsets', message, expected }],
  });
}

const isNamespace = (name: string): name is ToolNamespace => (TOOL_NAMESPACES as readonly string[]).includes(name);
