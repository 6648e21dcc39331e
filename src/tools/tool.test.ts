import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ok } from '../lib/result.ts';
import { splitList } from '../lib/split-list.ts';
import { LazyCallContext } from './context.ts';
import { defineTool } from './tool.ts';

const echo = defineTool({
  name: 'echo',
  title: 'Echo',
  description: 'To see what a tool was given: answers its arguments.',
  input: z.strictObject({
    players: z.array(z.string()).describe('who plays'),
    members: z.string().optional().describe('alternative to players'),
    count: z.int().min(1).max(9).default(2).describe('how many'),
    teams: z.int().min(1).max(9).optional().describe('alias of count'),
    level: z.enum(['easy', 'hard']).optional().describe('how hard'),
  }),
  aliases: { members: { of: 'players', read: splitList }, teams: 'count' },
  output: z.looseObject({}),
  run: (args) => ok({ ...args }),
});

const call = async (args: unknown) => {
  const outcome = await echo.call(args, new LazyCallContext());
  return outcome.ok ? outcome.value : outcome.error;
};

describe('a tool', () => {
  it('gives its work the arguments under their own names, with defaults', async () => {
    expect(await call({ members: 'ann, bob,,' })).toEqual({ players: ['ann', 'bob'], count: 2 });
    expect(await call({ players: ['ann'], teams: 3 })).toEqual({ players: ['ann'], count: 3 });
  });

  it('takes null as left out', async () => {
    expect(await call({ players: ['ann'], count: null, level: null, members: null })).toEqual({
      players: ['ann'],
      count: 2,
    });
    expect(await call({ players: null })).toMatchObject({ errors: [{ path: 'players', expected: 'an array' }] });
  });

  it('takes an argument under two names when both say the same', async () => {
    expect(await call({ players: ['ann'], members: 'ann' })).toEqual({ players: ['ann'], count: 2 });
    expect(await call({ players: ['ann'], members: 'bob' })).toMatchObject({
      code: 'invalid_arguments',
      errors: [{ path: 'members' }],
    });
  });

  it('tells faults under the name that the caller used', async () => {
    expect(await call({ players: ['ann'], teams: 12 })).toMatchObject({
      errors: [{ path: 'teams', message: 'teams is 12, expected at most 9' }],
    });
    expect(await call({ members: 5 })).toMatchObject({ errors: [{ path: 'members', expected: 'a string' }] });
  });

  it('names every fault, and the nearest known name', async () => {
    const refused = await call({ player: ['ann'], level: 'hart', count: 1.5 });
    expect(refused).toMatchObject({
      detail: expect.stringContaining('did you mean hard?'),
      errors: [
        { path: 'players', message: 'players is missing, expected an array' },
        { path: 'count', message: 'count is 1.5, expected a whole number' },
        { path: 'level', expected: 'one of easy, hard' },
        { path: 'player', message: 'unknown argument "player"; did you mean players?' },
      ],
    });
  });

  it('says where inside an argument a fault is', async () => {
    expect(await call({ players: ['ann', 5] })).toMatchObject({ errors: [{ path: 'players[1]' }] });
  });

  it.each([[null], [[]], ['text'], [5], [true]])('refuses %j as arguments', async (args) => {
    expect(await call(args)).toMatchObject({ code: 'invalid_arguments' });
  });

  it('refuses __proto__ and nesting without end', async () => {
    expect(await call(JSON.parse('{"__proto__":{"x":1}}'))).toMatchObject({ errors: [{ path: '__proto__' }] });
    expect(await call(JSON.parse('{"players":[{"__proto__":1}]}'))).toMatchObject({ code: 'invalid_arguments' });
    const deep = JSON.parse(`${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`);
    expect(await call(deep)).toMatchObject({ errors: [{ expected: 'at most 32 levels' }] });
    expect(({} as { x?: number }).x).toBeUndefined();
  });

  it('refuses a length that is not a number, which no check can compare', async () => {
    const greet = defineTool({
      name: 'greet',
      title: 'Greet',
      description: 'To greet somebody by a name of few letters.',
      input: z.strictObject({ name: z.string().max(5) }),
      output: z.object({}),
      run: () => ok({}),
    });
    for (const args of ['{"name":{"length":{"toString":1}}}', '{"name":{"length":{"valueOf":null}}}'])
      expect(await greet.call(JSON.parse(args), new LazyCallContext({}))).toMatchObject({
        error: { code: 'invalid_arguments' },
      });
  });

  it('can have its seed in an argument, which goes before the seed of the call', async () => {
    const draw = defineTool({
      name: 'draw',
      title: 'Draw',
      description: 'To draw a number by chance, the same for the same key.',
      random: true,
      seedFrom: 'key',
      input: z.strictObject({ key: z.union([z.number(), z.string()]).optional() }),
      output: z.object({ drawn: z.int() }),
      run: (_, { rng }) => ok({ drawn: rng.below(1_000_000_000) }),
    });
    const drawn = async (args: object, seed?: string) => {
      const call = new LazyCallContext({ seed });
      return { outcome: await draw.call(args, call), seed: call.seed };
    };
    const named = await drawn({ key: 42 }, 'other');
    expect(named.seed).toBe('42');
    expect(await drawn({}, '42')).toEqual(named);
    // a seed that fits a header
    const long = await drawn({ key: 'ä'.repeat(200) });
    expect(long.seed).toMatch(/^[0-9a-f]{32}$/);
    expect(await drawn({}, long.seed)).toEqual(long);
    expect((await drawn({}, 'other')).seed).toBe('other');
  });

  const numbered = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 1]));

  it('describes the first of many faults, and counts the others', async () => {
    const { detail, errors } = (await call(numbered(80))) as { detail: string; errors: unknown[] };
    expect(errors).toHaveLength(10);
    expect(detail).toMatch(/^echo: .*; and 78 more\.$/);
  });

  it('refuses thousands of arguments by their number', async () => {
    expect(await call(numbered(80_000))).toMatchObject({
      detail: 'echo: there are 80000 arguments, expected at most 100 arguments.',
    });
  });

  it('has a schema that says all this', () => {
    expect(echo.inputSchema).toEqual({
      type: 'object',
      properties: {
        players: { type: 'array', items: { type: 'string' }, description: 'who plays' },
        members: { type: 'string', description: 'alternative to players' },
        count: { type: 'integer', minimum: 1, maximum: 9, default: 2, description: 'how many' },
        teams: { type: 'integer', minimum: 1, maximum: 9, description: 'alias of count' },
        level: { type: 'string', enum: ['easy', 'hard'], description: 'how hard' },
      },
      required: ['players'],
      additionalProperties: false,
    });
  });
});
