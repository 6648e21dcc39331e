import { ABOUT } from '../lib/about.ts';
import { type Catalogue, type ListedTool, NAMESPACES } from '../tools/catalogue.ts';
import type { Addresses } from './addresses.ts';
import { escapeHtml, page } from './page.ts';

/** What a visitor sees first: what this is, a call to paste, and every tool. */
export function homePage(catalogue: Catalogue, { base }: Addresses): string {
  const call = `curl ${base}/api/tools/dice_odds -d '{"expression":"4d6kh3","target":15}'`;
  return page(
    `${ABOUT.title}: game tools`,
    ABOUT.summary,
    `<h1>Game tools, open to all</h1>
<p class="lead">${escapeHtml(ABOUT.summary)}</p>
<pre tabindex="0"><code>${escapeHtml(call)}</code></pre>
<p>Language models connect over MCP at <code>${escapeHtml(base)}/mcp</code>; <a href="/llms.txt">llms.txt</a> tells them the rest.
Programs find schemas and examples in <a href="/openapi.json">openapi.json</a>.</p>
<h2>The ${catalogue.tools.length} tools</h2>
<p>${progress(catalogue)}</p>
${NAMESPACES.map((namespace) => section(namespace, catalogue)).join('\n')}`,
  );
}

function progress({ tools }: Catalogue): string {
  const built = tools.filter((tool) => tool.built).length;
  return `${built} are built so far. The others check their arguments and say that they are not built yet.`;
}

function section(namespace: string, catalogue: Catalogue): string {
  const tools = catalogue.tools.filter((tool) => tool.namespace === namespace);
  return `<h3 id="${namespace}">${namespace}</h3>\n<ul class="tools">\n${tools.map(item).join('\n')}\n</ul>`;
}

function item(tool: ListedTool): string {
  const state = stateOf(tool);
  const tag = state ? `<span class="tag">${state}</span>` : '';
  return `<li${state ? ' class="later"' : ''}><div><code>${tool.name}</code>${tag}</div>${escapeHtml(tool.description)}</li>`;
}

function stateOf({ built, removed }: ListedTool): string | undefined {
  if (removed) return 'removed';
  return built ? undefined : 'not built yet';
}
