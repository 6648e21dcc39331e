import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { describe, expect, it } from 'vitest';
import { MAIN, parlour } from './process.ts';

const ROLLS = [
  ['4d6kh3', 3, 18],
  ['2d6+3', 5, 15],
  ['d20', 1, 20],
  ['3d8,1d12+2', 6, 38],
] as const;
const ODDS = [
  ['4d6kh3', 15, 300 / 1296],
  ['2d6+3', 12, 10 / 36],
  ['d20', 11, 0.5],
] as const;

describe('parlour <tool>', () => {
  it.each(ROLLS)('rolls %s', async (notation, low, high) => {
    const json = await parlour(['dice_roll', notation, '--json', '--seed', 'cli']);
    expect(json).toMatchObject({ code: 0, stderr: '' });
    const { rolls, total } = JSON.parse(json.stdout);
    expect(rolls).toHaveLength(notation.split(',').length);
    expect(total).toBeGreaterThanOrEqual(low);
    expect(total).toBeLessThanOrEqual(high);
    const readable = await parlour(['dice_roll', notation, '--seed', 'cli']);
    expect(readable.stdout.trimEnd().split('\n')).toHaveLength(rolls.length);
    expect(readable.stdout).toContain(` = ${rolls[0].total} [`);
  });

  it.each(ODDS)('tells the odds of %s meeting %i', async (expression, target, probability) => {
    const { stdout } = await parlour(['dice_odds', expression, '--target', String(target), '--json']);
    expect(JSON.parse(stdout).probability).toBeCloseTo(probability, 12);
    const readable = await parlour(['dice_odds', expression, String(target)]);
    expect(readable.stdout).toContain(`${(100 * probability).toFixed(2)} %`);
  });

  it('refuses with the hint, on standard error', async () => {
    expect(await parlour(['dice_roll', '4d6kq'])).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/at character 5[\s\S]*Write dice as/),
    });
    expect(await parlour(['dice_odds', '2d6'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('target is missing'),
    });
    expect(await parlour(['dice_rol'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('did you mean dice_roll'),
    });
    const { stderr } = await parlour(['play_list_families', '--json']);
    expect(JSON.parse(stderr)).toMatchObject({ code: 'not_built_yet', status: 501 });
  });

  it('lists tools and explains one', async () => {
    const { stdout } = await parlour(['tools']);
    expect(stdout.match(/^ {2}[a-z0-9_]+ {2}/gm)).toHaveLength(89);
    expect((await parlour(['help', 'dice_odds'])).stdout).toContain('--comparison (>= | > | <= | < | =, default >=)');
    expect((await parlour(['dice_odds', '--help'])).stdout).toContain('--target (number, required)');
    expect((await parlour([])).stdout).toContain('parlour serve');
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
      // what a client's model has to read: the bound is 60 kB, with room for the tools' growth
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
    expect(await parlour(['mcp', '--toolsets=dice'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('utilities'),
    });
  });
});
