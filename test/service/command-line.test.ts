import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { describe, expect, it } from 'vitest';
import { sample } from '../effort.ts';
import { exchangeMessages, MAIN, runParlour } from './process.ts';

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
  it.each(sample(ROLLS, 2))('rolls %s', async (notation, low, high) => {
    const json = await runParlour(['dice_roll', notation, '--json', '--seed', 'cli']);
    expect(json).toMatchObject({ code: 0, stderr: '' });
    const { rolls, total } = JSON.parse(json.stdout);
    expect(rolls).toHaveLength(notation.split(',').length);
    expect(total).toBeGreaterThanOrEqual(low);
    expect(total).toBeLessThanOrEqual(high);
    const readable = await runParlour(['dice_roll', notation, '--seed', 'cli']);
    expect(readable.stdout.trimEnd().split('\n')).toHaveLength(rolls.length);
    expect(readable.stdout).toContain(` = ${rolls[0].total} [`);
  });

  it.each(sample(ODDS, 1))('tells the odds of %s meeting %i', async (expression, target, probability) => {
    const { stdout } = await runParlour(['dice_odds', expression, '--target', String(target), '--json']);
    expect(JSON.parse(stdout).probability).toBeCloseTo(probability, 12);
    const readable = await runParlour(['dice_odds', expression, String(target)]);
    expect(readable.stdout).toContain(`${(100 * probability).toFixed(2)} %`);
  });

  it('refuses with the hint, on standard error', async () => {
    expect(await runParlour(['dice_roll', '4d6kq'])).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/at character 5[\s\S]*Write dice as/),
    });
    expect(await runParlour(['dice_odds', '2d6'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('target is missing'),
    });
    expect(await runParlour(['dice_rol'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('did you mean dice_roll'),
    });
    for (const words of [['dice_roll', '4d6kq'], ['dice_odds', '2d6'], ['chess_get_opening_book']]) {
      // W11: the hints name commands, not routes.
      expect((await runParlour(words)).stderr).toMatch(/^(?!.*(?:GET|POST) \/)[\s\S]*parlour /);
    }
    const { stderr } = await runParlour(['rules_get_game', 'ches', '--json']);
    expect(JSON.parse(stderr)).toMatchObject({ code: 'unknown_name', status: 404 });
  });

  it('ends quietly when its reader has gone', async () => {
    // More output than a pipe buffers, so that the process is still writing.
    const piped = promisify(execFile)('sh', [
      '-c',
      `"${process.execPath}" "${MAIN}" epic4_list_factions --json | head -1`,
    ]);
    expect(await piped).toEqual({ stdout: '{\n', stderr: '' });
  });

  it('lists tools and explains one', async () => {
    const { stdout } = await runParlour(['tools']);
    expect(stdout.match(/^ {2}[a-z0-9_]+ {2}/gm)).toHaveLength(89);
    expect((await runParlour(['help', 'dice_odds'])).stdout).toContain(
      '--comparison (>= | > | <= | < | =, default >=)',
    );
    expect((await runParlour(['dice_odds', '--help'])).stdout).toContain('--target (number, required)');
    expect((await runParlour([])).stdout).toContain('parlour serve');
  });
});

describe('parlour play_…', () => {
  it('shows the board, and the state to go on with', async () => {
    const { stdout } = await runParlour(['play_create_game', 'chess', '--variant', 'crazyhouse']);
    const lines = stdout.trimEnd().split('\n');
    expect(lines.slice(0, 2)).toEqual(['8 r n b q k b n r', '7 p p p p p p p p']);
    expect(lines.slice(8, 11)).toEqual(['  a b c d e f g h', 'in hand: nothing', 'white to move']);
    const state = lines.at(-1)!.replace(/^state: /, '');
    const moved = await runParlour(['play_apply_move', state, '{"notation":"e4"}']);
    expect(moved).toMatchObject({ code: 0, stdout: expect.stringContaining('4 . . . . P . . .') });
    expect(await runParlour(['play_check_status', state])).toMatchObject({ stdout: 'white to move, 20 legal moves\n' });
  });

  it('says why a move is not legal', async () => {
    const { stdout } = await runParlour(['play_create_game', 'chess', '--json']);
    const state = JSON.stringify(JSON.parse(stdout).state);
    expect(await runParlour(['play_apply_move', state, '{"from":"e2","to":"e5"}'])).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/pawn on e2[\s\S]*play_get_moves/),
    });
  });
});

describe('parlour perft', () => {
  it('counts to each depth, with the time it took', async () => {
    const { code, stdout } = await runParlour(['perft', '--family', 'chess', '--variant', 'standard', '--depth', '3']);
    expect(code).toBe(0);
    const [title, head, ...rows] = stdout.trimEnd().split('\n');
    expect(title).toBe('chess standard: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1');
    expect(head!.trim().split(/ +/)).toEqual(['depth', 'nodes', 'seconds', 'nodes/s']);
    const counts = rows.map((row) => row.trim().split(/ +/).slice(0, 2));
    expect(counts).toEqual([
      ['1', '20'],
      ['2', '400'],
      ['3', '8902'],
      ['total', '9322'],
    ]);
  });

  it('counts for each first move, sorted, from a position', async () => {
    const kiwipete = 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1';
    const words = ['perft', '--fen', kiwipete, '--depth', '2', '--divide', '--json'];
    const { divide, depths, total } = JSON.parse((await runParlour(words)).stdout);
    const moves = Object.keys(divide);
    expect(moves).toHaveLength(48);
    expect(moves).toEqual([...moves].sort());
    expect(divide).toMatchObject({ e1g1: 43, e1c1: 43 });
    expect(depths).toMatchObject([{ nodes: 48 }, { depth: 2, nodes: 2039, seconds: expect.any(Number) }]);
    expect(total).toMatchObject({ nodes: 2087, nodesPerSecond: expect.any(Number) });
    expect((await runParlour(words.slice(0, -1))).stdout).toContain('\ne1g1: 43\n');
  });

  it.each([
    ['go', [362, 130_683]],
    ['hex', [121, 14_641, 1_742_400]],
    ['reversi', [4, 12, 56, 244]],
  ])('goes no deeper than is counted at once, where no depth is said: %s', async (family, right) => {
    const { depths } = JSON.parse((await runParlour(['perft', '--family', family, '--json'])).stdout);
    expect(depths.map(({ nodes }: { nodes: number }) => nodes)).toEqual(right);
  });

  it.each([
    [['--variant', 'grant'], 1, 'did you mean grand?'],
    [['--family', 'chesss'], 2, 'did you mean chess?'],
    [['--depht', '3'], 2, 'did you mean depth?'],
    [['--depth', '0'], 2, 'at least 1'],
    [['--fen', '8/8 w'], 1, 'the board has 8 ranks'],
  ])('refuses what it does not know: %o', async (words, code, told) => {
    expect(await runParlour(['perft', ...words])).toMatchObject({
      code,
      stdout: '',
      stderr: expect.stringContaining(told),
    });
  });

  it('is in the help', async () => {
    expect((await runParlour(['--help'])).stdout).toContain('parlour perft');
    expect((await runParlour(['help', 'perft'])).stdout).toContain('--divide (boolean, default false)');
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
