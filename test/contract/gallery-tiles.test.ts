import { describe, expect, it } from 'vitest';
import { tileSheetSvg } from '../../src/gallery/tiles/tiles.ts';
import { baseUrl, callTool, type RefusalBody, useService } from './service.ts';

useService();

interface Listed {
  id: string;
  name: string;
  shape: string;
  tiles: number;
  pieces: number;
  url: string;
}

interface Whole extends Omit<Listed, 'tiles'> {
  kinds: number;
  tiles: { id: string; name: string; count: number; text: string; svg: string }[];
}

const search = async (query?: string) =>
  (await callTool<{ total: number; sets: Listed[] }>('tile_gallery_search', query === undefined ? {} : { query })).json;
const get = async (set: string) => (await callTool<Whole>('tile_gallery_get', { set })).json;

describe('tile sets', () => {
  it('[GALLERY-4] are all listed without a query', async () => {
    const { total, sets } = await search();
    expect(sets).toHaveLength(total);
    expect(total).toBeGreaterThanOrEqual(16);
    expect(await search('')).toEqual({ total, sets });
  });

  it.each([
    ['dominoes', 'dominoes-double-six'],
    ['double six', 'dominoes-double-six'],
    ['colony island', 'terrain-colony'],
    ['pentomino', 'pentominoes'],
    ['majong', 'mahjong-144'],
    ['english letters', 'letters-english'],
  ])('[GALLERY-4] are found by words: %s', async (query, id) => {
    const { sets } = await search(query);
    expect(sets.slice(0, 4).map((set) => set.id)).toContain(id);
  });

  it('[GALLERY-4] are not found by what is no word', async () => {
    expect(await search('zzzzqqqq')).toEqual({ total: 0, sets: [] });
  });

  it('[GALLERY-5] have all their tiles, by ID or by name in any spelling', async () => {
    const { tiles, kinds, pieces, url } = await get('dominoes-double-six');
    expect([tiles.length, kinds, pieces]).toEqual([28, 28, 28]);
    expect(url).toBe(`${baseUrl()}/gallery/tiles/dominoes-double-six.svg`);
    expect(tiles[0]).toMatchObject({ id: '0-0', count: 1, text: 'double blank', svg: expect.stringMatching(/^<svg /) });
    for (const spelling of ['Double-six dominoes', 'double six DOMINOES', 'dominoes_double_six'])
      expect((await get(spelling)).tiles).toHaveLength(28);
  });

  it('[GALLERY-5] are refused by a name that there is not, with those near to it', async () => {
    const { status, json } = await callTool<RefusalBody>('tile_gallery_get', { set: 'pentomino' });
    expect(status).toBe(404);
    expect(json).toMatchObject({ code: 'unknown_name', detail: expect.stringContaining('"pentominoes"') });
  });

  it('[GALLERY-5] are shown on one sheet to who would rather have a picture', async () => {
    const { headers, text } = await callTool('tile_gallery_get', { set: 'tangram' }, { accept: 'image/svg+xml' });
    expect(headers.get('content-type')).toBe('image/svg+xml');
    expect(text).toBe(tileSheetSvg('tangram'));
    const png = await callTool('tile_gallery_get', { set: 'tangram' }, { accept: 'image/png' });
    expect([png.status, png.headers.get('content-type')]).toEqual([200, 'image/png']);
  });

  it('[GALLERY-6] are counted, by shape as well', async () => {
    const { json } = await callTool<Record<string, never>>('tile_gallery_stats', {});
    const { total, sets } = await search();
    expect(json).toMatchObject({
      total,
      tiles: sets.reduce((sum, { tiles }) => sum + tiles, 0),
      pieces: sets.reduce((sum, { pieces }) => sum + pieces, 0),
      shapes: { hexagon: sets.filter(({ shape }) => shape === 'hexagon').length },
    });
  });
});
