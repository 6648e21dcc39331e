import { SERVICE_INFO } from '../lib/about.ts';
import { type ListedTool, TOOL_NAMESPACES, type ToolCatalogue } from '../tools/catalogue.ts';
import type { SiteAddresses } from './addresses.ts';
import { escapeHtml, htmlPage } from './page.ts';

/** Path of the page for those who write programs. */
export const DEVELOPERS_PATH = '/developers';

/** Makes the page for those who write programs: how to reach the service, an example call to copy, and every tool. */
export function developersPage(catalogue: ToolCatalogue, { base }: SiteAddresses): string {
  const call = `curl ${base}/api/tools/dice_odds -d '{"expression":"4d6kh3","target":15}'`;
  return htmlPage(
    `Developers: ${SERVICE_INFO.title}`,
    SERVICE_INFO.summary,
    `<h1>For developers</h1>
<p class="lead">${escapeHtml(SERVICE_INFO.summary)}</p>
<pre tabindex="0"><code>${escapeHtml(call)}</code></pre>
<p>Language models connect over MCP at <code>${escapeHtml(base)}/mcp</code>; <a href="/llms.txt">llms.txt</a> describes the service for them.
Programs find schemas and examples in <a href="/openapi.json">openapi.json</a>.</p>
<p>Failures have <a href="/errors">codes</a>; <a href="/api/tools">/api/tools</a> lists the tools as JSON.</p>
<h2>The ${catalogue.tools.length} tools</h2>
${TOOL_NAMESPACES.map((namespace) => section(namespace, catalogue)).join('\n')}`,
  );
}

function section(namespace: string, catalogue: ToolCatalogue): string {
  const tools = catalogue.tools.filter((tool) => tool.namespace === namespace);
  return `<h3 id="${namespace}">${namespace}</h3>\n<ul class="tools">\n${tools.map(item).join('\n')}\n</ul>`;
}

function item({ name, description, removed }: ListedTool): string {
  const tag = removed ? '<span class="tag">removed</span>' : '';
  return `<li id="${name}"${removed ? ' class="removed"' : ''}><div><code>${name}</code>${tag}</div>${escapeHtml(description)}</li>`;
}
