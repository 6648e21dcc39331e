import { expect, it } from 'vitest';
import { z } from 'zod';
import { ok } from '../lib/result.ts';
import { ToolCatalogue } from '../tools/catalogue.ts';
import { defineTool } from '../tools/tool.ts';
import { mcpHandler } from './handler.ts';

it('gives all calls of a batch one deadline', async () => {
  const ends: number[] = [];
  const waiting = defineTool({
    name: 'wait',
    title: 'Wait',
    description: 'Blocks for this many milliseconds, then waits for the end of its time.',
    input: z.strictObject({ block: z.int() }),
    output: z.object({}),
    run: ({ block }, context) => {
      const until = performance.now() + block;
      while (performance.now() < until);
      return new Promise((resolve) => {
        context.signal.addEventListener('abort', () => {
          ends.push(performance.now());
          resolve(ok({}));
        });
      });
    },
  });
  const handler = mcpHandler({
    info: { name: 'test', title: 'Test', version: '0' },
    instructions: '',
    catalogue: new ToolCatalogue({ utilities: [waiting] }),
    resources: { fixed: [], templates: [], read: () => undefined },
    prompts: [],
    onError: () => {},
    deadlineMs: 200,
  });
  const call = (id: number, block: number) => ({
    jsonrpc: '2.0',
    id,
    method: 'tools/call',
    params: { name: 'wait', arguments: { block } },
  });
  const headers = { 'content-type': 'application/json' };
  const request = new Request('http://localhost/mcp', { method: 'POST', headers });
  const answers = await (await handler.fetch(request, [call(1, 0), call(2, 100)])).json();
  expect(answers).toHaveLength(2);
  const [first, second] = ends;
  expect(second! - first!).toBeLessThan(50);
  await handler.close();
});
