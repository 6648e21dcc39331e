import { describe, expect, it } from 'vitest';
import { registry } from '../../src/tools/registry.ts';
import {
  CALL_ROUTES,
  callTool,
  get,
  type Json,
  type RefusalBody,
  request,
  useService,
  withoutTimes,
} from './service.ts';

useService();

const seeded = (seed: string | number) => ({ 'x-seed': String(seed) });
const PLAYERS = ['ann', 'bob', 'cat', 'dan', 'eve', 'fay', 'gus'];

describe('coin_flip', () => {
  const flip = async (args: Json, seed = 'coin') =>
    (await callTool<{ results: string[]; counts: Record<string, number> }>('coin_flip', args, seeded(seed))).json;

  it('[COIN-1] flips one coin', async () => {
    expect((await flip({})).results).toEqual([expect.stringMatching(/^(heads|tails)$/)]);
  });

  it('[COIN-1] flips as many as asked, fairly', async () => {
    const { results, counts } = await flip({ count: 1000 });
    expect(results).toHaveLength(1000);
    expect(counts['heads']! + counts['tails']!).toBe(1000);
    expect(results.filter((side) => side === 'heads')).toHaveLength(counts['heads']!);
    expect(Math.abs(counts['heads']! - 500)).toBeLessThan(80); // five deviations
  });

  it('[COIN-2] picks from choices instead', async () => {
    const { results, counts } = await flip({ choices: 'red, green,blue', count: 300 });
    expect(results).toHaveLength(300);
    expect(Object.keys(counts)).toEqual(['red', 'green', 'blue']);
    for (const count of Object.values(counts)) expect(Math.abs(count - 100)).toBeLessThan(41); // five deviations
    expect((await flip({ choices: 'only' })).results).toEqual(['only']);
  });
});

describe('team_split', () => {
  const split = async (args: Json, seed: string | number = 'teams') =>
    (await callTool<{ teams: string[][] }>('team_split', args, seeded(seed))).json.teams;
  const sizes = (teams: string[][]) => teams.map((team) => team.length);

  it('[TEAM-1] makes two teams, everyone in one of them', async () => {
    const teams = await split({ players: PLAYERS });
    expect(sizes(teams)).toEqual([4, 3]);
    expect(teams.flat().sort()).toEqual(PLAYERS);
  });

  it('[TEAM-1] mixes', async () => {
    const partners = new Set<string>();
    for (let seed = 0; seed < 30; seed++) {
      const teams = await split({ players: PLAYERS.slice(0, 4) }, seed);
      partners.add(teams.find((team) => team.includes('ann'))!.find((player) => player !== 'ann')!);
    }
    expect([...partners].sort()).toEqual(['bob', 'cat', 'dan']);
  });

  it('[TEAM-1] keeps players of one name apart', async () => {
    expect((await split({ players: ['ann', 'ann', 'bob'] })).flat().sort()).toEqual(['ann', 'ann', 'bob']);
  });

  it('[TEAM-2] makes as many as asked', async () => {
    expect(sizes(await split({ players: PLAYERS, count: 3 }))).toEqual([3, 2, 2]);
    expect(sizes(await split({ players: PLAYERS, teams: 7 }))).toEqual([1, 1, 1, 1, 1, 1, 1]);
    expect(sizes(await split({ players: PLAYERS, teams: 1 }))).toEqual([7]);
    expect((await callTool('team_split', { players: PLAYERS, teams: 8 })).status).toBe(422);
  });

  it('[TEAM-3] takes members as a text', async () => {
    expect(await split({ members: PLAYERS.join(', ') })).toEqual(await split({ players: PLAYERS }));
    const { status, json } = await callTool<RefusalBody>('team_split', { members: ' , ' });
    expect(status).toBe(400);
    expect(json.errors).toMatchObject([{ path: 'members' }]);
  });
});

describe('random_player_order', () => {
  it('[ORDER-1] has everyone once, in any order', async () => {
    const orders = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      const { json } = await callTool<{ order: string[] }>(
        'random_player_order',
        { players: PLAYERS.slice(0, 3) },
        seeded(seed),
      );
      expect([...json.order].sort()).toEqual(PLAYERS.slice(0, 3));
      orders.add(json.order.join());
    }
    expect(orders.size).toBe(6);
  });
});

describe('timer_suggest', () => {
  interface Timed {
    game: string;
    players: number;
    controls: { name: string; mainSeconds: number; incrementSeconds: number; totalMinutes: number; why: string }[];
  }
  const suggest = async (game: string, players?: number) =>
    (await callTool<Timed>('timer_suggest', { game, ...(players && { players }) })).json;
  const refused = async (game: string, players?: number) => {
    const { status, json } = await callTool<RefusalBody>('timer_suggest', { game, ...(players && { players }) });
    return { status, code: json.code, error: json.error };
  };

  it('[TIMER-1] suggests several time controls, each with figures and a reason', async () => {
    const { game, players, controls } = await suggest('chess');
    expect({ game, players }).toEqual({ game: 'chess/standard', players: 2 });
    expect(controls.map(({ name }) => name)).toEqual(['bullet', 'blitz', 'rapid', 'long rapid', 'classical']);
    expect(controls[1]).toMatchObject({ mainSeconds: 180, incrementSeconds: 2, totalMinutes: 7 });
    for (const { why } of controls) expect(why).toMatch(/^[A-Z].{20,}\.$/);
  });

  it('[TIMER-1] takes the number of players into account', async () => {
    const three = await suggest('catan', 3);
    const four = await suggest('catan', 4);
    expect(three.players).toBe(3);
    const session = ({ controls }: Timed) => controls.at(-1)!.totalMinutes;
    expect(session(three)).toBeLessThan(session(four));
    expect(await suggest('catan')).toEqual(four);
  });

  it.each([
    ['atomic', 'chess/atomic'],
    ['chess/atomic', 'chess/atomic'],
    ['kingOfTheHill', 'chess/king-of-the-hill'],
    ['grand+random', 'chess/grand+random'],
    ['Go 9x9', 'go/standard+9x9'],
    ['checkers', 'draughts/english'],
    ['landlords-game', 'landlords-game/standard'],
    ['Settlers of Catan', 'catan'],
    ['Dungeons & Dragons', 'dungeons-and-dragons'],
  ])('[TIMER-2] knows %s', async (asked, game) => {
    expect((await suggest(asked)).game).toBe(game);
  });

  it.each([
    ['chess', 3, 'Chess is for 2 players, not for 3.'],
    ['catan', 7, 'Catan is for 3 to 4 players, not for 7.'],
  ])('[TIMER-3] refuses %s for %i', async (game, players, error) => {
    expect(await refused(game, players)).toEqual({ status: 422, code: 'impossible', error });
  });

  it('[TIMER-4] names the nearest games, and how many are known', async () => {
    const { status, code, error } = await refused('settlers of cattan');
    expect({ status, code }).toEqual({ status: 404, code: 'unknown_name' });
    expect(error).toMatch(/among the \d{3} games .*did you mean settlers-of-catan\b/);
  });

  it('[TIMER-4] names all games that have the name', async () => {
    const { status, code, error } = await refused('standard');
    expect({ status, code }).toEqual({ status: 422, code: 'impossible' });
    expect(error.match(/[a-z-]+\/standard/g)).toHaveLength(10);
  });
});

describe('game_jam_theme', () => {
  interface Drawn {
    themes: string[];
    details: { theme: string; kind: string; spark: string }[];
    possible: number;
  }
  const draw = async (args: Json, seed: string | number = 'jam') =>
    (await callTool<Drawn>('game_jam_theme', args, seeded(seed))).json;

  it('[THEME-1] draws three, or as many as asked', async () => {
    expect((await draw({})).themes).toHaveLength(3);
    for (const count of [1, 7, 100]) expect((await draw({ count })).themes).toHaveLength(count);
    expect((await callTool('game_jam_theme', { count: 101 })).status).toBe(400);
  });

  it('[THEME-1] tells more of each', async () => {
    const { themes, details } = await draw({ count: 20 });
    expect(details.map(({ theme }) => theme)).toEqual(themes);
    for (const { theme, spark } of details) expect(`${theme}|${spark}`).toMatch(/^[A-Z].{3,100}\|[A-Z].{8,100}[.?]$/);
  });

  it('[THEME-2] has none twice, and thousands to draw from', async () => {
    for (let seed = 0; seed < 20; seed++) expect(new Set((await draw({ count: 100 }, seed)).themes).size).toBe(100);
    expect((await draw({})).possible).toBeGreaterThan(5_000);
  });
});

describe('chance', () => {
  /** Every random tool, with its first example. */
  const random = registry.tools.flatMap(({ name, random, examples }) =>
    random ? [{ name, args: examples![0]!.args }] : [],
  );

  describe.each(CALL_ROUTES)('of tools on %s', (_, ask) => {
    it.each(random)('[SEED-1] is replayed by the seed that it told: $name', async ({ name, args }) => {
      const first = await ask(name, args);
      const seed = first.headers.get('x-seed')!;
      expect(seed).toMatch(/^[0-9a-f]{16}$/);
      const again = await ask(name, args, seeded(seed));
      expect(withoutTimes(again.json)).toEqual(withoutTimes(first.json));
      expect(again.headers.get('x-seed')).toBe(seed);
    });
  });

  it.each(random)('[SEED-2] takes its seed from the address: $name', async ({ name, args }) => {
    const inHeader = await callTool(name, args, seeded('any text & more'));
    const query = new URLSearchParams({ seed: 'any text & more' });
    const inAddress = await request('POST', `/api/tools/${name}?${query}`, args);
    expect(withoutTimes(inAddress.json)).toEqual(withoutTimes(inHeader.json));
    expect(inAddress.headers.get('x-seed')).toBe('any text & more');
    const generic = await request('POST', `/api/call?${query}`, { tool: name, args });
    expect(withoutTimes(generic.json)).toEqual(withoutTimes(inHeader.json));
  });

  it.each(random)('[SEED-3] varies: $name', async ({ name, args }) => {
    const seeds = Array.from({ length: 20 }, (_, seed) => seed);
    const texts = await Promise.all(seeds.map(async (seed) => (await callTool(name, args, seeded(seed))).text));
    expect(new Set(texts).size).toBeGreaterThan(1);
    const drawn = await Promise.all(seeds.map(async () => (await callTool(name, args)).headers.get('x-seed')));
    expect(new Set(drawn).size).toBe(20);
  });

  it('[SEED-1] is not told where there is none', async () => {
    const odds = await callTool('dice_odds', { expression: '2d6', target: 7 }, seeded('any'));
    expect(odds.headers.get('x-seed')).toBeNull();
    expect((await callTool('dice_roll', { notation: 'banana' })).headers.get('x-seed')).toBeNull();
    expect((await get('/api/tools')).headers.get('x-seed')).toBeNull();
  });

  it.each(['', ' a', 'a ', 'é', 'a\tb', 'x'.repeat(101)])('[SEED-4] is refused with the seed %j', async (seed) => {
    const query = new URLSearchParams({ seed });
    for (const path of ['/api/tools/coin_flip', '/api/call']) {
      const { status, json } = await request<RefusalBody>('POST', `${path}?${query}`, { tool: 'coin_flip' });
      // The tool route would refuse the argument `tool` too, but the seed is checked first.
      expect(status).toBe(400);
      expect(json.errors).toMatchObject([{ path: 'x-seed' }]);
    }
  });

  it('[SEED-4] takes seeds of 1 to 100 characters', async () => {
    for (const seed of ['0', '~', 'x'.repeat(100), 'a b']) {
      expect((await callTool('coin_flip', {}, seeded(seed))).headers.get('x-seed')).toBe(seed);
    }
  });
});
