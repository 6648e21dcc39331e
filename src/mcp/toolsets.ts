import { didYouMean } from '../lib/nearest.ts';
import { fail, ok, type Result } from '../lib/result.ts';
import { NAMESPACES, type Namespace } from '../tools/catalogue.ts';
import type { Refusal } from '../tools/errors.ts';

/** Parses the namespaces whose tools a client wants to see: `play,rules`. Undefined means all. */
export function parseToolsets(text: string | null | undefined): Result<Namespace[] | undefined, Refusal> {
  const requested = (text ?? '').split(',').filter((name) => name !== '');
  if (!requested.length) return ok(undefined);
  const unknown = requested.find((name) => !isNamespace(name));
  if (unknown === undefined) return ok(NAMESPACES.filter((name) => requested.includes(name)));
  const guess = didYouMean(unknown, NAMESPACES);
  const message = `toolsets names ${JSON.stringify(unknown.slice(0, 50))}, expected namespaces`;
  const expected = NAMESPACES.join(', ');
  return fail({
    code: 'invalid_arguments',
    detail: `${message}: ${expected}${guess ? `; ${guess}` : '.'}`,
    errors: [{ path: 'toolsets', message, expected }],
  });
}

const isNamespace = (name: string): name is Namespace => (NAMESPACES as readonly string[]).includes(name);
