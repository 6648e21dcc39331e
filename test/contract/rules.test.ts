import { beforeAll, describe, expect, it } from 'vitest';
import { baseUrl, callTool, get, type Json, type RefusalBody, useService } from './service.ts';

useService();

interface Line {
  slug: string;
  url: string;
}

interface Book extends Line {
  title: string;
  category: string;
  complexity: string;
  status: string;
  mechanics: string[];
  players: { min: number; max: number };
  duration: { min: number; max: number };
}

interface Meta extends Book {
  how_to_play: string;
  pages: (Line & { section: string; title: string })[];
  variants: Variant[];
  related: string[];
}

interface Variant extends Line {
  title: string;
  playable: boolean;
  topology: string;
}

const listed = async (args: Json = {}) =>
  (await callTool<{ total: number; games: Book[]; reason?: string }>('rules_list_games', args)).json;
const metaOf = async (game: string) => (await callTool<Meta>('rules_get_game_meta', { game })).json;
const refused = (tool: string, args: Json) => callTool<RefusalBody>(tool, args);
const searched = async (args: Json) =>
  (
    await callTool<{
      total: number;
      reason?: string;
      results: { game: string; sectionType: string; title: string; url: string }[];
    }>('rules_search', args)
  ).json;

let books: Book[];
beforeAll(async () => {
  books = (await listed()).games;
});

describe('rulebooks', () => {
  it('[RULES-1] are listed with players, duration, complexity and mechanics', () => {
    expect(books.length).toBeGreaterThan(20);
    for (const { players, duration, complexity, mechanics } of books) {
      expect(players.min).toBeLessThanOrEqual(players.max);
      expect(duration.min).toBeLessThanOrEqual(duration.max);
      expect(['simple', 'moderate', 'complex']).toContain(complexity);
      expect(mechanics.length).toBeGreaterThan(0);
    }
  });

  it.each(['category', 'complexity', 'status'] as const)('[RULES-2] are filtered by %s', async (field) => {
    for (const value of new Set(books.map((book) => book[field]))) {
      const { games } = await listed({ [field]: value });
      expect(games).toEqual(books.filter((book) => book[field] === value));
    }
  });

  it('[RULES-2] are filtered by mechanic, in any spelling, and an unknown one is told', async () => {
    const { games } = await listed({ mechanic: 'Piece Movement' });
    expect(games).toEqual(books.filter(({ mechanics }) => mechanics.includes('piece-movement')));
    expect(games.length).toBeGreaterThan(0);
    expect(await listed({ mechanic: 'captur' })).toMatchObject({
      total: 0,
      reason: expect.stringContaining('capture'),
    });
  });

  it('[RULES-3] are read as Markdown, in any spelling of their name', async () => {
    const { json } = await callTool<Json>('rules_get_game', { game: 'chess' });
    expect(json['markdown']).toMatch(/^# Chess\n\n.+\n\n## /);
    expect(json['markdown']).toContain(`](${baseUrl()}/rules/`);
    expect((await callTool('rules_get_game', { game: "Landlord's Game" })).json).toMatchObject({
      game: 'landlords-game',
    });
  });

  it('[RULES-4] tell what is in them', async () => {
    for (const { slug } of books) {
      const meta = await metaOf(slug);
      expect(meta.how_to_play.length).toBeGreaterThan(80);
      expect(meta.pages[0]!.section).toBe('rules');
      expect(books.map((book) => book.slug)).toEqual(expect.arrayContaining(meta.related));
    }
    expect((await metaOf('chess')).variants.map(({ slug }) => slug)).toContain('atomic');
  });

  it('[RULES-5] have pages, of the rules if no section is named', async () => {
    const { pages } = await metaOf('go');
    for (const { slug, section, title } of pages) {
      const { json } = await callTool<Json>('rules_get_page', { game: 'go', page: slug, section });
      expect(json).toMatchObject({ game: 'go', page: slug, section, title });
      expect((json['markdown'] as string).startsWith(`# ${title}`)).toBe(true);
    }
    const first = pages[0]!;
    expect((await callTool('rules_get_page', { game: 'go', page: first.slug })).json).toMatchObject({
      section: 'rules',
    });
  });

  it('[RULES-5] have pages of classes and spells, by slug or name', async () => {
    const page = async (args: Json) => (await callTool<{ markdown: string }>('rules_get_page', args)).json.markdown;
    const fireball = await page({ game: '5e', section: 'spells', page: 'fireball' });
    expect(fireball).toContain('8d6 fire damage');
    expect(await page({ game: '5e', section: 'spell', page: 'Fireball' })).toBe(fireball);
    expect(await page({ game: '5e', section: 'classes', page: 'wizard' })).toContain('**Arcane Recovery** (level 1)');
    const all = await page({ game: '5e', section: 'spells', page: 'all' });
    expect(all).toContain(`[Fireball](${baseUrl()}/rules/5e/spells/fireball)`);
  });

  it.each([
    ['rules_get_game', { game: 'ches' }, 'chess'],
    ['rules_get_page', { game: 'go', page: 'first-game' }, 'guide'],
    ['rules_get_page', { game: 'go', page: 'x', section: 'guides' }, 'guide'],
    // pages requested without their section, and things that are not pages
    ['rules_get_page', { game: '5e', page: 'Fireball' }, 'section spells'],
    ['rules_get_page', { game: '5e', page: 'firebal', section: 'spells' }, 'fireball'],
    ['rules_get_page', { game: 'chess', page: 'castling' }, 'page special-moves'],
    ['rules_get_page', { game: 'chess', page: 'atomic', section: 'variants' }, 'rules_get_variant'],
    // games that the book of their family describes
    ['rules_get_game', { game: 'Tapatan' }, '"three-mens-morris" of "morris"'],
    ['rules_get_variant', { game: 'chess', variant: 'shogi' }, 'shogun?'],
    ['rules_get_variant', { game: 'chess', variant: 'atomi' }, 'atomic'],
    ['rules_get_variant_list', { game: 'mancalla' }, 'mancala'],
    ['rules_search', { query: 'x', game: 'ches' }, 'chess'],
  ])('[ERR-6] a name that is unknown to %s is told with what was near', async (tool, args, near) => {
    const { status, json } = await refused(tool, args);
    expect(status).toBe(404);
    expect(json.error).toContain(near);
    expect(json.error).not.toContain('?.');
  });
});

describe('variants', () => {
  const variantsOf = async (args: Json) =>
    (await callTool<{ total: number; variants: Variant[] }>('rules_get_variant_list', args)).json;

  it('[RULES-6] are those that the engine plays, with its slugs', async () => {
    const { variants } = await variantsOf({ game: 'morris', playable: true });
    const played = (await callTool<{ variants: Line[] }>('play_list_variants', { family: 'morris' })).json;
    expect(variants.map(({ slug }) => slug)).toEqual(played.variants.map(({ slug }) => slug));
    expect(await variantsOf({ game: 'morris', playable: false })).toMatchObject({
      total: 0,
      reason: expect.stringContaining('engine plays'),
    });
  });

  it('[RULES-6] are told by topology', async () => {
    const hexes = await variantsOf({ game: 'hex', topology: 'hex' });
    const graphs = await variantsOf({ game: 'hex', topology: 'graph' });
    const all = await variantsOf({ game: 'hex' });
    expect(graphs.variants.map(({ slug }) => slug)).toEqual(
      ['bridg-it', 'gale'].filter((slug) => all.variants.some((one) => one.slug === slug)),
    );
    expect(hexes.total + graphs.total).toBe(all.total);
  });

  it('[RULES-8] are read: what is different, board, pieces, origin', async () => {
    const { json } = await callTool<{ markdown: string; parent: string }>('rules_get_variant', {
      game: 'chess',
      variant: 'kingOfTheHill',
    });
    expect(json).toMatchObject({ variant: 'king-of-the-hill', parent: 'standard', playable: true });
    for (const part of [
      '## How the rules differ from Chess',
      '- **Goal',
      'at the start](',
      'one square in any direction',
      '## Source',
    ])
      expect(json.markdown).toContain(part);
  });

  it('[RULES-8] with flags too; standard is the book itself', async () => {
    const read = async (variant: string) =>
      (await callTool<{ markdown: string }>('rules_get_variant', { game: 'go', variant })).json.markdown;
    expect(await read('standard+9x9')).toContain('- **Files**: 9, in Go 19.');
    expect(await read('standard')).toMatch(/liberty/i);
  });

  it('[RULES-7] have a drawing where an address of one is told: what is played without a board has none', async () => {
    const diagramOf = async (game: string) =>
      (await callTool<{ diagram?: string }>('rules_get_variant', { game, variant: 'standard' })).json.diagram;
    for (const { slug, variants } of books as unknown as { slug: string; variants: number }[]) {
      const diagram = variants > 0 ? await diagramOf(slug) : undefined;
      const page = variants > 0 ? (await get(`/rules/${slug}/variants/standard`)).text : '';
      expect(page.includes('diagrams/standard.svg'), slug).toBe(diagram !== undefined);
      if (diagram) expect((await get(diagram)).status, diagram).toBe(200);
    }
    expect(await diagramOf('jam')).toBeUndefined();
    expect(await diagramOf('backgammon')).toBeDefined();
  });

  it('[RULES-7] have a diagram with address, topology and words', async () => {
    const { json } = await callTool<{ url: string; text: string }>('rules_get_diagram', { game: 'chess' });
    expect(json).toMatchObject({ game: 'chess', variant: 'standard', topology: 'grid' });
    expect(json.text).toContain('White: king e1');
    const drawn = await get(json.url);
    expect(drawn.headers.get('content-type')).toContain('image/svg+xml');
    expect(drawn.text).toMatch(/^<svg /);
  });
});

describe('a search of the rules', () => {
  it('[RULES-9] [LIMIT-4] finds sections, typed, each with a link that leads to it', async () => {
    const { results, total } = await searched({ query: 'castling' });
    expect(results).toHaveLength(10);
    expect(total).toBeGreaterThan(10);
    for (const { url } of results) {
      const [page, anchor] = url.split('#');
      expect((await get(page!)).text).toContain(`id="${anchor}"`);
    }
  });

  it('[RULES-9] is narrowed by game, type and number', async () => {
    const { results } = await searched({ query: 'piece', game: 'chess', sectionType: 'movement', limit: 3 });
    expect(results.length).toBeGreaterThan(0);
    expect(results.length).toBeLessThanOrEqual(3);
    for (const one of results) expect(one).toMatchObject({ game: 'chess', sectionType: 'movement' });
  });

  it.each([
    [{ query: '' }, /empty/],
    [{ query: 'zzzzqqqq' }, /other words/],
    [{ query: 'castling', game: 'go' }, /leave out game/],
  ])('[RULES-9] says why nothing is found by %j', async (args, why) => {
    expect(await searched(args)).toEqual({ total: 0, results: [], reason: expect.stringMatching(why) });
  });
});

describe('a random game', () => {
  const suggested = async (args: Json, seed: string) =>
    (await callTool<{ game: Book | null; matches: number; reason?: string }>('rules_random', args, { 'x-seed': seed }))
      .json;

  it('[RULES-10] fits players and minutes, and is the same for the same seed', async () => {
    const slugs = new Set<string>();
    for (let seed = 0; seed < 30; seed++) {
      const { game } = await suggested({ players: 4, maxDuration: 90 }, `${seed}`);
      expect(game!.players.min).toBeLessThanOrEqual(4);
      expect(game!.players.max).toBeGreaterThanOrEqual(4);
      expect(game!.duration.max).toBeLessThanOrEqual(90);
      slugs.add(game!.slug);
    }
    expect(slugs.size).toBeGreaterThan(1);
    expect(await suggested({}, 'a')).toEqual(await suggested({}, 'a'));
  });

  it('[RULES-10] is none where nothing fits, and says why', async () => {
    expect(await suggested({ players: 2, maxDuration: 1 }, 'a')).toMatchObject({
      game: null,
      matches: 0,
      reason: expect.stringMatching(/minutes/),
    });
    expect(await suggested({ players: 100 }, 'a')).toMatchObject({
      game: null,
      reason: expect.stringMatching(/100 players/),
    });
  });
});

describe('the rules site', () => {
  it('[SITE-3] has every rulebook in its catalogue, with its metadata', async () => {
    const { json } = await get<{ games: (Book & { meta: string })[] }>('/api/catalogue.json');
    expect(json.games.map(({ slug }) => slug)).toEqual(books.map(({ slug }) => slug));
    for (const { meta, slug } of json.games) expect((await get(meta)).json).toEqual(await metaOf(slug));
  });

  it('[SITE-4] tells about one rulebook what the tool tells', async () => {
    const { json } = await get('/api/rules/chess/meta.json');
    expect(json).toEqual(await metaOf('chess'));
    expect((await get('/api/rules/Chess/meta.json')).status).toBe(404);
  });

  it.each([
    ['/rules/', '/rules'],
    ['/rules/chess//', '/rules/chess'],
    ['/rules/chess/rules/moves', '/rules/chess/moves'],
    ['/rules/chess/MOVES?x=1', '/rules/chess/moves?x=1'],
    ['/rules/chess/variants/kingOfTheHill', '/rules/chess/variants/king-of-the-hill'],
    ['/rules/chess/diagrams/fischer-random.svg', '/rules/chess/diagrams/chess960.svg'],
    ['/rules/5e/spell/Fire%20ball', '/rules/5e/spells/fireball'],
    ['/gallery/boards/', '/gallery/boards'],
  ])('[RULES-9] leads from %s to the one address of the page, %s', async (path, address) => {
    const { status, headers } = await fetch(new URL(path, baseUrl()), { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([308, address]);
    expect((await get(address)).status).toBe(200);
  });

  it.each([
    '/rules/CHESS',
    '/rules//chess',
    '/rules/chess%2Fmoves',
    '/rules/chess/%E0%A4%A',
    '/rules/chess/diagrams/standard',
    '/rules/chess/__proto__',
    '/rules/5e/spells',
    '/gallery/boards%2Fchess-standard',
    '/gallery/boards/Chess-Standard',
  ])('[RULES-9] has nothing at %s', async (path) => expect((await get(path)).status).toBe(404));

  it('[RULES-9] tells browsers by a page that there is nothing, with what was asked as text', async () => {
    const { status, headers, text } = await get("/rules/<b>'", { accept: 'text/html,*/*;q=0.8' });
    expect([status, headers.get('content-type'), headers.get('vary')]).toEqual([
      404,
      'text/html; charset=utf-8',
      'accept, accept-encoding',
    ]);
    expect(text).toContain('There is nothing at /rules/&lt;b&gt;&#39;.');
    const plain = await get('/rules/none');
    expect(plain.json).toMatchObject({ code: 'unknown_path' });
    expect(plain.headers.get('vary')).toBe('accept');
  });

  it('[RULES-9] shows a query as the text that it is', async () => {
    const { text } = await get(`/rules/search?q=${encodeURIComponent('"><img src=x> castling')}`);
    expect(text).toContain('value="&quot;&gt;&lt;img src=x&gt; castling"');
    expect(text).not.toContain('<img src=x');
  });

  it('[RULES-9] has a page at each address that the books tell', async () => {
    for (const { slug } of books) {
      const { url, pages } = await metaOf(slug);
      for (const address of [url, ...pages.map((page) => page.url)])
        expect((await get(address)).status, address).toBe(200);
    }
  });
});
