import { describe, expect, it } from 'vitest';
import { callTool, get, type Json, useService } from './service.ts';

useService();

interface Exhibit {
  id: string;
  name: string;
  url: string;
}

const listed = async (tool: string, args: Json, field: string) =>
  (await callTool<Record<string, Exhibit[]>>(tool, args)).json[field]!;

describe.each([
  ['GALLERY-2', 'board_gallery_search', { limit: 100 }, 'boards'],
  ['GALLERY-4', 'tile_gallery_search', {}, 'sets'],
  ['GALLERY-7', 'piece_gallery_search', { query: '', limit: 100 }, 'sets'],
] as const)('what %s lists', (_, tool, args, field) => {
  it('[GALLERY-2] [GALLERY-4] [GALLERY-7] has a picture at its address, and a page beside it', async () => {
    const exhibits = await listed(tool, args, field);
    expect(exhibits.length).toBeGreaterThan(10);
    for (const { url, name } of exhibits) {
      const picture = await get(url);
      expect(picture.headers.get('content-type'), url).toContain('image/svg+xml');
      expect(picture.text, url).toMatch(/^<svg /);
      const page = await get(url.slice(0, -'.svg'.length));
      expect(page.status, url).toBe(200);
      expect(page.text).toContain(`<h1 id="top">${name.replaceAll('&', '&amp;').replaceAll("'", '&#39;')}</h1>`);
    }
  });
});

describe('the gallery site', () => {
  it('[GALLERY-1] shows all of it', async () => {
    const { json } = await callTool<{ total: number }>('board_gallery_stats');
    const page = await get('/gallery/boards');
    expect(page.text.match(/loading="lazy"/g)).toHaveLength(json.total);
  });

  it.each(['/gallery/none', '/gallery/boards/none', '/gallery/boards/none.svg', '/gallery/boards/a/b'])(
    '[GALLERY-3] has nothing at %s',
    async (path) => expect((await get(path)).status).toBe(404),
  );
});
