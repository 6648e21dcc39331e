import { describe, expect, it } from 'vitest';
import { findImage } from '../../images/find-image.ts';
import type { LazyPage, PageRedirect } from '../lazy-pages.ts';
import { findGalleryPage } from './find-gallery-page.ts';

const SITE = 'https://example.org';

const open = (address: string): LazyPage & Partial<PageRedirect> => {
  const { pathname, searchParams } = new URL(address, SITE);
  return findGalleryPage(pathname, searchParams, SITE) as LazyPage;
};

const shown = (address: string): string[] =>
  [...open(address).body.matchAll(/<li><a href="\/gallery\/\w+\/([\w-]+)/g)].map(([, id]) => id!);

describe('the filters of the galleries', () => {
  it.each([
    ['/gallery/boards?game=morris', 'morris-standard', 'chess-standard'],
    ['/gallery/boards?players=1', 'peg-solitaire-standard', 'chess-standard'],
    ['/gallery/boards?size=19%C3%9719', 'go-standard', 'chess-standard'],
    ['/gallery/boards?q=checkered+morris', '', 'chess-standard'],
    ['/gallery/tiles?shape=card', 'hanafuda', 'tangram'],
    ['/gallery/pieces?game=shogi', 'shogi-koma', 'chess-figures'],
    ['/gallery?q=shogi', 'shogi-koma', 'chess-figures'],
  ])('%s shows what matches, and nothing else', (address, present, absent) => {
    const ids = shown(address);
    if (present) expect(ids).toContain(present);
    expect(ids).not.toContain(absent);
  });

  it.each([
    ['/gallery/boards?game=morris&players=&size=&q=', '/gallery/boards?game=morris'],
    ['/gallery/boards?size=&theme=pink', '/gallery/boards'],
    ['/gallery?collection=tiles&q=', '/gallery/tiles'],
    ['/gallery/boards/go-standard?pieces=koma&theme=slate', '/gallery/boards/go-standard?theme=slate'],
    ['/gallery/boards/backgammon-standard?theme=slate', '/gallery/boards/backgammon-standard'],
  ])('%s has the address %s', (address, to) => expect(open(address)).toEqual({ to, dropsQuery: true }));

  it('keep what was chosen in the form, escaped', () => {
    expect(open('/gallery/boards?q=%22%3E&game=go').body).toContain('value="&quot;&gt;"');
    expect(open('/gallery/boards?game=go').body).toContain('<option value="go" selected>');
  });
});

describe('the page of an exhibit', () => {
  it('offers only pictures that exist, in the colours that were chosen', () => {
    const { body } = open('/gallery/boards/shogi-standard?theme=slate');
    const links = [...body.matchAll(/href="(\/img[^"]+)" download/g)].map(([, href]) => href!.replaceAll('&amp;', '&'));
    expect(links).toHaveLength(4);
    for (const link of links) {
      const { pathname, searchParams } = new URL(link, SITE);
      expect(searchParams.get('theme')).toBe('slate');
      expect(findImage(pathname, searchParams).ok, link).toBe(true);
    }
    expect(body).toContain('&lt;img src=&quot;https://example.org/img/shogi/standard.svg?theme=slate');
    expect(body).toContain('href="/play/shogi/standard"');
  });

  it('offers what the board has: every choice is one that the picture takes', () => {
    const { body } = open('/gallery/boards/shogi-standard');
    const fields = [...body.matchAll(/<select name="(\w+)">(.*?)<\/select>/g)];
    expect(fields.map(([, name]) => name)).toEqual(['theme', 'pieces', 'orientation', 'coordinates']);
    for (const [, name, options] of fields)
      for (const [, value] of options!.matchAll(/<option>([^<]+)</g))
        expect(findImage('/img/shogi/standard.svg', new URLSearchParams({ [name!]: value! })).ok, value).toBe(true);
    expect(open('/gallery/boards/hex-standard').body).not.toMatch(/name="(pieces|orientation)"/);
    expect(open('/gallery/boards/backgammon-standard').body).not.toContain('<select');
  });

  it('names author and licence, and whose outlines it uses', () => {
    expect(open('/gallery/pieces/shogi-koma').body).toContain('Kaisei Tokumin (OFL-1.1)');
    expect(open('/gallery/tiles/tangram').body).toMatch(/licence MIT/);
  });
});
