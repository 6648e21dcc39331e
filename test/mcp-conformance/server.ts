import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { createApp } from '../../src/http/app.ts';
import { createHostCheck } from '../../src/http/host-policy.ts';
import { mcpHandler } from '../../src/mcp/handler.ts';
import { fixtureContents } from './fixtures.ts';

// Serves the fixtures on a loopback address through the app and MCP handler of the real service, and prints the
// address on one line. `PORT=0` takes any free port.
const contents = fixtureContents((error) => console.error(error));
const app = createApp({
  catalogue: contents.catalogue,
  documents: [],
  lazyPages: [],
  mcp: mcpHandler(contents),
  settings: { MAX_BODY_BYTES: 1_000_000, MAX_CALLS_AT_ONCE: 512, DEADLINE_MS: contents.deadlineMs },
  baseUrl: () => '',
  isServed: createHostCheck({ HOST: '127.0.0.1' }),
  readiness: () => 'ready',
  onError: (error) => console.error(error),
});
// The channel to the runner closes when the runner ends for whatever reason.
process.once('disconnect', () => process.exit());
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: Number(process.env['PORT'] ?? 0) }, ({ port }: AddressInfo) =>
  console.log(`http://127.0.0.1:${port}/mcp`),
);
