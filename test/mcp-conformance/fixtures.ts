import { MissingRequiredClientCapabilityError } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { fail, ok } from '../../src/lib/result.ts';
import type {
  McpPrompt,
  McpResource,
  McpResources,
  ResourceBody,
  ServerContents,
} from '../../src/mcp/server-contents.ts';
import { type ListedTool, ToolCatalogue } from '../../src/tools/catalogue.ts';
import type { CallContext } from '../../src/tools/context.ts';
import { defineTool, type JsonSchema, type McpContentBlock, type Tool } from '../../src/tools/tool.ts';

/** The tools, resources and prompts that the conformance suites expect, served by Parlour's own MCP module. */
export function fixtureContents(onError: ServerContents['onError']): ServerContents {
  return {
    info: { name: 'parlour-conformance', title: 'Conformance fixtures', version: '0.0.0' },
    instructions: 'Fixtures of the MCP conformance suites.',
    catalogue: new Fixtures({ utilities: TOOLS }),
    resources: RESOURCES,
    prompts: PROMPTS,
    onError,
    deadlineMs: 10_000,
  };
}

/**
 * Throws the error for a missing client capability, as the protocol layer would. The suite tests how it reaches a
 * client, but no tool of Parlour needs a client capability.
 */
class Fixtures extends ToolCatalogue {
  override find(name: string): ListedTool | undefined {
    if (name === 'test_missing_capability') {
      throw new MissingRequiredClientCapabilityError({ requiredCapabilities: { sampling: {} } });
    }
    return super.find(name);
  }
}

/** One red pixel. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR42mP4z8AAAAMBAQD3A0FDAAAAAElFTkSuQmCC';
/** Two samples of silence. */
const WAV = 'UklGRiYAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQIAAACAgA==';

const text = (words: string): McpContentBlock => ({ type: 'text', text: words });
const image: McpContentBlock = { type: 'image', data: PNG, mimeType: 'image/png' };
const audio: McpContentBlock = { type: 'audio', data: WAV, mimeType: 'audio/wav' };
const embedded = (uri: string, mimeType: string, words: string): McpContentBlock => ({
  type: 'resource',
  resource: { uri, mimeType, text: words },
});

const NOTHING = z.strictObject({});

/** Makes a tool without arguments that returns fixed content blocks. */
const toolShowing = (name: string, ...blocks: McpContentBlock[]): Tool =>
  defineTool({
    name,
    title: name,
    description: `Fixture ${name}`,
    input: NOTHING,
    output: NOTHING,
    run: () => ok({}),
    blocks: () => blocks,
  });

const refusingTool = defineTool({
  name: 'test_error_handling',
  title: 'Error',
  description: 'Refuses every call',
  input: NOTHING,
  output: NOTHING,
  run: () => fail({ code: 'impossible', detail: 'This tool refuses every call.' }),
});

const progressingTool = defineTool({
  name: 'test_tool_with_progress',
  title: 'Progress',
  description: 'Tells three times how far it has come',
  input: NOTHING,
  output: NOTHING,
  run: async (_, context: CallContext) => {
    for (const done of [0, 50, 100]) {
      context.progress(done, 100);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return ok({});
  },
  blocks: () => [text('All three steps are done.')],
});

/** JSON Schema keywords that zod never writes. A listing must pass them on unchanged. */
const SCHEMA: JsonSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object',
  $defs: {
    address: {
      $anchor: 'addressDef',
      type: 'object',
      properties: { street: { type: 'string' }, city: { type: 'string' } },
    },
  },
  properties: {
    name: { type: 'string' },
    address: { $ref: '#/$defs/address' },
    contactMethod: { type: 'string', enum: ['phone', 'email'] },
    phone: { type: 'string' },
    email: { type: 'string' },
  },
  allOf: [{ anyOf: [{ required: ['phone'] }, { required: ['email'] }] }],
  if: { properties: { contactMethod: { const: 'phone' } }, required: ['contactMethod'] },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { required: ['phone'] },
  else: { required: ['email'] },
  additionalProperties: false,
};

const TOOLS: readonly Tool[] = [
  toolShowing('test_simple_text', text('A plain text.')),
  toolShowing('test_image_content', image),
  toolShowing('test_audio_content', audio),
  toolShowing('test_embedded_resource', embedded('test://embedded-resource', 'text/plain', 'An embedded text.')),
  toolShowing(
    'test_multiple_content_types',
    text('A text, a picture and a resource:'),
    image,
    embedded('test://mixed-content-resource', 'application/json', '{"test":"data","value":123}'),
  ),
  refusingTool,
  progressingTool,
  { ...toolShowing('json_schema_2020_12_tool', text('Listed for its schema.')), inputSchema: SCHEMA },
  // The suite checks that nothing else is on the stream of these two.
  toolShowing('test_streaming_elicitation', text('Nothing is asked of the client.')),
  toolShowing('test_logging_tool', text('Nothing is logged to the client.')),
];

const resource = (uri: string, name: string, mimeType: string): McpResource => ({
  uri,
  name,
  description: `Fixture ${name}`,
  mimeType,
});

const FIXED: Record<string, ResourceBody & { mimeType: string }> = {
  'test://static-text': { mimeType: 'text/plain', text: 'The content of the text resource.' },
  'test://static-binary': { mimeType: 'image/png', blob: PNG },
};

const RESOURCES: McpResources = {
  fixed: Object.entries(FIXED).map(([uri, { mimeType }]) => resource(uri, uri.slice('test://'.length), mimeType)),
  templates: [resource('test://template/{id}/data', 'template', 'application/json')],
  read(uri) {
    const id = /^test:\/\/template\/([^/]+)\/data$/.exec(uri)?.[1];
    if (id === undefined) return FIXED[uri];
    return { mimeType: 'application/json', text: JSON.stringify({ id, data: `Data of ${id}` }) };
  },
};

const prompt = (
  name: string,
  names: readonly string[],
  contents: (args: Record<string, string>) => McpContentBlock[],
): McpPrompt => ({
  name,
  title: name,
  description: `Fixture ${name}`,
  arguments: names.map((one) => ({ name: one, description: `Argument ${one}`, required: true })),
  messages: (args) => contents(args).map((content) => ({ role: 'user', content })),
});

const PROMPTS: readonly McpPrompt[] = [
  prompt('test_simple_prompt', [], () => [text('A simple prompt.')]),
  prompt('test_prompt_with_arguments', ['arg1', 'arg2'], ({ arg1, arg2 }) => [text(`Given ${arg1} and ${arg2}.`)]),
  prompt('test_prompt_with_embedded_resource', ['resourceUri'], ({ resourceUri }) => [
    embedded(resourceUri!, 'text/plain', 'The embedded text.'),
    text('Read the text above.'),
  ]),
  prompt('test_prompt_with_image', [], () => [image, text('Look at the picture above.')]),
];
