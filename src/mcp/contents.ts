import { notationGuideMarkdown } from '../dice/guide.ts';
import { SERVICE_INFO } from '../lib/about.ts';
import { findBook } from '../rulebook/library.ts';
import { bookMarkdown } from '../rulebook/whole-book.ts';
import { errorsMarkdown } from '../site/text-pages.ts';
import type { ToolCatalogue } from '../tools/catalogue.ts';
import { rulebookChoices } from './completions.ts';
import { PROMPTS } from './prompts.ts';
import type { McpResources, ServerContents } from './server-contents.ts';

/** Collects everything that Parlour offers to MCP clients: tools, resources and prompts. */
export function createServerContents(
  catalogue: ToolCatalogue,
  {
    deadlineMs,
    onError,
    services,
    websiteUrl,
  }: Pick<ServerContents, 'deadlineMs' | 'onError' | 'services'> & {
    websiteUrl?: string;
  },
): ServerContents {
  return {
    info: {
      name: SERVICE_INFO.name,
      title: SERVICE_INFO.title,
      version: SERVICE_INFO.version,
      ...(websiteUrl && { websiteUrl }),
    },
    instructions: INSTRUCTIONS,
    catalogue,
    resources: resources(catalogue),
    prompts: PROMPTS,
    deadlineMs,
    onError,
    ...(services && { services }),
  };
}

const INSTRUCTIONS =
  'Game tools. The server stores nothing: pass the `state` of one answer into the next call. Random tools report their ' +
  'seed in `_meta.seed`; send it back as `_meta.seed` to repeat the call. Answers are light: lists hold names, drawings ' +
  'come as a PNG with the board in letters. `_meta.accept` asks for more: application/json for the whole result, ' +
  'image/svg+xml or image/png for a drawing. The resource parlour://tools/{name} has the result schema and examples of ' +
  'a tool, parlour://rules/{game} a rulebook.';

const TOOL_URI = 'parlour://tools/';
const RULES_URI = 'parlour://rules/';
const ERRORS_URI = 'parlour://errors';
const DICE_URI = 'parlour://dice';

function resources(catalogue: ToolCatalogue): McpResources {
  return {
    fixed: [
      {
        uri: ERRORS_URI,
        name: 'errors',
        description: 'Every error code, what it means and what to do',
        mimeType: 'text/markdown',
      },
      {
        uri: DICE_URI,
        name: 'dice',
        description: 'The whole dice notation, with examples',
        mimeType: 'text/markdown',
      },
    ],
    templates: [
      {
        uri: `${TOOL_URI}{name}`,
        name: 'tool',
        description: 'One tool in full: arguments, result schema, examples',
        mimeType: 'application/json',
        choices: { name: () => catalogue.tools.map(({ name }) => name) },
      },
      {
        uri: `${RULES_URI}{game}`,
        name: 'rulebook',
        description: 'All rules of a game; rules_list_games has the slugs',
        mimeType: 'text/markdown',
        choices: { game: rulebookChoices },
      },
    ],
    read(uri) {
      if (uri === ERRORS_URI) return { mimeType: 'text/markdown', text: errorsMarkdown('mcp') };
      if (uri === DICE_URI) return { mimeType: 'text/markdown', text: notationGuideMarkdown() };
      if (uri.startsWith(RULES_URI)) return rulebookAt(uri.slice(RULES_URI.length));
      const tool = uri.startsWith(TOOL_URI) ? catalogue.find(uri.slice(TOOL_URI.length)) : undefined;
      if (!tool) return undefined;
      const { name, title, namespace, description, inputSchema, deprecated, removed, examples } = tool;
      const facts = { name, title, namespace, description, deprecated, removed, inputSchema };
      return {
        mimeType: 'application/json',
        text: JSON.stringify({ ...facts, outputSchema: tool.outputSchema(), examples }, null, 2),
      };
    },
  };
}

function rulebookAt(slug: string): ReturnType<McpResources['read']> {
  const book = findBook(slug);
  return book.ok ? { mimeType: 'text/markdown', text: bookMarkdown(book.value) } : undefined;
}
