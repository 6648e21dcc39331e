import { describe, expect, it } from 'vitest';
import { get, useService } from '../contract/service.ts';

useService();

const search = async (query: string, part = ''): Promise<string> =>
  (await get(`/search?${new URLSearchParams({ q: query, ...(part && { in: part }) })}`)).text;

/** The headings of the parts of the site that have results, in their order. */
const partsOf = (page: string): string[] => [...page.matchAll(/<h2 id="(\w+)">/g)].map(([, part]) => part!);

const linksOf = (page: string): string[] => [...page.matchAll(/<li><div><a href="([^"]+)">/g)].map(([, path]) => path!);

describe('the search of the site', () => {
  it.each([
    ['play shogi', 'play', '/play/shogi/standard'],
    ['roll dice', 'play', '/dice'],
    ['character sheet', 'play', '/characters'],
    ['castling', 'rules', '/rules/chess/special-moves#castling'],
    ['owlbear', 'entities', '/rules/5e/monsters/owlbear'],
    ['tablut', 'gallery', '/gallery/boards/hnefatafl-tablut'],
    ['dice odds', 'tools', '/developers#dice_odds'],
    // the word picture says no more than that one is meant
    ['picture of a queen', 'gallery', '/gallery/pieces/amazons-figures'],
  ])('finds %s in %s first', async (query, part, path) => {
    const page = await search(query);
    expect(partsOf(page)).toContain(part);
    expect(linksOf(await search(query, part))[0]).toBe(path);
  });

  it('puts the part that has what was named first', async () => {
    expect(partsOf(await search('owlbear'))[0]).toBe('entities');
    expect(partsOf(await search('castling'))[0]).toBe('rules');
    expect(partsOf(await search('play grand chess'))[0]).toBe('play');
  });

  it.each([
    ['game from madagascar', 'rules'],
    ['pirate game', 'entities'],
    ['snake hair turns to stone', 'entities'],
    ['what should we play tonight', 'tools'],
    ['acorns ober unter bells', 'rules'],
    ['board with palace', 'gallery'],
  ])('answers %s with %s first, whatever has the word game', async (query, part) => {
    expect(partsOf(await search(query))[0]).toBe(part);
  });

  it('leads only to pages that are there', async () => {
    for (const query of ['dragon', 'sword', 'hex map', 'mahjong', 'draw']) {
      for (const path of linksOf(await search(query))) expect((await get(path)).status, path).toBe(200);
    }
  });

  it('suggests a name that looks like a word nothing has, and escapes the query', async () => {
    expect(await search('zzqqxx')).toContain(
      'Nothing matches. Try fewer or other words, or look through <a href="/play">',
    );
    const page = await search('"><img src=x>');
    expect(page).not.toContain('<img src=x');
  });

  it.each(['', '   ', 'constructor', '__proto__', 'x'.repeat(5_000), '%', '\u0000'])(
    'answers the query %j with a page',
    async (query) => {
      expect((await get(`/search?${new URLSearchParams({ q: query })}`)).status).toBe(200);
    },
  );

  it('lists creatures, spells and items by system, with links to pages that are there', async () => {
    const { text } = await get('/entities');
    const paths = [...text.matchAll(/href="(\/rules\/[^"]+\/all)"/g)].map(([, path]) => path!);
    expect(paths.length).toBeGreaterThan(30);
    for (const path of paths) expect((await get(path)).status, path).toBe(200);
  });
});
