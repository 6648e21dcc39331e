// The least that a Hono service can do with a JSON call: read it, answer JSON.
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';

const answer = JSON.parse(process.env.ANSWER);
const app = new Hono();
app.post('/api/tools/dice_odds', async (c) => {
  await c.req.json();
  return c.json(answer);
});
const server = createServer(getRequestListener(app.fetch)).listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${server.address().port}`);
});
process.once('SIGTERM', () => server.close(() => process.exit(0)));
