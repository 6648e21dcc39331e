import { compile } from 'json-schema-to-typescript';
import type { Catalogue, ListedTool } from '../../src/tools/catalogue.ts';
import type { JsonSchema } from '../../src/tools/tool.ts';

const pascal = (name: string): string =>
  name
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/**
 * Removes array bounds, which would become tuple types of that many elements, and objects without named fields, which
 * would become an empty type.
 */
function typed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(typed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { minItems: _, maxItems: __, ...kept } = schema as JsonSchema;
  const inner = Object.fromEntries(Object.entries(kept).map(([key, value]) => [key, typed(value)]));
  const isLoose = inner['type'] === 'object' && !inner['properties'] && !inner['additionalProperties'];
  return isLoose ? { ...inner, additionalProperties: true } : inner;
}

/** The compiler's remark about where a type is used, either as a separate comment or at the end of a description. */
const REMARK = ' \\* This interface was referenced[^*]*\\n \\* via[^*]*\\n';
const ALONE = new RegExp(`/\\*\\*\\n${REMARK} \\*/\\n`, 'g');
const BESIDE = new RegExp(`\\n \\* *\\n${REMARK}`, 'g');

/** The types of every tool's arguments and result as TypeScript, made from the registry. */
export async function clientSource({ tools }: Catalogue): Promise<string> {
  const live = tools.filter(({ removed }) => !removed);
  const definitions = Object.fromEntries(
    live.flatMap((tool) => [
      [`${pascal(tool.name)}Args`, typed(tool.inputSchema)],
      [`${pascal(tool.name)}Result`, typed(tool.outputSchema())],
    ]),
  );
  const types = await compile({ type: 'object', additionalProperties: false, definitions } as object, 'Definitions', {
    additionalProperties: false,
    bannerComment: '',
    style: { singleQuote: true, printWidth: 120 },
    unreachableDefinitions: true,
    enableConstEnums: false,
  });
  const declared = types
    .replace(/export interface Definitions \{\s*\}\n?/, '')
    .replace(ALONE, '')
    .replace(BESIDE, '\n');
  return `// Made from the tool registry by \`npm run generate\`; a test fails when it is out of date.

${declared.trim()}

/** Arguments and result of every tool. */
export interface Calls {
${live.map(entry).join('\n')}
}

export type ToolName = keyof Calls;

export const TOOL_NAMES = [
${live.map(({ name }) => `  '${name}',`).join('\n')}
] as const satisfies readonly ToolName[];
`;
}

const entry = ({ name, description, deprecated }: ListedTool): string => {
  const note = deprecated ? `\n   * @deprecated use ${deprecated.use.join(' and ')}` : '';
  return `  /**\n   * ${description}${note}\n   */\n  ${name}: { args: ${pascal(name)}Args; result: ${pascal(name)}Result };`;
};
