// Makes src/client/calls.generated.ts, the types of every tool's arguments and result, from the compiled registry:
// `node scripts/build-client.mjs FOLDER`, where FOLDER holds what tsc made of src/tools.
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { compile } from 'json-schema-to-typescript';

const [folder = 'dist'] = process.argv.slice(2);
const target = fileURLToPath(new URL('../src/client/calls.generated.ts', import.meta.url));

const { registry } = await import(pathToFileURL(join(resolve(folder), 'tools', 'registry.js')).href);
writeFileSync(target, await clientSource(registry.tools.filter(({ removed }) => !removed)));

async function clientSource(tools) {
  const definitions = Object.fromEntries(
    tools.flatMap((tool) => [
      [`${pascalCase(tool.name)}Args`, withoutBounds(tool.inputSchema)],
      [`${pascalCase(tool.name)}Result`, withoutBounds(tool.outputSchema())],
    ]),
  );
  const types = await compile({ type: 'object', additionalProperties: false, definitions }, 'Definitions', {
    additionalProperties: false,
    bannerComment: '',
    style: { singleQuote: true, printWidth: 120 },
    unreachableDefinitions: true,
    enableConstEnums: false,
  });
  return `// Made from the tool registry by the build.

${withoutRemarks(types).trim()}

/** Arguments and result of every tool. */
export interface Calls {
${tools.map(entry).join('\n')}
}

export type ToolName = keyof Calls;

export const TOOL_NAMES = [
${tools.map(({ name }) => `  '${name}',`).join('\n')}
] as const satisfies readonly ToolName[];
`;
}

function entry({ name, description, deprecated }) {
  const note = deprecated ? `\n   * @deprecated use ${deprecated.use.join(' and ')}` : '';
  return `  /**\n   * ${description}${note}\n   */\n  ${name}: { args: ${pascalCase(name)}Args; result: ${pascalCase(name)}Result };`;
}

function pascalCase(name) {
  return name
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}

/** Bounds would become tuple types of that many elements, and objects without named fields an empty type. */
function withoutBounds(schema) {
  if (Array.isArray(schema)) return schema.map(withoutBounds);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { minItems: _, maxItems: __, ...kept } = schema;
  const inner = Object.fromEntries(Object.entries(kept).map(([key, value]) => [key, withoutBounds(value)]));
  const isLoose = inner.type === 'object' && !inner.properties && !inner.additionalProperties;
  return isLoose ? { ...inner, additionalProperties: true } : inner;
}

/** Drops the empty root type and the compiler's remarks on where a type is used, with comments that hold nothing else. */
function withoutRemarks(types) {
  const lines = types.split('\n').filter((line, index, all) => {
    const isRemark = (text) => text?.startsWith(' * This interface was referenced by');
    return !isRemark(line) && !isRemark(all[index - 1]) && !(line.trim() === '*' && isRemark(all[index + 1]));
  });
  return lines
    .join('\n')
    .replaceAll('/**\n */\n', '')
    .replace('export interface Definitions {}\n', '')
    .replace('export interface Definitions {\n}\n', '');
}
