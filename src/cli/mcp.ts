import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
import { openJamCache } from '../adapters/jams/jam-cache.ts';
import { createThreadServices } from '../http/services.ts';
import { readSettings } from '../http/settings.ts';
import { withoutTrailingSlash } from '../lib/url.ts';
import { createServerContents } from '../mcp/contents.ts';
import { createServerFactory } from '../mcp/server.ts';
import { parseToolsets } from '../mcp/toolsets.ts';
import { registry } from '../tools/registry.ts';
import { checkedMessages } from './stdio-messages.ts';

/** Runs `parlour mcp [--toolsets a,b]`: serves MCP over standard input and output until the input ends. */
export async function mcpCommand(words: readonly string[]): Promise<void> {
  const inlineValue = words[0]?.startsWith('--toolsets=') ? words[0].slice('--toolsets='.length) : undefined;
  const [option, text = inlineValue] = words;
  if (option !== undefined && inlineValue === undefined && option !== '--toolsets') {
    return stop(`parlour mcp takes --toolsets only, but ${option} was given`);
  }
  const toolsets = parseToolsets(text);
  if (!toolsets.ok) return stop(toolsets.error.detail);
  const settings = readSettings(process.env);
  if (!settings.ok) return stop(settings.error);
  const onError = (error: unknown) => process.stderr.write(`parlour: ${(error as Error)?.stack ?? error}\n`);
  const { BASE_URL = '', RULES_SITE_URL = BASE_URL } = settings.value;
  const services = createThreadServices({
    jamCache: openJamCache(settings.value, Date.now, (news) => process.stderr.write(`parlour: ${news}\n`)),
    siteUrl: () => withoutTrailingSlash(RULES_SITE_URL),
    deadlineMs: settings.value.DEADLINE_MS,
    threads: settings.value.WORKER_THREADS,
    stateKey: settings.value.STATE_KEY,
  });
  const contents = createServerContents(registry, { deadlineMs: settings.value.DEADLINE_MS, onError, services });
  // Close the services: idle worker threads would keep the process alive for a while.
  process.stdin.once('close', () => void services.close().catch(onError));
  const input = checkedMessages(process.stdin, (error) => process.stdout.write(`${JSON.stringify(error)}\n`));
  const transport = new StdioServerTransport(input, process.stdout);
  serveStdio(createServerFactory(contents)(toolsets.value), { transport, onerror: onError });
}

function stop(reason: string): void {
  process.stderr.write(`parlour: ${reason}\n`);
  process.exitCode = 2;
}
