import { createMcpHandler } from '@modelcontextprotocol/server';
import type { ToolNamespace } from '../tools/catalogue.ts';
import { checkMessage, type ErrorAnswer, errorAnswer, INVALID_REQUEST } from './envelope.ts';
import { createServerFactory } from './server.ts';
import type { ServerContents } from './server-contents.ts';

/**
 * Serves MCP over Streamable HTTP, to clients of both protocol versions. It keeps no sessions, so any instance of the
 * service can answer any request.
 */
export interface McpHandler {
  /**
   * Answers a request. `body` is the request's parsed JSON, which the HTTP server has already read within its size
   * limit.
   */
  fetch(request: Request, body: unknown, toolsets?: readonly ToolNamespace[]): Promise<Response>;
  close(): Promise<void>;
}

/** Maximum number of messages in a batch, which the versions before 2026 permit. */
export const MAX_BATCH = 16;

type Serve = (request: Request, body: unknown) => Promise<Response>;

export function mcpHandler(contents: ServerContents): McpHandler {
  const factory = createServerFactory(contents);
  const handlers = new Map<string, ReturnType<typeof createMcpHandler>>();
  const handlerFor = (toolsets?: readonly ToolNamespace[]) => {
    const key = toolsets?.join() ?? '';
    let handler = handlers.get(key);
    if (!handler) {
      handler = createMcpHandler(factory(toolsets), { onerror: () => {} });
      handlers.set(key, handler);
    }
    return handler;
  };
  return {
    fetch(request, body, toolsets) {
      const serve: Serve = (accepting, checked) => handlerFor(toolsets).fetch(accepting, { parsedBody: checked });
      return Array.isArray(body) ? serveBatch(serve, request, body) : serveMessage(serve, request, body);
    },
    close: async () => {
      await Promise.all([...handlers.values()].map((handler) => handler.close()));
    },
  };
}

async function serveMessage(serve: Serve, request: Request, message: unknown): Promise<Response> {
  const checked = checkMessage(message);
  if (!checked.ok) return replyError(checked.error);
  return serveAccepted(serve, request, checked.value);
}

/** Serves a batch. Its messages run together, within one deadline. */
async function serveBatch(serve: Serve, request: Request, batch: readonly unknown[]): Promise<Response> {
  if (!batch.length || batch.length > MAX_BATCH) {
    return replyError(
      errorAnswer(INVALID_REQUEST, `A batch must have 1 to ${MAX_BATCH} messages, but has ${batch.length}.`),
    );
  }
  const ids = batch.flatMap((message) => (message as { id?: unknown } | null)?.id ?? []);
  if (new Set(ids).size < ids.length) {
    return replyError(errorAnswer(INVALID_REQUEST, 'The messages of a batch must have different ids.'));
  }
  const checked = batch.map(checkMessage);
  const errors = checked.flatMap((one) => (one.ok ? [] : [one.error]));
  const messages = checked.flatMap((one) => (one.ok ? [one.value] : []));
  if (!errors.length) return serveAccepted(serve, request, messages);
  const served = messages.length ? await messagesIn(await serve(acceptingAll(request), messages)) : [];
  return Response.json([...served, ...errors]);
}

/** Errors in parameters are the answer to a message, so their status is 200 as for any answer. */
const replyError = (answer: ErrorAnswer): Response =>
  Response.json(answer, { status: answer.error.code === INVALID_REQUEST ? 400 : 200 });

const STREAM = 'text/event-stream';

/**
 * Serves a request whatever it accepts. The SDK refuses clients of the versions before 2026 that do not accept both a
 * stream and JSON; clients that do not name streams get JSON.
 */
async function serveAccepted(serve: Serve, request: Request, body: unknown): Promise<Response> {
  const accept = request.headers.get('accept') ?? '';
  if (accept.includes('application/json') && accept.includes(STREAM)) return serve(request, body);
  const response = await serve(acceptingAll(request), body);
  if (accept.toLowerCase().includes(STREAM) || !isStream(response)) return response;
  const messages = await messagesIn(response);
  return Response.json(Array.isArray(body) ? messages : messages[0]);
}

/** Copies a request, whose body has been read, with an Accept header that the SDK takes. */
function acceptingAll({ url, method, headers, signal }: Request): Request {
  const accepting = new Headers(headers);
  accepting.set('accept', `application/json, ${STREAM}`);
  return new Request(url, { method, headers: accepting, signal });
}

const isStream = (response: Response): boolean => response.headers.get('content-type')?.startsWith(STREAM) ?? false;

/** Reads the answers in a response to its end: the messages with an ID, without notifications of progress. */
async function messagesIn(response: Response): Promise<unknown[]> {
  const text = await response.text();
  if (text === '') return [];
  if (!isStream(response)) return [JSON.parse(text)].flat();
  const events = text.split('\n').filter((line) => line.startsWith('data: {'));
  return events.map((line) => JSON.parse(line.slice('data: '.length))).filter((message) => 'id' in message);
}
