import { SERVICE_INFO } from '../lib/about.ts';
import { TOOL_NAMESPACES, type ToolCatalogue } from '../tools/catalogue.ts';
import { defaultHint, type EntryPoint, ERROR_CODES, type ErrorCode } from '../tools/errors.ts';

/** Makes the table of errors as Markdown, with the hints for an entry point. */
export function errorsMarkdown(entryPoint: EntryPoint): string {
  const rows = Object.entries(ERROR_CODES).map(
    ([code, { status, title }]) =>
      `| \`${code}\` | ${status} | ${title} | ${defaultHint(code as ErrorCode, entryPoint) ?? 'see `detail`'} |`,
  );
  return `# Errors

Every refusal is a JSON object after RFC 9457 (\`application/problem+json\`):
\`{ type, title, status, detail, code, error, hint?, errors? }\`. \`code\` is one of those below and does not change;
\`detail\` says what happened in this call, and \`error\` repeats it; \`hint\` says what to do, in the terms of the
entry point; \`errors\` lists the arguments that do not fit as \`{ path, message, expected }\`, at most ten.
Over MCP a refusal is a tool result with \`isError\` that carries the same \`code\`, \`error\`, \`hint\` and \`errors\`.

| code | status | what it means | what to do |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
}

/** Makes the text of `/llms.txt`, which describes the service to language models (see https://llmstxt.org). */
export function llmsText(catalogue: ToolCatalogue, baseUrl: string): string {
  const sections = TOOL_NAMESPACES.map((namespace) => {
    const tools = catalogue.tools.filter((tool) => tool.namespace === namespace && !tool.removed);
    const lines = tools.map(({ name, description }) => `- ${name}: ${description}`);
    return `## ${namespace}\n\n${lines.join('\n')}`;
  });
  return `# ${SERVICE_INFO.title}

> ${SERVICE_INFO.summary}

Call a tool with POST ${baseUrl}/api/tools/<name> and its arguments as a JSON object, or over MCP at ${baseUrl}/mcp.
Tools that draw nothing at random also take GET with the arguments in the query.
Add ?toolsets=play,rules to the MCP address to see only some namespaces. Game state is yours to carry: pass the \`state\`
of one answer into the next call. Chance can be replayed: send back the \`x-seed\` header of an answer
(over MCP \`_meta.seed\`). Tools that draw give the picture itself to Accept: image/png or image/svg+xml
(over MCP \`_meta.accept\`). A refusal says what was wrong and what would have worked.

- [Tools with their argument schemas](${baseUrl}/api/tools)
- [OpenAPI 3.1 with result schemas and examples](${baseUrl}/openapi.json)
- [Dice notation](${baseUrl}/dice.md)
- [Errors](${baseUrl}/errors)
- [Characters with sheets to print](${baseUrl}/characters): /characters/5e?level=3&class=wizard&seed=any; the sheet as SVG at
  /characters/5e/sheet.svg?level=3&class=wizard&seed=any&paper=a4&page=1; rpg_chargen returns such an address in its field sheet

${sections.join('\n\n')}
`;
}
