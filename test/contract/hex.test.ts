import { describe, expect, it } from 'vitest';
import { callTool, type Json, type RefusalBody, useService } from './service.ts';

useService();

interface Cell {
  q: number;
  r: number;
  terrain: string;
}

interface MapAnswer {
  game: string;
  seed: string;
  players: number;
  size: number;
  share: string;
  cells: Cell[];
}

interface View {
  visible: Cell[];
  blocked: (Cell & { by: Cell })[];
  blockers: (Cell & { hides: number })[];
}

interface Way {
  reachable: boolean;
  cost: number | null;
  path: (Cell & { cost: number })[];
  reason?: string;
  seed?: string;
}

interface Info extends Cell {
  cost: number | null;
  distance: number;
  neighbours: Cell[];
  coordinates: string;
}

const json = async <Body = Json>(name: string, args: Json = {}, headers?: Record<string, string>) =>
  (await callTool<Body>(name, args, headers)).json;
const mapOf = (args: Json, headers?: Record<string, string>) => json<MapAnswer>('hex_generate_map', args, headers);

const GAMES = ['nukes', 'colony', 'epic4', 'ringquest', 'wilds', 'depths'];
const STYLES = ['illustrated', 'flat', 'print', 'night'];

describe('hex maps', () => {
  it('[HEX-1] are of six games, told with their options', async () => {
    const { total, games, styles } = await json<{ total: number; games: Json[]; styles: Json[] }>('hex_list_games');
    expect(total).toBe(6);
    expect(games.map(({ slug }) => slug)).toEqual(GAMES);
    for (const game of games) {
      for (const word of ['options', 'terrains', 'players', 'size', 'description']) expect(game).toHaveProperty(word);
    }
    expect(styles.map(({ slug }) => slug)).toEqual(STYLES);
  });

  it.each(GAMES)('[HEX-2] are for two players and of the usual size: %s', async (game) => {
    const map = await mapOf({ game, seed: 'contract' });
    expect(map.players).toBe(2);
    expect((await mapOf({ game, seed: 'contract', players: 2, size: map.size })).cells).toEqual(map.cells);
    expect(new Set(map.cells.map(({ q, r }) => `${q},${r}`)).size).toBe(map.cells.length);
    expect((await mapOf({ game, seed: 'contract', players: 3 })).players).toBe(3);
  });

  it.each(GAMES)('[HEX-3] [hex case 3] are wholly the same for the same seed: %s', async (game) => {
    const [one, again, other] = await Promise.all(['a', 'a', 'b'].map((seed) => mapOf({ game, seed })));
    expect(again).toEqual(one);
    expect(other!.cells).not.toEqual(one!.cells);
    const drawn = await callTool<MapAnswer>('hex_generate_map', { game });
    expect(drawn.headers.get('x-seed')).toBe(drawn.json.seed);
    expect(await mapOf({ game, seed: drawn.json.seed })).toEqual(drawn.json);
    expect(await mapOf({ game }, { 'x-seed': drawn.json.seed })).toEqual(drawn.json);
  });

  it('[HEX-3] are made again by their share string in every tool', async () => {
    const map = await mapOf({ game: 'nukes+symmetric', players: 3, size: 6, seed: 'shared' });
    expect(await mapOf({ game: 'nukes', seed: map.share })).toEqual(map);
    const { q, r, terrain } = map.cells.at(-1)!;
    expect(await json('hex_get_info', { q, r, game: 'nukes', seed: map.share })).toMatchObject({ terrain });
    const other = await callTool<RefusalBody>('hex_generate_map', { game: 'colony', seed: map.share });
    expect([other.status, other.json.code]).toEqual([422, 'impossible']);
  });

  it('[HEX-3] [hex case 13] depend on every seed, of any length and letters', async () => {
    const seeds = ['1', '2', 'x'.repeat(100), `${'x'.repeat(99)}y`, 'дом', 'a:b', 'map1:nukes:2:5:a'];
    const maps = await Promise.all(seeds.map((seed) => mapOf({ game: 'nukes', seed })));
    expect(new Set(maps.map(({ cells }) => JSON.stringify(cells))).size).toBe(seeds.length);
    for (const map of maps) expect((await mapOf({ game: 'nukes', seed: map.seed })).cells).toEqual(map.cells);
  });

  it.each(STYLES)('[HEX-4] are drawn in styles and sizes: %s', async (style) => {
    const draw = (args: Json) =>
      json<{ svg: string; width: number }>('hex_export_svg', { game: 'colony', seed: 'a', ...args });
    const drawing = await draw({ style });
    expect(drawing.svg).toMatch(/^<svg /);
    expect((await draw({ style })).svg).toBe(drawing.svg);
    expect((await draw({ style, hexSize: 60 })).width / drawing.width).toBeCloseTo(2, 1);
    const png = await callTool('hex_export_svg', { game: 'colony', seed: 'a', style }, { accept: 'image/png' });
    expect([png.status, png.headers.get('content-type')]).toEqual([200, 'image/png']);
  });

  it('[HEX-2] refuse what they do not know, with what would do', async () => {
    const refused = async (name: string, args: Json) => (await callTool<RefusalBody>(name, args)).json;
    expect((await refused('hex_generate_map', { game: 'colny' })).error).toContain('colony');
    expect((await refused('hex_export_svg', { game: 'colony', style: 'flatt' })).error).toContain('flat');
    expect((await refused('hex_generate_map', { game: 'colony', players: 7 })).error).toContain('2 to 6');
    expect((await refused('hex_generate_map', { game: 'nukes', size: 21 })).error).toContain('20');
    expect((await refused('hex_generate_map', { game: 'nukes+round' })).error).toContain('symmetric');
    expect((await refused('hex_generate_map', { game: 'nukes+symmetric', players: 4 })).error).toContain('2, 3 or 6');
    expect((await refused('hex_get_info', { q: 99, r: 0, game: 'colony', seed: 'a' })).hint).toContain(
      'q from -3 to 3',
    );
  });
});

describe('A7: answers about a map', () => {
  const ANSWERS: [string, Json][] = [
    ['hex_get_info', { q: 0, r: 0 }],
    ['hex_compute_fov', { q: 0, r: 0, range: 1 }],
    ['hex_pathfind', { startQ: 0, startR: 0, endQ: 0, endR: 0 }],
  ];
  const identityOf = ({ game, options, players, size, seed, share }: Json) => ({
    ...{ game, options, players, size, seed, share },
  });

  it.each([...ANSWERS, ['hex_export_svg', {}] as [string, Json]])('[HEX-3] name the map: %s', async (tool, args) => {
    const map = (await mapOf({ game: 'nukes+symmetric', players: 3, size: 6, seed: 'known' })) as unknown as Json;
    expect(identityOf(map)).toMatchObject({
      game: 'nukes',
      options: ['symmetric'],
      players: 3,
      size: 6,
      seed: 'known',
    });
    const answer = await json(tool, { ...args, game: 'nukes', seed: map['share'] });
    expect(identityOf(answer)).toEqual(identityOf(map));
    const plain = await json(tool, { ...args, game: 'nukes', seed: 'known' });
    expect(identityOf(plain)).toMatchObject({ options: [], players: 2 });
    expect(plain['share']).not.toBe(map['share']);
  });

  it.each(ANSWERS)('[HEX-3] need no game beside a share string: %s', async (tool, args) => {
    const { share } = await mapOf({ game: 'colony', players: 4, seed: 'known' });
    expect(await json(tool, { ...args, seed: share })).toMatchObject({ game: 'colony', players: 4, share });
    expect(await json(tool, args)).not.toHaveProperty('share');
  });

  it.each([...ANSWERS, ['hex_generate_map', {}] as [string, Json], ['hex_export_svg', {}] as [string, Json]])(
    '[HEX-3] are repaired or refused where the share string is damaged: %s',
    async (tool, args) => {
      const { share } = await mapOf({ game: 'colony', players: 4, seed: 'known' });
      for (const seed of [` ${share}\n`, `“${share}”`, share.toUpperCase()])
        expect(await json(tool, { ...args, game: 'colony', seed })).toMatchObject({ players: 4, share });
      for (const seed of [share.slice(0, -1), `“${share.slice(0, -1)}”`, share.slice(1, -1)]) {
        const { status, json: refusal } = await callTool<RefusalBody>(tool, { ...args, game: 'colony', seed });
        expect([status, refusal.error]).toEqual([422, expect.stringContaining('is damaged')]);
      }
    },
  );

  it.each(['hex_generate_map', 'hex_export_svg'])(
    '[HEX-3] are refused where an argument contradicts the share string: %s',
    async (tool) => {
      const { share } = await mapOf({ game: 'nukes', players: 4, size: 8, seed: 'known' });
      const error = async (args: Json) =>
        (await callTool<RefusalBody>(tool, { game: 'nukes', seed: share, ...args })).json.error;
      expect(await error({ players: 2 })).toContain('`players` must be 4, as in the share string, but is 2');
      expect(await error({ size: 5 })).toContain('`size` must be 8, as in the share string, but is 5');
      expect(await error({ game: 'wilds' })).toContain('`game` must be nukes, as in the share string, but is wilds');
    },
  );
});

describe('a hex', () => {
  it.each(GAMES)('[HEX-5] has the terrain that the map has there: %s', async (game) => {
    const { cells } = await mapOf({ game, seed: 'a' });
    for (const { q, r, terrain } of [cells[0]!, cells[cells.length >> 1]!, cells.at(-1)!]) {
      const info = await json<Info>('hex_get_info', { q, r, game, seed: 'a' });
      expect(info).toMatchObject({ q, r, terrain, distance: Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) });
      for (const next of info.neighbours)
        expect(cells.find((cell) => cell.q === next.q && cell.r === next.r)!.terrain).toBe(next.terrain);
    }
  });

  it.each([
    [0, 0],
    [-1, -1],
    [3, 1],
  ])('[HEX-5] [HEX-7] has six neighbours, and distances that are the lengths of ways: HM-01 (%i, %i)', async (q, r) => {
    const info = await json<Info>('hex_get_info', { q, r });
    expect(info.coordinates).toBe('axial');
    expect(new Set(info.neighbours.map((cell) => `${cell.q},${cell.r}`)).size).toBe(6);
    for (const next of info.neighbours) {
      const back = await json<Info>('hex_get_info', { q: next.q, r: next.r });
      expect(back.neighbours).toContainEqual(expect.objectContaining({ q, r }));
    }
    const away = (Math.abs(4 - q) + Math.abs(2 - r) + Math.abs(6 - q - r)) / 2;
    const there = await json<Way>('hex_pathfind', { startQ: q, startR: r, endQ: 4, endR: 2 });
    const back = await json<Way>('hex_pathfind', { startQ: 4, startR: 2, endQ: q, endR: r });
    expect([there.cost, back.cost, there.path.length - 1]).toEqual([away, away, away]);
  });
});

describe('tools that look into a map', () => {
  it('[HEX-5] [HEX-6] [HEX-7] look into the same one without a seed, and tell which', async () => {
    const [q, r] = [1, 0];
    const info = await json<Info & { seed: string }>('hex_get_info', { q, r, game: 'wilds' });
    const view = await json<View & { seed: string }>('hex_compute_fov', { q, r, range: 1, game: 'wilds' });
    const way = await json<Way>('hex_pathfind', { startQ: q, startR: r, endQ: q, endR: r, game: 'wilds' });
    expect([view.seed, way.seed]).toEqual([info.seed, info.seed]);
    const { cells } = await mapOf({ game: 'wilds', seed: info.seed });
    expect(cells).toContainEqual(expect.objectContaining({ q, r, terrain: info.terrain }));
    const other = await json<Info & { seed: string }>('hex_get_info', { q, r, game: 'wilds' }, { 'x-seed': 'header' });
    expect(other.seed).toBe('header');
  });
});

describe('sight', () => {
  it('[HEX-6] reaches all around on the open plain, and nothing but the hex itself at range 0', async () => {
    const sizes = await Promise.all(
      [0, 1, 3, 50].map(async (range) => (await json<View>('hex_compute_fov', { q: 2, r: 1, range })).visible.length),
    );
    expect(sizes).toEqual([1, 7, 37, 7651]);
  });

  it.each(GAMES)('[HEX-6] goes both ways, and names what is in its way: %s', async (game) => {
    const { cells } = await mapOf({ game, seed: 'a' });
    const from = cells[Math.floor(cells.length * 0.4)]!;
    const look = ({ q, r }: Cell) => json<View>('hex_compute_fov', { q, r, range: 5, game, seed: 'a' });
    const { visible, blocked, blockers } = await look(from);
    expect(visible[0]).toMatchObject({ q: from.q, r: from.r });
    expect(blockers.reduce((sum, { hides }) => sum + hides, 0)).toBe(blocked.length);
    for (const cell of visible.slice(1, 6)) {
      expect((await look(cell)).visible).toContainEqual({ q: from.q, r: from.r });
    }
    for (const cell of blocked.slice(0, 5)) {
      expect((await look(cell)).visible).not.toContainEqual({ q: from.q, r: from.r });
    }
  });
});

describe('a way', () => {
  it.each(GAMES)('[HEX-7] leads step by step at the costs told, or is told not to be: %s', async (game) => {
    const { cells } = await mapOf({ game, seed: 'a' });
    const ends = [0.3, 0.45, 0.6, 0.75].map((part) => cells[Math.floor(cells.length * part)]!);
    for (const end of ends) {
      const args = { startQ: ends[0]!.q, startR: ends[0]!.r, endQ: end.q, endR: end.r, game, seed: 'a' };
      const way = await json<Way>('hex_pathfind', args);
      if (!way.reachable) {
        expect(way.reason).toMatch(/\w+/);
        expect(way.path).toEqual([]);
        continue;
      }
      expect(way.path.reduce((sum, { cost }) => sum + cost, 0)).toBe(way.cost);
      expect(way.path.at(-1)).toMatchObject({ q: end.q, r: end.r, terrain: end.terrain });
    }
  });

  it('[HEX-7] is refused where it would be endless', async () => {
    const far = await callTool<RefusalBody>('hex_pathfind', { startQ: 0, startR: 0, endQ: 1_000_000, endR: 0 });
    expect([far.status, far.json.code]).toEqual([422, 'over_limit']);
  });
});
