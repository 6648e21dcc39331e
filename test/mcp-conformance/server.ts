import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { createApp } from '../../src/http/app.ts';
import { hostPolicy } from '../../src/http/host-policy.ts';
import { mcpHandler } from '../../src/mcp/handler.ts';
import { fixtureContents } from './fixtures.ts';

// Serves the fixtures through the app and the MCP handler that the real service has, on a loopback address, and says
// where on one line. `PORT=0` takes any free port.
const offer = fixtureContents((error) => console.error(error));
const app = createApp({
  catalogue: offer.catalogue,
  documents: [],
  lazyPages: [],
  mcp: mcpHandler(offer),
  settings: { MAX_BODY_BYTES: 1_000_000, MAX_CALLS_AT_ONCE: 512, DEADLINE_MS: offer.deadlineMs },
  baseUrl: () => '',
  isServed: hostPolicy({ HOST: '127.0.0.1' }),
  isReady: () => true,
  onError: (error) => console.error(error),
});
// the runner's channel breaks when the runner is gone, however it went
process.once('disconnect', () => process.exit());
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: Number(process.env['PORT'] ?? 0) }, ({ port }: AddressInfo) =>
  console.log(`http://127.0.0.1:${port}/mcp`),
);
