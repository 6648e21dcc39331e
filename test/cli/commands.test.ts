import { describe, expect, it } from 'vitest';
import { ODDS, ROLLS } from './dice-calls.ts';
import { runHere } from './run-here.ts';

describe('parlour <tool>', () => {
  it.each(ROLLS)('rolls %s', async (notation, low, high) => {
    const json = await runHere(['dice_roll', notation, '--json', '--seed', 'cli']);
    expect(json).toMatchObject({ code: 0, stderr: '' });
    const { rolls, total } = JSON.parse(json.stdout);
    expect(rolls).toHaveLength(notation.split(',').length);
    expect(total).toBeGreaterThanOrEqual(low);
    expect(total).toBeLessThanOrEqual(high);
    const readable = await runHere(['dice_roll', notation, '--seed', 'cli']);
    expect(readable.stdout.trimEnd().split('\n')).toHaveLength(rolls.length);
    expect(readable.stdout).toContain(` = ${rolls[0].total} [`);
  });

  it.each(ODDS)('tells the odds of %s meeting %i', async (expression, target, probability) => {
    const { stdout } = await runHere(['dice_odds', expression, '--target', String(target), '--json']);
    expect(JSON.parse(stdout).probability).toBeCloseTo(probability, 12);
    const readable = await runHere(['dice_odds', expression, String(target)]);
    expect(readable.stdout).toContain(`${(100 * probability).toFixed(2)} %`);
  });

  it('refuses with the hint, on standard error', async () => {
    expect(await runHere(['dice_roll', '4d6kq'])).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/at character 5[\s\S]*Write dice as/),
    });
    expect(await runHere(['dice_odds', '2d6'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('target is missing'),
    });
    expect(await runHere(['dice_rol'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('did you mean dice_roll'),
    });
    for (const words of [['dice_roll', '4d6kq'], ['dice_odds', '2d6'], ['chess_get_opening_book']]) {
      // W11: the hints name commands, not routes.
      expect((await runHere(words)).stderr).toMatch(/^(?!.*(?:GET|POST) \/)[\s\S]*parlour /);
    }
    const { stderr } = await runHere(['rules_get_game', 'ches', '--json']);
    expect(JSON.parse(stderr)).toMatchObject({ code: 'unknown_name', status: 404 });
  });

  it('lists tools and explains one', async () => {
    const { stdout } = await runHere(['tools']);
    expect(stdout.match(/^ {2}[a-z0-9_]+ {2}/gm)).toHaveLength(89);
    expect((await runHere(['help', 'dice_odds'])).stdout).toContain('--comparison (>= | > | <= | < | =, default >=)');
    expect((await runHere(['dice_odds', '--help'])).stdout).toContain('--target (number, required)');
    expect((await runHere([])).stdout).toContain('parlour serve');
  });
});

describe('parlour play_…', () => {
  it('shows the board, and the state to go on with', async () => {
    const { stdout } = await runHere(['play_create_game', 'chess', '--variant', 'crazyhouse']);
    const lines = stdout.trimEnd().split('\n');
    expect(lines.slice(0, 2)).toEqual(['8 r n b q k b n r', '7 p p p p p p p p']);
    expect(lines.slice(8, 11)).toEqual(['  a b c d e f g h', 'in hand: nothing', 'white to move']);
    const state = lines.at(-1)!.replace(/^state: /, '');
    const moved = await runHere(['play_apply_move', state, '{"notation":"e4"}']);
    expect(moved).toMatchObject({ code: 0, stdout: expect.stringContaining('4 . . . . P . . .') });
    expect(await runHere(['play_check_status', state])).toMatchObject({ stdout: 'white to move, 20 legal moves\n' });
  });

  it('says why a move is not legal', async () => {
    const { stdout } = await runHere(['play_create_game', 'chess', '--json']);
    const state = JSON.stringify(JSON.parse(stdout).state);
    expect(await runHere(['play_apply_move', state, '{"from":"e2","to":"e5"}'])).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/pawn on e2[\s\S]*play_get_moves/),
    });
  });
});

describe('parlour perft', () => {
  it('counts to each depth, with the time it took', async () => {
    const { code, stdout } = await runHere(['perft', '--family', 'chess', '--variant', 'standard', '--depth', '3']);
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
    const { divide, depths, total } = JSON.parse((await runHere(words)).stdout);
    const moves = Object.keys(divide);
    expect(moves).toHaveLength(48);
    expect(moves).toEqual([...moves].sort());
    expect(divide).toMatchObject({ e1g1: 43, e1c1: 43 });
    expect(depths).toMatchObject([{ nodes: 48 }, { depth: 2, nodes: 2039, seconds: expect.any(Number) }]);
    expect(total).toMatchObject({ nodes: 2087, nodesPerSecond: expect.any(Number) });
    expect((await runHere(words.slice(0, -1))).stdout).toContain('\ne1g1: 43\n');
  });

  it.each([
    ['go', [362, 130_683]],
    ['hex', [121, 14_641, 1_742_400]],
    ['reversi', [4, 12, 56, 244]],
  ])('goes no deeper than is counted at once, where no depth is said: %s', async (family, right) => {
    const { depths } = JSON.parse((await runHere(['perft', '--family', family, '--json'])).stdout);
    expect(depths.map(({ nodes }: { nodes: number }) => nodes)).toEqual(right);
  });

  it.each([
    [['--variant', 'grant'], 1, 'did you mean grand?'],
    [['--family', 'chesss'], 2, 'did you mean chess?'],
    [['--depht', '3'], 2, 'did you mean depth?'],
    [['--depth', '0'], 2, 'at least 1'],
    [['--fen', '8/8 w'], 1, 'the board has 8 ranks'],
  ])('refuses what it does not know: %o', async (words, code, told) => {
    expect(await runHere(['perft', ...words])).toMatchObject({
      code,
      stdout: '',
      stderr: expect.stringContaining(told),
    });
  });

  it('is in the help', async () => {
    expect((await runHere(['--help'])).stdout).toContain('parlour perft');
    expect((await runHere(['help', 'perft'])).stdout).toContain('--divide (boolean, default false)');
  });
});
