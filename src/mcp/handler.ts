import { createMcpHandler } from '@modelcontextprotocol/server';
import type { ToolNamespace } from '../tools/catalogue.ts';
import { createServerFactory, type ServerContents } from './server.ts';

/**
 * Serves MCP over Streamable HTTP, to clients of both protocol versions. It keeps no sessions, so any instance of the
 * service can answer any request.
 */
export interface McpHandler {
  /**
   * Answers a request. `body` is the request's parsed JSON, which the HTTP server has already read within its size
   * limit.
   */
  fetch(request: Request, body: unknown, toolsets?: readonly ToolNamespace[]): Promise<Response>;
  close(): Promise<void>;
}

export function mcpHandler(contents: ServerContents): McpHandler {
  const factory = createServerFactory(contents);
  const handlers = new Map<string, ReturnType<typeof createMcpHandler>>();
  const handlerFor = (toolsets?: readonly ToolNamespace[]) => {
    const key = toolsets?.join() ?? '';
    let handler = handlers.get(key);
    if (!handler) {
      handler = createMcpHandler(factory(toolsets), { onerror: () => {} });
      handlers.set(key, handler);
    }
    return handler;
  };
  return {
    fetch: (request, body, toolsets) => handlerFor(toolsets).fetch(request, { parsedBody: body }),
    close: async () => {
      await Promise.all([...handlers.values()].map((handler) => handler.close()));
    },
  };
}
