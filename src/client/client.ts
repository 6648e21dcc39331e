import { withoutTrailingSlash } from '../lib/url.ts';
import type { Problem } from '../tools/errors.ts';
import { type Calls, TOOL_NAMES, type ToolName } from './calls.generated.ts';

export type * from './calls.generated.ts';

export interface ClientOptions {
  /** Function to use instead of the platform's `fetch`, for tests, proxies or retries. */
  fetch?: typeof fetch;
  /** Headers to send with every call. */
  headers?: Record<string, string>;
}

/** Options of a single call. */
export interface CallOptions {
  /**
   * Seed of the tool's random draws: the `seed` of an earlier answer, to repeat that answer, or any text of your own.
   */
  seed?: string;
  signal?: AbortSignal;
}

/** A tool's result, with the seed and request ID from the response headers. */
export interface Answer<Name extends ToolName> {
  result: Calls[Name]['result'];
  /** Seed of a random tool's draws. Send it back to get the same result. Undefined for tools without chance. */
  seed: string | undefined;
  requestId: string | undefined;
}

/** Parameters of a call to a tool. The arguments can be left out if the tool requires none. */
type Given<Name extends ToolName> =
  Record<string, never> extends Calls[Name]['args']
    ? [args?: Calls[Name]['args'], options?: CallOptions]
    : [args: Calls[Name]['args'], options?: CallOptions];

type Methods = { [Name in ToolName]: (...given: Given<Name>) => Promise<Calls[Name]['result']> };

/**
 * A client with one method per tool, which returns the tool's result. `call` also returns the seed and the request ID.
 */
export type Client = Methods & {
  call<Name extends ToolName>(name: Name, ...given: Given<Name>): Promise<Answer<Name>>;
};

/**
 * A refusal by the service. `code` is the kind of error, `message` the explanation, `problem` the whole response body.
 */
export class ParlourError extends Error {
  override readonly name = 'ParlourError';
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.detail);
    this.problem = problem;
  }

  get code(): Problem['code'] {
    return this.problem.code;
  }

  get status(): number {
    return this.problem.status;
  }
}

/**
 * A client of a Parlour service.
 *
 *     const parlour = createClient('http://127.0.0.1:3000');
 *     const { probability } = await parlour.dice_odds({ expression: '4d6kh3', target: 15 });
 *
 * Rejects with a ParlourError when the service refuses, and with fetch's own error when it can't be reached.
 */
export function createClient(baseUrl: string, { fetch = globalThis.fetch, headers = {} }: ClientOptions = {}): Client {
  const base = withoutTrailingSlash(baseUrl);
  async function call<Name extends ToolName>(name: Name, args: object = {}, options: CallOptions = {}) {
    const response = await fetch(`${base}/api/tools/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers, ...(options.seed && { 'x-seed': options.seed }) },
      body: JSON.stringify(args),
      ...(options.signal && { signal: options.signal }),
    });
    const body = await response.json();
    if (!response.ok) throw new ParlourError(body as Problem);
    return {
      result: body as Calls[Name]['result'],
      seed: response.headers.get('x-seed') ?? undefined,
      requestId: response.headers.get('x-request-id') ?? undefined,
    };
  }
  const methods = TOOL_NAMES.map((name) => {
    const method = async (args?: object, options?: CallOptions) => (await call(name, args, options)).result;
    return [name, method] as const;
  });
  return { call, ...Object.fromEntries(methods) } as unknown as Client;
}
