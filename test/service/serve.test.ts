import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '../../src/http/settings.ts';
import { type RunningService, runParlour, startService } from './process.ts';

describe('parlour serve', () => {
  it('tells addresses from BASE_URL and RULES_SITE_URL', async () => {
    const service = await startService({ BASE_URL: 'https://games.example/', RULES_SITE_URL: 'https://rules.example' });
    expect(service.greeting).toContain('Parlour    https://games.example\n');
    expect(service.greeting).toContain('Rules site https://rules.example\n');
    await service.stop();
  });

  it('says in one line that a port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    const { code, stderr } = await runParlour(['serve'], { PORT: String(port) });
    expect(code).toBe(1);
    expect(stderr).toBe(`parlour: port ${port} on 127.0.0.1 is in use; set PORT to another one\n`);
    other.close();
  });

  it('refuses a setting in one line', async () => {
    const { code, stderr } = await runParlour(['serve'], { PORT: 'http' });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^parlour: .*PORT=http.*\n$/);
  });

  it.each([
    [{ PORT: '70000' }, 'PORT=70000'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL=loud'],
    [{ BASE_URL: 'games.example' }, 'BASE_URL=games.example'],
    [{ DEADLINE_MS: '0' }, 'DEADLINE_MS=0'],
  ])('names the setting %j that it refuses, in one line', (env, named) => {
    expect(readSettings(env)).toEqual({ ok: false, error: expect.stringMatching(new RegExp(`^.*${named}.*$`)) });
  });

  describe('with a log and short limits', () => {
    let service: RunningService;
    beforeAll(async () => {
      service = await startService({ LOG_LEVEL: 'info', HEADER_TIMEOUT_MS: '300', MAX_HEADER_BYTES: '2000' });
    });
    afterAll(() => void service.child.kill('SIGKILL'));

    it('says where everything is, and the call it shows works', async () => {
      const [base, mcp, rules, call] = service.greeting.split('\n');
      expect(base).toBe(`Parlour    ${service.baseUrl}`);
      expect(mcp).toBe(`MCP        ${service.baseUrl}/mcp`);
      expect(rules).toBe(`Rules site ${service.baseUrl}`);
      const [, url, body] = /^Try +curl (\S+) -d '(.*)'$/.exec(call!)!;
      const response = await fetch(url!, { method: 'POST', body: body! });
      expect(response.status).toBe(200);
      expect((await response.json()).total).toBeGreaterThanOrEqual(3);
    });

    it('answers what is no HTTP in its own shape', async () => {
      const { hostname, port } = new URL(service.baseUrl);
      const raw = (text: string): Promise<string> =>
        new Promise((resolve) => {
          const socket = connect(Number(port), hostname, () => socket.write(text));
          let answer = '';
          socket.on('data', (chunk) => (answer += chunk));
          socket.on('close', () => resolve(answer));
        });
      expect(await raw('nonsense\r\n\r\n')).toMatch(/^HTTP\/1.1 400 [\s\S]*"code":"malformed_request"/);
      expect(await raw(`GET / HTTP/1.1\r\nx: ${'y'.repeat(4000)}\r\n\r\n`)).toMatch(
        /431 [\s\S]*"code":"header_too_large"/,
      );
      expect(await raw('GET / HTTP/1.1\r\nslow: ')).toMatch(/408 [\s\S]*"code":"request_timeout"/);
    });

    it('finishes an open request after SIGTERM, takes no new one, and ends', async () => {
      const { hostname, port } = new URL(service.baseUrl);
      const body = JSON.stringify({ expression: '2d6', target: 7 });
      const socket = connect(Number(port), hostname);
      await new Promise((resolve) => socket.once('connect', resolve));
      let answer = '';
      socket.on('data', (chunk) => (answer += chunk));
      const closed = new Promise((resolve) => socket.once('close', resolve));
      socket.write(
        `POST /api/tools/dice_odds HTTP/1.1\r\nhost: ${hostname}\r\nconnection: close\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
      );
      await new Promise((resolve) => setTimeout(resolve, 100));
      service.child.kill('SIGTERM');
      await new Promise((resolve) => setTimeout(resolve, 100));
      await expect(fetch(`${service.baseUrl}/healthz`)).rejects.toThrow();
      socket.write(body.slice(5));
      await closed;
      expect(answer).toMatch(/^HTTP\/1.1 200 OK/);
      const { code, stdout, stderr } = await service.end;
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      // Logs are JSON lines with the request id that the caller received.
      const id = /x-request-id: (\S+)/.exec(answer)![1];
      const lines = stdout.split('\n').filter((line) => line.startsWith('{'));
      expect(lines.map((line) => JSON.parse(line)).find((line) => line.id === id)).toMatchObject({
        method: 'POST',
        path: '/api/tools/dice_odds',
        tool: 'dice_odds',
        status: 200,
        msg: 'request',
      });
    });
  });
});
