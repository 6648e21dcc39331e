import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { closeServer, createLimitedServer, listen } from './node-server.ts';
import { readSettings } from './settings.ts';

const settings = readSettings({});
if (!settings.ok) throw new Error(settings.error);
let answered = 0;
const server = () =>
  createLimitedServer(settings.value, (_, response) => {
    answered++;
    setTimeout(() => response.end('yes'), 20);
  });

let running: ReturnType<typeof server>;
afterEach(() => closeServer(running, 0));

/** Sends requests on one connection without waiting for answers; returns the number of answers until it is closed. */
async function pipeline(count: number): Promise<number> {
  answered = 0;
  running = server();
  const socket = connect(await listen(running, 0, '127.0.0.1'), '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
    if (text.split('yes').length > count) socket.end();
  });
  socket.on('error', () => {});
  socket.write('GET / HTTP/1.1\r\nhost: here\r\n\r\n'.repeat(count));
  await new Promise((resolve) => socket.once('close', resolve));
  return text.split('yes').length - 1;
}

describe('requests that are sent before the answers to others', () => {
  it('are answered if they are few', async () => {
    expect(await pipeline(16)).toBe(16);
  });

  it('end the connection if they are many, and none of the rest is passed on', async () => {
    expect(await pipeline(5_000)).toBe(0);
    expect(answered).toBe(16);
  });
});
