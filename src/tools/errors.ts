import { fail } from '../lib/result.ts';

/** Entry points of callers. */
export type EntryPoint = 'http' | 'mcp' | 'cli';

/** What the caller can do: one sentence for every entry point, or a sentence for each that names what callers have there. */
export type Hint = string | Readonly<Record<EntryPoint, string>>;

/** Makes the hint that refers callers to the list of tools. */
const listHint = (text: (list: string) => string): Hint => ({
  http: text('GET /api/tools'),
  mcp: text('tools/list'),
  cli: text('`parlour tools`'),
});

/** Makes a hint with one text for HTTP, and another for callers who do not see headers. */
const headerHint = (http: string, others: string): Hint => ({ http, mcp: others, cli: others });

/**
 * All error codes, with HTTP status, title and hint. A code has no hint if only the detail can say what to do. `docs/reference/errors.md`, the page /errors and the codes in the
 * OpenAPI document are generated from this table. `src/openapi/document.ts` lists which tools return which codes.
 */
export const ERROR_CODES = {
  malformed_request: {
    status: 400,
    title: 'This is not an HTTP request',
    hint: 'Any HTTP/1.1 client will do; check what stands between it and this service.',
  },
  malformed_json: {
    status: 400,
    title: 'The body is not JSON',
    hint: 'Send one JSON object as the request body, in UTF-8.',
  },
  invalid_arguments: {
    status: 400,
    title: 'The arguments do not fit the tool',
    hint: {
      http: "Compare each entry of `errors` with the tool's inputSchema in GET /api/tools.",
      mcp: "Compare each entry of `errors` with the tool's inputSchema in tools/list.",
      cli: 'Run `parlour help` with the name of the tool to see its arguments.',
    },
  },
  forbidden_host: {
    status: 403,
    title: 'This host name is not served',
    hint: 'A service bound to a loopback address answers to localhost only. Set BASE_URL to the address it is reached by, or HOST to an outside address.',
  },
  forbidden_origin: {
    status: 403,
    title: 'Web pages of this origin are not served',
    hint: 'Call from a page on this machine, from a program, or set HOST to an outside address.',
  },
  unknown_tool: {
    status: 404,
    title: 'There is no such tool',
    hint: listHint((list) => `${list} lists all tools.`),
  },
  unknown_name: {
    status: 404,
    title: 'There is no such thing',
  },
  unknown_path: {
    status: 404,
    title: 'There is nothing at this path',
    hint: 'The document /openapi.json describes every route.',
  },
  method_not_allowed: {
    status: 405,
    title: 'This path has no such method',
    hint: 'The header Allow names the methods of the path.',
  },
  not_acceptable: {
    status: 406,
    title: 'The answer cannot be given in that form',
    hint: {
      http: 'Accept application/json or image/svg+xml.',
      mcp: 'Set `_meta.accept` to image/svg+xml, or read `svg` in the result.',
      cli: 'Read `svg` in the result.',
    },
  },
  request_timeout: {
    status: 408,
    title: 'The request did not arrive in time',
    hint: 'Send the whole request without a pause.',
  },
  removed_tool: {
    status: 410,
    title: 'This tool was removed',
    hint: listHint((list) => `It will not come back; ${list} lists the tools that are there.`),
  },
  body_too_large: {
    status: 413,
    title: 'The body is too large',
    hint: 'Send fewer things in one call.',
  },
  unsupported_media_type: {
    status: 415,
    title: 'The body is of a kind that is not read here',
    hint: 'Send JSON with content-type: application/json.',
  },
  invalid_notation: {
    status: 422,
    title: 'The notation cannot be read',
  },
  illegal_move: {
    status: 422,
    title: 'The move is not legal',
    hint: 'play_get_moves lists the legal moves; enough fields to identify one will do.',
  },
  invalid_position: {
    status: 422,
    title: 'The position string cannot be used',
    hint: 'Correct each entry of `errors`; play_export_fen shows how the family writes a position.',
  },
  invalid_state: {
    status: 422,
    title: 'The state cannot be used',
    hint: 'Pass the state as the last play tool returned it; play_create_game and play_load_fen make a new one.',
  },
  incompatible_flags: {
    status: 422,
    title: 'These flags do not go together',
    hint: 'play_list_variants lists the flags that each variant accepts; flags of one group exclude each other.',
  },
  over_limit: {
    status: 422,
    title: 'That is more than one call may ask for',
    hint: 'Ask for less in one call.',
  },
  impossible: {
    status: 422,
    title: 'The arguments fit the schema but contradict each other or the rules',
  },
  header_too_large: {
    status: 431,
    title: 'The request header is too large',
    hint: 'Send fewer or shorter headers.',
  },
  client_gone: {
    status: 499,
    title: 'The client closed the connection before the answer',
  },
  internal_error: {
    status: 500,
    title: 'Parlour made a mistake',
    hint: headerHint(
      'Nothing is wrong with the call. Report it with the x-request-id of this answer.',
      'Nothing is wrong with the call. Report it with the arguments of the call.',
    ),
  },
  overloaded: {
    status: 503,
    title: 'The service cannot take the call at present',
    hint: headerHint('Try again after the seconds that the header Retry-After names.', 'Try again in a second.'),
  },
  deadline: {
    status: 504,
    title: 'The call took too long',
    hint: 'Ask for less work: fewer things, a lower level or a smaller size.',
  },
} as const satisfies Record<string, ErrorFacts>;

interface ErrorFacts {
  status: number;
  title: string;
  hint?: Hint;
}

export type ErrorCode = keyof typeof ERROR_CODES;

/** Returns the sentence of a hint for an entry point. */
const hintFor = (hint: Hint | undefined, entryPoint: EntryPoint): string | undefined =>
  typeof hint === 'object' ? hint[entryPoint] : hint;

/** Returns the hint of a code for an entry point; undefined if the code has none. */
export const defaultHint = (code: ErrorCode, entryPoint: EntryPoint): string | undefined =>
  hintFor((ERROR_CODES[code] as ErrorFacts).hint, entryPoint);

/**
 * An error in one argument. `path` locates the value, such as `moves[2].from`; it is empty if the error concerns all
 * arguments.
 */
export interface ArgumentFault {
  path: string;
  message: string;
  expected?: string;
  /** Valid values to send instead, such as the legal moves that an incomplete move matches. */
  candidates?: object[];
}

/** The reason why a call is refused. The code determines the status, the title and the default hint. */
export interface Refusal {
  code: ErrorCode;
  /** What is wrong with the call, in one or two sentences. */
  detail: string;
  /** What the caller can do. Default: the hint of the code. */
  hint?: Hint;
  errors?: ArgumentFault[];
}

export const CLIENT_GONE: Refusal = {
  code: 'client_gone',
  detail: 'The client closed the connection before the answer.',
};

/** Refuses a call whose signal was aborted: its time is over, or the client has gone. */
export const refuseAborted = ({ reason }: AbortSignal, lateDetail: string): { ok: false; error: Refusal } =>
  (reason as Partial<Error> | undefined)?.name === 'TimeoutError' ? refuse('deadline', lateDetail) : fail(CLIENT_GONE);

/** Makes the result of a call that is refused. */
export const refuse = (code: ErrorCode, detail: string, hint?: Hint): { ok: false; error: Refusal } => ({
  ok: false,
  error: hint === undefined ? { code, detail } : { code, detail, hint },
});

/** Maximum number of faults in a detail. */
const MAX_SHOWN = 3;

/** Maximum number of entries in `errors`. More would bury the first ones. */
export const MAX_ERRORS = 10;

/**
 * Refuses a call for several faults. The detail begins with `subject`, shows the first faults and counts the others of
 * `total`.
 */
export function refuseFaults(
  code: ErrorCode,
  subject: string,
  errors: ArgumentFault[],
  total = errors.length,
): { ok: false; error: Refusal } {
  const shown = errors.slice(0, MAX_SHOWN).map(({ message }) => message);
  const more = total > MAX_SHOWN ? [`and ${total - MAX_SHOWN} more`] : [];
  const text = [...shown, ...more].join('; ');
  return fail({ code, detail: `${subject}: ${/[.?]$/.test(text) ? text : `${text}.`}`, errors });
}

/**
 * A refusal as callers get it, in the form of RFC 9457. `error` repeats `detail`, for clients that read only this
 * field.
 */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: ErrorCode;
  error: string;
  hint?: string;
  errors?: ArgumentFault[];
}

/** Converts a refusal to the form in which callers of an entry point get it. A hint that repeats the detail is dropped. */
export function problemOf({ code, detail, hint, errors }: Refusal, entryPoint: EntryPoint): Problem {
  const { status, title } = ERROR_CODES[code];
  const sentence = hintFor(hint, entryPoint) ?? defaultHint(code, entryPoint);
  return {
    type: `/errors#${code}`,
    title,
    status,
    detail,
    code,
    error: detail,
    ...(sentence !== undefined && !detail.includes(sentence) && { hint: sentence }),
    ...(errors && { errors: errors.slice(0, MAX_ERRORS) }),
  };
}
