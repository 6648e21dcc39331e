import {
  type CallToolRequest,
  type CallToolResult,
  INVALID_PARAMS,
  type McpRequestContext,
  ProtocolError,
  ResourceNotFoundError,
  Server,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { abortAfter } from '../lib/abort-after.ts';
import { joinNames } from '../lib/nearest.ts';
import type { ListedTool, ToolCatalogue, ToolNamespace } from '../tools/catalogue.ts';
import { isValidSeed, LazyCallContext } from '../tools/context.ts';
import { problemOf, type Refusal } from '../tools/errors.ts';
import { isChoice, PICTURE_CHOICES } from '../tools/play/drawing/picture-choices.ts';
import { answerOf } from './answer.ts';
import { completeValue } from './completions.ts';
import { ANSWER_FORMS, isAnswerForm } from './pictures.ts';
import type { McpPrompt, ServerContents } from './server-contents.ts';

/** Cache hints for lists. They do not change while the service runs, so clients may keep them for an hour. */
const CACHE = { ttlMs: 3_600_000, cacheScope: 'public' } as const;

/**
 * Returns a function that makes, for a set of namespaces, a factory of servers: one server per request (HTTP) or per
 * connection (stdio). The list of tools is made once for each set.
 */
export function createServerFactory(
  contents: ServerContents,
): (toolsets?: readonly ToolNamespace[]) => (context: McpRequestContext) => Server {
  const listings = new Map<string, object[]>();
  const toolsFor = (toolsets?: readonly ToolNamespace[]) => {
    const key = toolsets?.join() ?? '';
    if (!listings.has(key)) listings.set(key, listTools(contents.catalogue, toolsets));
    return listings.get(key)!;
  };
  return (toolsets) => (context) =>
    createServer(contents, deadlineFor(contents, context), toolsFor(toolsets), toolsets);
}

/** Makes the signal that ends a call in time. */
interface Deadline {
  deadline(): AbortSignal;
}

/**
 * Returns the deadline for the calls of a server: one for all calls of a request over HTTP, which may be a batch; one
 * for each call of a connection over stdio.
 */
function deadlineFor({ deadlineMs }: ServerContents, { requestInfo }: McpRequestContext): Deadline['deadline'] {
  const start = () => abortAfter(deadlineMs);
  let shared: AbortSignal | undefined;
  return requestInfo ? () => (shared ??= start()) : start;
}

function createServer(
  contents: ServerContents,
  deadline: Deadline['deadline'],
  tools: object[],
  toolsets?: readonly ToolNamespace[],
): Server {
  const { info, instructions, catalogue, resources, prompts } = contents;
  const server = new Server(info, {
    capabilities: { tools: {}, resources: {}, prompts: {}, completions: {} },
    instructions,
    cacheHints: {
      'tools/list': CACHE,
      'prompts/list': CACHE,
      'resources/list': CACHE,
      'resources/templates/list': CACHE,
      'resources/read': CACHE,
      'server/discover': CACHE,
    },
  });
  server.setRequestHandler('tools/list', ({ params }) => onlyPage(params, { tools: tools as never }));
  server.setRequestHandler('tools/call', (request, context) => {
    const { name } = request.params;
    const tool = catalogue.find(name);
    if (!tool) throw new ProtocolError(INVALID_PARAMS, catalogue.unknownTool(name));
    if (toolsets && !toolsets.includes(tool.namespace)) {
      const message = `${name} is a tool of ${tool.namespace}, which is not among the toolsets ${toolsets.join(', ')}.`;
      throw new ProtocolError(INVALID_PARAMS, message);
    }
    return callTool({ ...contents, deadline }, tool, request, context);
  });
  server.setRequestHandler('resources/list', ({ params }) => onlyPage(params, { resources: [...resources.fixed] }));
  server.setRequestHandler('resources/templates/list', ({ params }) =>
    onlyPage(params, {
      resourceTemplates: resources.templates.map(({ uri, choices: _, ...rest }) => ({ uriTemplate: uri, ...rest })),
    }),
  );
  server.setRequestHandler('resources/read', ({ params: { uri } }) => {
    const body = resources.read(uri);
    if (!body) throw new ResourceNotFoundError(uri);
    return { contents: [{ uri, ...body }] };
  });
  server.setRequestHandler('prompts/list', ({ params }) => onlyPage(params, { prompts: prompts.map(listedPrompt) }));
  server.setRequestHandler('prompts/get', ({ params: { name, arguments: args = {} } }) =>
    getPrompt(prompts, name, args),
  );
  server.setRequestHandler('completion/complete', ({ params }) => completeValue(contents, params));
  return server;
}

/** Returns the only page of a list. Lists are never continued, so no cursor is known. */
function onlyPage<List>(params: { cursor?: string | undefined } | undefined, list: List): List {
  if (params?.cursor === undefined) return list;
  const cursor = JSON.stringify(params.cursor.slice(0, 50));
  throw new ProtocolError(
    INVALID_PARAMS,
    `Unknown \`cursor\` ${cursor}. The list has one page and gives out no cursors.`,
  );
}

const listedPrompt = ({ messages: _, arguments: args, ...rest }: McpPrompt) => ({
  ...rest,
  arguments: args.map(({ choices: __, ...argument }) => argument),
});

const isOffered = ({ removed, namespace }: ListedTool, toolsets?: readonly ToolNamespace[]): boolean =>
  !removed && (!toolsets || toolsets.includes(namespace));

function listTools(catalogue: ToolCatalogue, toolsets?: readonly ToolNamespace[]): object[] {
  return catalogue.tools
    .filter((tool) => isOffered(tool, toolsets))
    .map(({ name, title, description, inputSchema }) => ({
      name,
      title,
      description,
      inputSchema,
      annotations: { readOnlyHint: true, openWorldHint: false },
    }));
}

async function callTool(
  { catalogue, deadline, onError, services }: ServerContents & Deadline,
  tool: ListedTool,
  { params }: CallToolRequest,
  { mcpReq }: ServerContext,
): Promise<CallToolResult> {
  const { seed, accept, picture, progressToken } = (mcpReq._meta ?? {}) as Meta;
  if (seed !== undefined && !(typeof seed === 'string' && isValidSeed(seed))) {
    return refusalResult({ code: 'invalid_arguments', detail: '_meta.seed is 1 to 100 printable ASCII characters.' });
  }
  if (accept !== undefined && !isAnswerForm(accept)) {
    return refusalResult({ code: 'invalid_arguments', detail: `_meta.accept must be ${joinNames(ANSWER_FORMS)}.` });
  }
  if (picture !== undefined && !isChoice(picture)) {
    const detail = `_meta.picture must be an object of texts for ${joinNames(PICTURE_CHOICES)}.`;
    return refusalResult({ code: 'invalid_arguments', detail });
  }
  const call = new LazyCallContext({
    seed: seed as string | undefined,
    picture,
    services,
    signal: () => AbortSignal.any([mcpReq.signal, deadline()]),
    progress: (progress, total) => {
      if (progressToken === undefined) return;
      mcpReq.notify({ method: 'notifications/progress', params: { progressToken, progress, total } }).catch(onError);
    },
  });
  try {
    const outcome = await catalogue.call(tool.name, params.arguments ?? {}, call);
    if (!outcome.ok) return refusalResult(outcome.error);
    const answer = await answerOf(tool, outcome.value, accept, call);
    if (!answer.ok) return refusalResult(answer.error);
    return { ...answer.value, ...(tool.random && { _meta: { seed: call.seed } }) };
  } catch (error) {
    onError(error);
    return refusalResult({ code: 'internal_error', detail: `${tool.name} failed through a mistake of Parlour's own.` });
  }
}

/** Fields of `_meta` that a caller can send along with the arguments. */
interface Meta {
  seed?: unknown;
  /** Form in which the caller wants the answer, one of `ANSWER_FORMS`. */
  accept?: unknown;
  /** How the caller wants boards to be drawn. */
  picture?: unknown;
  progressToken?: string | number;
}

/** Converts a refusal to a tool result, so that the model reads it and can correct its call. */
function refusalResult(refusal: Refusal): CallToolResult {
  const { code, error, hint, errors, retryAfter } = problemOf(refusal, 'mcp');
  const body = {
    ...{ code, error },
    ...(hint && { hint }),
    ...(errors && { errors }),
    ...(retryAfter !== undefined && { retryAfter }),
  };
  return { isError: true, content: [{ type: 'text', text: JSON.stringify(body) }], structuredContent: body };
}

function getPrompt(prompts: readonly McpPrompt[], name: string, args: Record<string, string>) {
  const prompt = prompts.find((one) => one.name === name);
  if (!prompt) {
    const known = prompts.map((one) => one.name).join(', ');
    throw new ProtocolError(INVALID_PARAMS, `There is no prompt ${JSON.stringify(name)}; there are ${known}.`);
  }
  const missing = prompt.arguments.filter((one) => one.required && args[one.name] === undefined);
  if (missing.length) {
    const names = missing.map((one) => one.name).join(', ');
    throw new ProtocolError(INVALID_PARAMS, `The prompt ${name} needs ${names}.`);
  }
  return { description: prompt.description, messages: prompt.messages(args) };
}
