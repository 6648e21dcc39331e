import { describe, expect, it } from 'vitest';
import { pieceSheetSvg } from '../../src/gallery/pieces/pieces.ts';
import { baseUrl, callTool, type Json, type RefusalBody, useService } from './service.ts';

useService();

interface Listed {
  id: string;
  name: string;
  style: string;
  author: string;
  licence: string;
  credit?: string;
  families: string[];
  pieces: number;
  url: string;
}

interface Whole extends Omit<Listed, 'pieces'> {
  count: number;
  pieces: { name: string; letter: string; color: string; svg: string; text: string }[];
}

const search = async (args: Json) =>
  (await callTool<{ total: number; sets: Listed[] }>('piece_gallery_search', args)).json;
const get = async (set: string) => (await callTool<Whole>('piece_gallery_get_set', { set })).json;

describe('piece sets', () => {
  it('[GALLERY-7] are found by words, ten at most if nothing is said', async () => {
    const { total, sets } = await search({ query: '' });
    expect(total).toBeGreaterThanOrEqual(12);
    expect(sets).toHaveLength(10);
    expect((await search({ query: '', limit: 100 })).sets).toHaveLength(total);
    expect((await search({ query: 'chess', limit: 1 })).sets).toHaveLength(1);
    expect((await search({ query: 'zzzzqqqq' })).sets).toEqual([]);
  });

  it.each([
    ['chess figures', 'chess-figures'],
    ['kanji', 'shogi-koma'],
    ['korean chess', 'janggi-octagons'],
    ['othello', 'reversi-discs'],
    ['Staunton', 'chess-figures'],
    ['grasshoper', 'fairy-figures'],
  ])('[GALLERY-7] are found by words: %s', async (query, id) => {
    expect((await search({ query })).sets.map((set) => set.id)).toContain(id);
  });

  it('[GALLERY-7] are found of a family alone', async () => {
    const { sets } = await search({ query: '', family: 'shogi' });
    expect(sets.map(({ id }) => id)).toEqual(['shogi-koma', 'shogi-koma-names', 'shogi-koma-letters']);
    const figures = (await search({ query: 'figures', family: 'Chess', limit: 100 })).sets;
    expect(figures.length).toBeGreaterThan(3);
    for (const { families } of figures) expect(families).toContain('chess');
  });

  it('[GALLERY-7] are refused of a family that has none, with those that have some', async () => {
    const { status, json } = await callTool<RefusalBody>('piece_gallery_search', { query: '', family: 'ches' });
    expect(status).toBe(404);
    expect(json.error).toMatch(/Did you mean chess or hex\? There are sets of chess, shogi, /);
  });

  it('[GALLERY-8] have their pieces, by ID or by name in any spelling', async () => {
    const { pieces, count, author, licence, url } = await get('chess-figures');
    expect([author, licence, url]).toEqual(['Parlour', 'MIT', `${baseUrl()}/gallery/pieces/chess-figures.svg`]);
    expect(pieces).toHaveLength(count);
    expect(pieces.map(({ color, name, letter }) => `${color} ${name} ${letter}`).sort()).toEqual(
      ['bishop B', 'king K', 'knight N', 'pawn P', 'queen Q', 'rook R']
        .flatMap((kind) => [`black ${kind}`, `white ${kind}`])
        .sort(),
    );
    for (const { svg } of pieces) expect(svg).toMatch(/^<svg .*viewBox="0 0 90 90"/);
    for (const spelling of ['Chess figures', 'CHESS FIGURES', 'chess_figures'])
      expect((await get(spelling)).count).toBe(12);
  });

  it('[GALLERY-8] are shown on one sheet to who would rather have a picture', async () => {
    const { text } = await callTool('piece_gallery_get_set', { set: 'go-stones' }, { accept: 'image/svg+xml' });
    expect(text).toBe(pieceSheetSvg('go-stones'));
  });

  it('[GALLERY-8] say whose outlines their characters are', async () => {
    expect((await get('xiangqi-discs')).credit).toBe('Characters are outlined from Kaisei Tokumin (OFL-1.1).');
    expect(await get('chess-figures')).not.toHaveProperty('credit');
  });

  it('[GALLERY-8] are refused by a name that there is not, with those near to it', async () => {
    const { status, json } = await callTool<RefusalBody>('piece_gallery_get_set', { set: 'ches figures' });
    expect(status).toBe(404);
    expect(json).toMatchObject({ code: 'unknown_name', detail: expect.stringContaining('"chess-figures"') });
  });

  it('[GALLERY-8] are refused with those that a search finds where no name is near', async () => {
    const { json } = await callTool<RefusalBody>('piece_gallery_get_set', { set: 'staunton' });
    expect(json.error).toContain('"chess-figures"');
  });

  it('[GALLERY-9] are counted by style, author and family', async () => {
    const { json } = await callTool<Record<string, Record<string, number>>>('piece_gallery_stats', {});
    const { total, sets } = await search({ query: '', limit: 100 });
    expect(json).toMatchObject({ total, authors: { Parlour: total } });
    expect(json['pieces']).toBe(sets.reduce((sum, { pieces }) => sum + pieces, 0));
    expect(Object.keys(json['styles']!).sort()).toEqual([...new Set(sets.map(({ style }) => style))].sort());
    expect(json['families']!['shogi']).toBe(3);
  });
});
