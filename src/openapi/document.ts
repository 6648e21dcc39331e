import { z } from 'zod';
import { SERVICE_INFO } from '../lib/about.ts';
import { CallBody } from '../tools/call-body.ts';
import { type ListedTool, TOOL_NAMESPACES, type ToolCatalogue } from '../tools/catalogue.ts';
import { ERROR_CODES, type ErrorCode } from '../tools/errors.ts';
import { imagePaths } from './image-paths.ts';
import { type Json, PICTURES, problemResponses } from './parts.ts';

/** Makes the OpenAPI 3.1 document of all routes from the tools of the registry. */
export function openapiJson(catalogue: ToolCatalogue, baseUrl: string): string {
  return JSON.stringify({
    openapi: '3.1.0',
    info: {
      title: SERVICE_INFO.title,
      version: SERVICE_INFO.interface,
      summary: 'Game tools over HTTP',
      description: SERVICE_INFO.summary,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: baseUrl }],
    security: [],
    tags: [
      ...TOOL_NAMESPACES.map((name) => ({ name, description: `Tools of the namespace ${name}` })),
      { name: 'pictures', description: 'Pictures of positions, maps and galleries at addresses' },
      { name: 'service', description: 'The service itself: listing, data, health' },
    ],
    paths: { ...servicePaths(), ...imagePaths(), ...Object.fromEntries(catalogue.tools.map(toolPath)) },
    components: { schemas: { Problem: PROBLEM, ToolDescriptor: DESCRIPTOR }, headers: HEADERS, parameters: PARAMETERS },
  });
}

const PROBLEM: Json = {
  type: 'object',
  description: 'RFC 9457 problem details',
  required: ['type', 'title', 'status', 'detail', 'code', 'error'],
  properties: {
    type: { type: 'string', description: 'leads to the description of the code' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string', description: 'what happened in this call' },
    code: { type: 'string', enum: Object.keys(ERROR_CODES) },
    error: { type: 'string', description: 'the same as detail' },
    hint: { type: 'string', description: 'what to do, unless the detail says it' },
    errors: {
      type: 'array',
      description: 'the arguments that do not fit, at most ten',
      maxItems: 10,
      items: {
        type: 'object',
        required: ['path', 'message'],
        properties: {
          path: { type: 'string' },
          message: { type: 'string' },
          expected: { type: 'string' },
          candidates: { type: 'array', items: { type: 'object' }, description: 'what may have been meant' },
        },
      },
    },
  },
};

const DESCRIPTOR: Json = {
  type: 'object',
  required: ['name', 'description', 'inputSchema', 'namespace'],
  properties: {
    name: { type: 'string' },
    description: { type: 'string' },
    inputSchema: { type: 'object', description: 'JSON Schema 2020-12 of the arguments' },
    namespace: { type: 'string', enum: TOOL_NAMESPACES },
    deprecated: {
      type: 'object',
      required: ['use', 'removedIn'],
      properties: { use: { type: 'array', items: { type: 'string' } }, removedIn: { type: 'string' } },
    },
    removed: { const: true },
  },
};

const HEADERS: Json = {
  'x-seed': { description: 'the seed of this answer; send it back to replay the call', schema: { type: 'string' } },
  deprecation: { description: 'since when the tool is deprecated (RFC 9745)', schema: { type: 'string' } },
};

const PARAMETERS: Json = {
  seed: {
    name: 'x-seed',
    in: 'header',
    description: 'makes chance the same each time',
    schema: { type: 'string', minLength: 1, maxLength: 100 },
  },
};

function toolPath(tool: ListedTool): [string, Json] {
  const { name, namespace, title, description, inputSchema, deprecated, removed, random, examples } = tool;
  const namedExamples = (examples ?? []).map((example) => [
    slug(example.title),
    { summary: example.title, value: example.args },
  ]);
  const facts = {
    tags: [namespace],
    summary: title,
    description,
    ...((deprecated || removed) && { deprecated: true }),
  };
  const post = {
    operationId: name,
    ...facts,
    ...(random && { parameters: [{ $ref: '#/components/parameters/seed' }] }),
    requestBody: {
      required: requiredNames(tool).length > 0,
      content: {
        'application/json': {
          schema: inputSchema,
          ...(namedExamples.length && { examples: Object.fromEntries(namedExamples) }),
        },
      },
    },
    responses: removed
      ? problemResponses('removed_tool', 'invalid_arguments')
      : { ...success(tool), ...refusals(tool, ...BODY_ERRORS) },
  };
  return [`/api/tools/${name}`, random || removed ? { post } : { get: readOperation(tool, facts), post }];
}

/** Describes GET, which tools that draw nothing at random take, with the arguments as parameters of the query. */
const readOperation = (tool: ListedTool, facts: Json): Json => ({
  operationId: `${tool.name}_get`,
  ...facts,
  parameters: queryParameters(tool),
  responses: { ...success(tool), '304': { description: 'the client has this answer already' }, ...refusals(tool) },
});

const requiredNames = ({ inputSchema }: ListedTool): string[] =>
  (inputSchema['required'] as string[] | undefined) ?? [];

/** Describes arguments as parameters of a query: objects and lists of objects as JSON, other lists by repetition. */
function queryParameters(tool: ListedTool): Json[] {
  const properties = tool.inputSchema['properties'] as Record<string, Json>;
  return Object.entries(properties).map(([name, schema]) => {
    const { description } = schema;
    const isJson = schema['type'] === 'object' || (schema['items'] as Json | undefined)?.['type'] === 'object';
    return {
      name,
      in: 'query',
      ...(requiredNames(tool).includes(name) && { required: true }),
      ...(description !== undefined && { description }),
      ...(isJson ? { content: { 'application/json': { schema } } } : { schema }),
    };
  });
}

function success(tool: ListedTool): Json {
  const headers = {
    ...(tool.random && { 'x-seed': { $ref: '#/components/headers/x-seed' } }),
    ...(tool.deprecated && { deprecation: { $ref: '#/components/headers/deprecation' } }),
  };
  return {
    '200': {
      description: 'the result',
      ...(Object.keys(headers).length && { headers }),
      content: { 'application/json': { schema: tool.outputSchema() }, ...(tool.hasPicture && PICTURES) },
    },
  };
}

const GAME_ERRORS: readonly ErrorCode[] = ['illegal_move', 'invalid_position', 'invalid_state', 'incompatible_flags'];

/** Error codes that only tools of one namespace can return, by namespace. */
const NAMESPACE_ERRORS: Readonly<Record<string, readonly ErrorCode[]>> = {
  play: GAME_ERRORS,
  chess: GAME_ERRORS,
  games: ['invalid_notation'],
  utilities: ['invalid_notation'],
};

/** Error codes of requests with a body. */
const BODY_ERRORS: readonly ErrorCode[] = ['malformed_json', 'body_too_large', 'unsupported_media_type'];

const refusals = ({ hasPicture, namespace }: ListedTool, ...more: readonly ErrorCode[]): Json =>
  problemResponses(
    ...more,
    'invalid_arguments',
    'unknown_name',
    ...(NAMESPACE_ERRORS[namespace] ?? []),
    'over_limit',
    'impossible',
    ...(hasPicture ? (['not_acceptable'] as const) : ([] as const)),
    'overloaded',
    'deadline',
  );

const slug = (title: string): string => title.toLowerCase().replace(/[^a-z0-9]+/g, '-');

const okResponse = (description: string, schema: Json, type = 'application/json'): Json => ({
  '200': { description, content: { [type]: { schema } } },
});

const OBJECT: Json = { type: 'object' };
const TEXT: Json = { type: 'string' };

function servicePaths(): Json {
  const get = (operationId: string, summary: string, responses: Json, more: Json = {}): Json => ({
    get: {
      operationId,
      tags: ['service'],
      summary,
      ...more,
      responses: { ...responses, ...problemResponses('overloaded') },
    },
  });
  const { $schema: _, ...callBody } = z.toJSONSchema(CallBody, { io: 'input' });
  return {
    '/api/tools': get(
      'list_tools',
      'All tools',
      okResponse('the tools', {
        type: 'object',
        required: ['count', 'tools'],
        properties: {
          count: { type: 'integer' },
          tools: { type: 'array', items: { $ref: '#/components/schemas/ToolDescriptor' } },
        },
      }),
    ),
    '/api/call': {
      post: {
        operationId: 'call_tool',
        tags: ['service'],
        summary: 'Call a tool by name',
        parameters: [{ $ref: '#/components/parameters/seed' }],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: callBody,
              examples: { odds: { value: { tool: 'dice_odds', args: { expression: '2d6', target: 7 } } } },
            },
          },
        },
        responses: {
          ...okResponse('the result of the tool', OBJECT),
          ...problemResponses('malformed_json', 'invalid_arguments', 'unknown_tool', 'removed_tool', 'body_too_large'),
          ...problemResponses('unsupported_media_type', 'impossible', 'overloaded', 'deadline'),
        },
      },
    },
    '/api/index.json': get('site_index', 'Where everything is', okResponse('links', OBJECT)),
    '/api/catalogue.json': get('site_catalogue', 'All rulebooks', okResponse('the rulebooks', OBJECT)),
    '/api/rules/{slug}/meta.json': get(
      'site_rulebook',
      'About a rulebook',
      { ...okResponse('the metadata of the game', OBJECT), ...problemResponses('unknown_name') },
      { parameters: [{ name: 'slug', in: 'path', required: true, description: 'slug of the game', schema: TEXT }] },
    ),
    '/openapi.json': get('openapi', 'This document', okResponse('OpenAPI 3.1', OBJECT)),
    '/llms.txt': get('llms', 'The service for language models', okResponse('llms.txt', TEXT, 'text/plain')),
    '/dice.md': get('dice_notation', 'The dice notation', okResponse('a guide', TEXT, 'text/markdown')),
    '/healthz': get('health', 'Whether the process lives', okResponse('it does', OBJECT)),
    '/readyz': get('readiness', 'Whether it takes calls', okResponse('it does', OBJECT)),
    '/metrics': get('metrics', 'Figures for Prometheus', okResponse('metrics', TEXT, 'text/plain')),
  };
}
