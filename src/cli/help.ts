import { TOOL_NAMESPACES, type ToolCatalogue } from '../tools/catalogue.ts';
import type { Tool } from '../tools/tool.ts';

/** Output of `parlour help`. */
export const USAGE = `Parlour: game tools

  parlour serve                     start the HTTP API, MCP and the rules site
  parlour mcp [--toolsets a,b]      serve MCP over standard input and output
  parlour tools                     list the tools
  parlour <tool> [values] [--arg value …] [--seed text] [--json]
  parlour help <tool>               what a tool takes
  parlour perft [--family f] [--variant v] [--depth n] [--fen text] [--divide] [--json]
                                    count move sequences, to test and time the engine
  parlour jam check FILE            check a file of game jams and summarise it

Examples

  parlour dice_roll 4d6kh3
  parlour dice_odds 2d6 7
  parlour team_split ann,bob,cleo,dan --seed friday
`;

/** Formats the output of `parlour tools`: all tools with their descriptions, by namespace. */
export function formatToolList(catalogue: ToolCatalogue): string {
  const width = Math.max(...catalogue.tools.map(({ name }) => name.length));
  return TOOL_NAMESPACES.map((namespace) => {
    const tools = catalogue.tools.filter((tool) => tool.namespace === namespace);
    const lines = tools.map((tool) => `  ${tool.name.padEnd(width)}  ${tool.description}`);
    return `${namespace}\n${lines.join('\n')}\n`;
  }).join('\n');
}

/** Formats the output of `parlour help <tool>`: description, arguments and examples of the tool. */
export function formatToolHelp(tool: Tool): string {
  const { name, title, description, inputSchema, examples } = tool;
  const required = (inputSchema['required'] ?? []) as string[];
  const lines = Object.entries((inputSchema['properties'] ?? {}) as Record<string, Property>).map(([key, property]) => {
    const facts = [kindOf(property), required.includes(key) ? 'required' : '', defaultOf(property)].filter(Boolean);
    return `  --${key} (${facts.join(', ')})\n      ${property.description}`;
  });
  const exampleLines = (examples ?? []).map(({ title, args }) => `  ${title}: ${JSON.stringify(args)}`);
  return [
    `${name}: ${title}\n${description}`,
    lines.length ? `Arguments\n${lines.join('\n')}` : 'It takes no arguments.',
    ...(exampleLines.length ? [`Examples\n${exampleLines.join('\n')}`] : []),
  ].join('\n\n');
}

interface Property {
  type?: string;
  enum?: unknown[];
  default?: unknown;
  description?: string;
}

const kindOf = ({ type, enum: values }: Property): string => (values ? values.join(' | ') : (type ?? 'any'));
const defaultOf = ({ default: value }: Property): string => (value === undefined ? '' : `default ${value}`);
