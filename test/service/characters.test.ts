import { describe, expect, it } from 'vitest';
import { ROLEPLAYING_SYSTEMS } from '../../src/entity/systems.ts';
import { baseUrl, callTool, useService } from '../contract/service.ts';

useService();

const SYSTEMS = ROLEPLAYING_SYSTEMS.map(({ slug }) => slug);

/** Gets a page as a browser does, but follows no redirect. */
async function visit(path: string, accept = 'text/html') {
  const response = await fetch(new URL(path, baseUrl()), { headers: { accept }, redirect: 'manual' });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const linksOf = (html: string): string[] =>
  [...html.matchAll(/\b(?:href|src)="(\/[^"#]*)/g)].map(([, path]) => path!.replaceAll('&amp;', '&'));

describe.each(SYSTEMS)('the pages of %s', (system) => {
  it('draw a seed, and then always show the same character', async () => {
    const drawn = await visit(`/characters/${system}`);
    expect(drawn.status).toBe(302);
    expect(drawn.headers.get('cache-control')).toBe('no-store');
    const address = drawn.headers.get('location')!;
    expect(address).toMatch(/^\/characters\/[^?]+\?level=1&seed=[0-9a-f]{16}$/);
    const [page, again] = [await visit(address), await visit(address)];
    expect(page.status).toBe(200);
    expect(again.text).toBe(page.text);
    expect(page.text.length).toBeLessThan(40_000);
    expect((await visit(`/characters/${system}`)).headers.get('location')).not.toBe(address);
  });

  it('link only to what is there: the sheet, both papers, JSON and another character', async () => {
    const links = linksOf((await visit(`/characters/${system}?level=1&seed=link`)).text);
    const own = links.filter((path) => path.startsWith(`/characters/${system}`));
    expect(own.map((path) => path.replace(/[?].*/, '').split('/').at(-1))).toEqual(
      expect.arrayContaining(['print', 'character.json', 'sheet.svg', system]),
    );
    for (const path of own) expect([200, 302], path).toContain((await visit(path)).status);
  });

  it('have a sheet in millimetres for each paper, and a page that prints it', async () => {
    for (const [paper, size] of Object.entries({ a4: '210mm', letter: '215.9mm' })) {
      const query = `level=1&seed=print&paper=${paper}`;
      const svg = await visit(`/characters/${system}/sheet.svg?${query}&page=1`);
      expect(svg.headers.get('content-type')).toBe('image/svg+xml');
      expect(svg.text).toContain(`width="${size}"`);
      const print = await visit(`/characters/${system}/print?${query}`);
      expect(print.text).toContain(`/characters/${paper}.css`);
      expect(print.text).not.toMatch(/<script|<style|style=/);
    }
  });
});

describe('an address of a character', () => {
  it('gives the character that rpg_chargen makes by the same seed', async () => {
    const args = { system: '5e', level: 3, class: 'Wizard' };
    const { json } = await callTool('rpg_chargen', args, { 'x-seed': 'same' });
    const file = await visit('/characters/5e/character.json?level=3&class=wizard&seed=same');
    const { sheet, ...character } = json as { sheet: string };
    expect(JSON.parse(file.text)).toEqual(character);
    const page = await visit(new URL(sheet).pathname + new URL(sheet).search);
    expect(page.headers.get('location')).toBe('/characters/5e?level=3&class=wizard&seed=same');
  });

  it.each([
    ['/characters/dnd?level=3&seed=x', '/characters/5e?level=3&seed=x'],
    ['/characters/5e?seed=x', '/characters/5e?level=1&seed=x'],
    ['/characters/5e?seed=x&level=2&class=WIZARD&colour=red', '/characters/5e?level=2&class=wizard&seed=x'],
    ['/characters/5e/sheet.svg?level=2&seed=x', '/characters/5e/sheet.svg?level=2&seed=x&paper=a4&page=1'],
    ['/characters/maze-rats?level=1&class=fire eater&seed=x', '/characters/maze-rats?level=1&class=fire-eater&seed=x'],
  ])('has one spelling: %s', async (path, canonical) => {
    const answer = await visit(path);
    expect(answer.status).toBe(308);
    expect(answer.headers.get('location')).toBe(canonical);
    expect((await visit(canonical)).status).toBe(200);
  });

  it.each([
    ['/characters/gurps', 404, '5e, 1e, starforged'],
    ['/characters/5e/sheet.png', 404, 'nothing at'],
    ['/characters/5e?level=21&seed=x', 400, 'whole number from 1 to 20'],
    ['/characters/5e?level=two&seed=x', 400, 'whole number from 1 to 20'],
    ['/characters/cairn?level=2&seed=x', 400, '`level` must be 1'],
    ['/characters/5e?class=plumber&seed=x', 404, 'Barbarian'],
    ['/characters/5e?class=__proto__&seed=x', 404, 'Barbarian'],
    ['/characters/5e?seed=%00', 400, 'printable ASCII'],
    ['/characters/5e/print?paper=a3&seed=x', 400, 'a4 or letter'],
    ['/characters/5e/sheet.svg?level=1&seed=x&paper=a4&page=9', 400, '`page` must be'],
    ['/characters/5e/sheet.svg?level=1&seed=x&paper=a4&page=0', 400, '`page` must be'],
  ])('is refused with what would have worked: %s', async (path, status, words) => {
    const page = await visit(path);
    expect(page.status).toBe(status);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.text).toContain(words);
    const json = await visit(path, 'application/json');
    expect(json.status).toBe(status);
    expect(json.headers.get('content-type')).toBe('application/problem+json');
  });

  it('escapes what it is given', async () => {
    const page = await visit(`/characters/5e?class=${encodeURIComponent('"><b>bold')}&seed=x`);
    expect(page.status).toBe(404);
    expect(page.text).not.toContain('<b>bold');
  });
});
