import { z } from 'zod';
import { parseJsonText } from './json-text.ts';

/** Schema for the body of POST /api/call. */
export const CallBody = z.strictObject({
  tool: z.string().describe('name of the tool'),
  args: z.looseObject({}).nullable().optional().describe('arguments of the tool'),
});

/**
 * Reads a call in the form in which models and MCP clients write it: `{name, arguments}`, with the arguments as an
 * object or as JSON text. Anything else stays as it is, for the schema to refuse.
 */
export function readCallBody(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const { name, arguments: named, ...rest } = body as Record<string, unknown>;
  const call = {
    ...rest,
    ...(name !== undefined && (typeof name === 'string' && !('tool' in rest) ? { tool: name } : { name })),
    ...(named !== undefined && ('args' in rest ? { arguments: named } : { args: named })),
  };
  const { args } = call as { args?: unknown };
  const parsed = typeof args === 'string' ? parseJsonText(args) : undefined;
  return parsed ? { ...call, args: parsed } : call;
}
