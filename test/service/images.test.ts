import { describe, expect, it } from 'vitest';
import { baseUrl, callTool, get, type RefusalBody, useService } from '../contract/service.ts';

useService();

interface OpenApi {
  paths: Record<string, { get: { parameters: { name: string; in: string }[] } }>;
}

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

const widthOf = (svg: string): number => Number(/^<svg[^>]* width="([\d.]+)"/.exec(svg)?.[1]);

/** Bytes of a PNG and its size, from the header. */
async function png(path: string) {
  const { headers, status } = await get(path);
  const bytes = Buffer.from(await (await fetch(new URL(path, baseUrl()))).arrayBuffer());
  return { status, type: headers.get('content-type'), width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

describe('pictures at addresses', () => {
  it.each([
    '/img/chess/standard.svg',
    '/img/chess/grand%2Brandom.svg',
    `/img/chess/standard.svg?fen=${encodeURIComponent(START)}&moves=e4%20e5&orientation=black&theme=slate&size=300`,
    '/img/go/standard.svg?moves=D4%20Q16&last=Q16',
    '/img/reversi/standard.svg?highlights=e4:gold,12',
    '/img/hex/standard.svg?theme=forest',
    '/img/mancala/standard.svg?orientation=north',
    '/img/morris/standard.svg',
    '/img/draughts/english.svg?moves=11-15',
    '/img/shogi/standard.svg?moves=P-7f',
    '/img/xiangqi/standard.svg?orientation=black',
    '/img/landlords-game/standard.svg?highlights=5',
    '/img/boards/hnefatafl-tablut.svg?size=200',
    '/img/tiles/pentominoes.svg',
    '/img/tiles/pentominoes/l.svg',
    '/img/pieces/chess-figures/white-pawn.svg?size=60',
    '/img/flags/osier-commons.svg?size=90',
    '/img/tiles/cards-52/ace-of-spades.svg',
    '/img/tiles/dominoes-double-six/0-1.svg',
    '/img/maps/map1:colony:4:2:a.svg?style=flat',
  ])('are SVG: %s', async (path) => {
    const { status, headers, text } = await get(path);
    expect({ status, text: status === 200 ? '' : text }).toEqual({ status: 200, text: '' });
    expect(headers.get('content-type')).toBe('image/svg+xml');
    expect(headers.get('cache-control')).toMatch(/^public, max-age=\d+$/);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(text).toMatch(/^<svg .*<\/svg>$/s);
    const size = /size=(\d+)/.exec(path)?.[1];
    if (size) expect(widthOf(text)).toBe(Number(size));
  });

  it.each([
    ['/img/chess/standard.png', 480],
    ['/img/go/standard.png?size=100', 100],
    ['/img/pieces/chess-figures/white-pawn.png', 120],
    ['/img/maps/map1:colony:4:2:a.png?size=200', 200],
  ])('are PNG: %s', async (path, width) => {
    expect(await png(path)).toMatchObject({ status: 200, type: 'image/png', width });
  });

  it.each([
    ['/img/{family}/{variant}.{format}', '/img/chess/standard.svg'],
    ['/img/maps/{share}.{format}', '/img/maps/map1:colony:4:2:a.svg'],
    ['/img/boards/{id}.{format}', '/img/boards/hnefatafl-tablut.svg'],
    ['/img/flags/{id}.{format}', '/img/flags/osier-commons.svg'],
    ['/img/tiles/{set}.{format}', '/img/tiles/pentominoes.svg'],
    ['/img/tiles/{set}/{id}.{format}', '/img/tiles/pentominoes/l.svg'],
    ['/img/pieces/{set}.{format}', '/img/pieces/chess-figures.svg'],
    ['/img/pieces/{set}/{id}.{format}', '/img/pieces/chess-figures/white-pawn.svg'],
  ])('are described in the OpenAPI document with all their parameters: %s', async (route, path) => {
    const { json: document } = await get<OpenApi>('/openapi.json');
    const described = document.paths[route]!.get.parameters.filter((one) => one.in === 'query');
    const { json: refusal } = await get<RefusalBody>(`${path}?nonsense=1`);
    const known = refusal.errors![0]!.expected!.replace('one of ', '').split(', ');
    expect(described.map(({ name }) => name).sort()).toEqual(known.sort());
    expect((await get(path)).status).toBe(200);
  });

  it('are the same drawing as that of play_render_board', async () => {
    const state = { v: 2, family: 'chess', variant: 'standard', fen: START };
    const args = { state, highlights: [{ square: 'e4', color: 'gold' }, { key: 3 }] };
    const { json } = await callTool<{ svg: string; image: string }>('play_render_board', args);
    const { pathname, search } = new URL(json.image);
    expect((await get(pathname + search)).text === json.svg).toBe(true);
  });

  it('mark the last move, and squares in a colour', async () => {
    const plain = (await get('/img/chess/standard.svg?moves=e4')).text;
    expect((await get('/img/chess/standard.svg')).text === plain).toBe(false);
    expect((await get('/img/chess/standard.svg?moves=e4&last=e2,e4')).text === plain).toBe(true);
    expect((await get('/img/chess/standard.svg?highlights=e4:%23123456')).text).toContain('#123456');
  });

  it('of maps are drawn to scale on paper, sheet by sheet', async () => {
    const path = '/img/maps/map1:wilds:3:8:a.svg?page=letter&hex=20mm&style=print';
    const { headers, text } = await get(`${path}&sheet=2`);
    expect(text).toMatch(/^<svg [^>]*width="215.9mm" height="279.4mm"/);
    expect(headers.get('x-sheets')).toBe('5');
    expect(text).toContain('Sheet 2 of 5, A2');
    expect((await get('/img/maps/map1:wilds:3:8:a.svg')).headers.get('x-sheets')).toBeNull();
    expect(await png('/img/maps/map1:colony:4:2:a.png?page=a4')).toMatchObject({ status: 200, width: 1654 });
  });

  it('of maps have a legend or not, as the address says', async () => {
    const path = '/img/maps/map1:colony:4:2:a.svg';
    const lengthOf = async (query: string) => (await get(path + query)).text.length;
    expect(await lengthOf('?legend=no')).toBeLessThan(await lengthOf(''));
    expect(await lengthOf('?style=print%2Bplain&legend=yes')).toBeGreaterThan(await lengthOf('?style=print%2Bplain'));
    expect(await lengthOf('?page=a4&legend=no')).toBeLessThan(await lengthOf('?page=a4'));
  });

  it('are not sent again to a client that has them', async () => {
    const path = '/img/chess/standard.png?size=64';
    const etag = (await get(path)).headers.get('etag')!;
    const again = await get(path, { 'if-none-match': etag });
    expect({ status: again.status, text: again.text }).toEqual({ status: 304, text: '' });
    const other = await get('/img/chess/standard.png?size=65', { 'if-none-match': etag });
    expect(other.status).toBe(200);
  });

  it.each([
    ['/img/chess/standard.gif', 404, 'There is no picture'],
    ['/img/chess/standard', 404, 'There is no picture'],
    ['/img/ches/standard.svg', 404, 'There is no picture'],
    ['/img/chess/standerd.svg', 404, 'did you mean standard'],
    ['/img/chess/standard/e4.svg', 404, 'There is no picture'],
    ['/img/tiles/pentominoes/nope.svg', 404, 'There is no picture'],
    ['/img/boards/../../etc/passwd.svg', 404, 'nothing at'],
    ['/img/maps/nope.svg', 404, 'not the share string'],
    ['/img/maps/map1:colony:4:2:a.svg?page=b5', 400, 'a4, a3, letter'],
    ['/img/maps/map1:colony:4:2:a.svg?hex=25', 400, 'such as 25mm'],
    ['/img/maps/map1:colony:4:2:a.svg?hex=190mm', 422, 'so that a sheet holds a whole hex'],
    ['/img/maps/map1:wilds:3:8:a.svg?hex=100mm', 422, 'Use at most hex=73mm'],
    ['/img/maps/map1:colony:4:2:a.svg?page=a4&sheet=2', 400, 'the only sheet'],
    ['/img/maps/map1:colony:4:2:a.svg?page=a4&size=300', 400, 'millimetres'],
    ['/img/maps/map1:colony:4:2:a.svg?legend=maybe', 400, 'yes or no'],
    ['/img/chess/standard.svg?fen=nonsense', 422, 'cannot be set up'],
    ['/img/chess/standard.svg?moves=e5', 422, 'Move 1 of `moves`'],
    ['/img/chess/standard.svg?size=9000', 400, '16 to 2048'],
    ['/img/chess/standard.svg?size=1e3', 400, '16 to 2048'],
    ['/img/chess/standard.svg?theme=neon', 400, 'walnut'],
    ['/img/chess/standard.svg?orientation=red', 400, 'white or black'],
    ['/img/hex/standard.svg?orientation=black', 400, '`orientation` must be'],
    ['/img/chess/standard.svg?colour=red', 400, 'Unknown parameter "colour"'],
    ['/img/chess/standard.svg?highlights=z9', 422, 'z9'],
    ['/img/boards/hnefatafl-tablut.svg?fen=x', 400, 'Unknown parameter "fen"'],
  ])('are refused: %s', async (path, status, words) => {
    const answer = await get<{ error: string }>(path);
    expect({ status: answer.status, error: answer.json.error }).toEqual({
      status,
      error: expect.stringContaining(words),
    });
  });
});
