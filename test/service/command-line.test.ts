import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { describe, expect, it } from 'vitest';
import { ODDS, ROLLS } from '../cli/dice-calls.ts';
import { exchangeMessages, MAIN, runParlour } from './process.ts';

/** `test/cli` tries the commands; here is what only a process of its own has: streams and an exit code. */
describe('parlour <tool> as a process', () => {
  it('writes its answer to standard output, and ends with 0', async () => {
    const { code, stdout, stderr } = await runParlour(['dice_roll', '4d6kh3', '--seed', 'cli']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/ = \d+ \[.*\n$/);
  });

  it.each([
    [['dice_roll', '4d6kq'], 1, 'Write dice as'],
    [['dice_rol'], 2, 'did you mean dice_roll'],
  ])('writes the refusal of %j to standard error, and ends with %i', async (words, code, error) => {
    expect(await runParlour(words)).toMatchObject({ code, stdout: '', stderr: expect.stringContaining(error) });
  });

  it('ends quietly when its reader has gone', async () => {
    // More output than a pipe buffers, so that the process is still writing.
    const piped = promisify(execFile)('sh', [
      '-c',
      `"${process.execPath}" "${MAIN}" epic4_list_factions --json | head -1`,
    ]);
    expect(await piped).toEqual({ stdout: '{\n', stderr: '' });
  });
});

describe('parlour mcp', () => {
  const withClient = async (words: string[], use: (client: Client) => Promise<void>) => {
    const client = new Client({ name: 'test', version: '1' });
    await client.connect(new StdioClientTransport({ command: process.execPath, args: [MAIN, 'mcp', ...words] }));
    try {
      await use(client);
    } finally {
      await client.close();
    }
  };

  it('rolls dice and tells odds over standard input and output', async () => {
    await withClient([], async (client) => {
      for (const [notation, low, high] of ROLLS) {
        const { structuredContent, _meta } = await client.callTool({ name: 'dice_roll', arguments: { notation } });
        const { total } = structuredContent as { total: number };
        expect(total).toBeGreaterThanOrEqual(low);
        expect(total).toBeLessThanOrEqual(high);
        expect(_meta).toMatchObject({ seed: expect.any(String) });
      }
      for (const [expression, target, probability] of ODDS) {
        const result = await client.callTool({ name: 'dice_odds', arguments: { expression, target } });
        expect((result.structuredContent as { probability: number }).probability).toBeCloseTo(probability, 12);
      }
      const { tools } = await client.listTools();
      expect(tools).toHaveLength(88);
      // The model of every client reads this list: 60 kB at most, with room for more tools.
      expect(JSON.stringify(tools).length).toBeLessThan(60_000);
    });
  });

  it('offers only the namespaces asked for', async () => {
    await withClient(['--toolsets', 'utilities,hex'], async (client) => {
      const { tools } = await client.listTools();
      expect(tools).toHaveLength(13);
      await expect(client.callTool({ name: 'play_list_families', arguments: {} })).rejects.toThrow(
        'not among the toolsets',
      );
    });
    expect(await runParlour(['mcp', '--toolsets=dice'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('utilities'),
    });
  });

  it('W3, W4: answers every id: null as missing, wrong types and unknown cursors with -32602', async () => {
    const clientInfo = { name: 'test', version: '1' };
    const hello = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo };
    const sent: [unknown, string, unknown][] = [
      [0, 'initialize', hello],
      [1, 'tools/list', null],
      [2, 'tools/call', { name: 'coin_flip', arguments: null }],
      [3, 'tools/call', { name: 5 }],
      ['d', 'tools/list', 'x'],
      [5, 'tools/list', { cursor: 'x' }],
    ];
    const lines = sent.map(([id, method, params]) => JSON.stringify({ jsonrpc: '2.0', id, method, params }));
    const answers = await exchangeMessages([...lines, '{"jsonrpc":', '[]', ''], 8);
    const codes = answers.map(({ id, error }) => [id, error?.code]);
    expect(codes).toHaveLength(8);
    expect(codes).toEqual(
      expect.arrayContaining([
        [0, undefined],
        [1, undefined],
        [2, undefined],
        [3, -32602],
        ['d', -32602],
        [5, -32602],
        [null, -32700],
        [null, -32600],
      ]),
    );
    for (const { error } of answers) if (error) expect(error.message).toMatch(/^[^\n]{5,200}\.$/);
  });
});
