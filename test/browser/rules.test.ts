import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeFaults, describeInBrowser, overflow, watchFaults } from './browser.ts';

/** A variant of each family, with the longest tables and lists. */
const VARIANTS = [
  'chess/variants/grand',
  'shogi/variants/tori',
  'xiangqi/variants/janggi',
  'draughts/variants/frisian',
  'go/variants/go-ing',
  'reversi/variants/othello-swap',
  'hex/variants/havannah',
  'morris/variants/twelve-mens-morris',
  'mancala/variants/oware',
  'landlords-game/variants/prosperity',
];

/** Boxes of text in the page that are narrower than their longest word, as `tag: word`. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const probe = document.createElement('span');
    const found: string[] = [];
    for (const box of document.querySelectorAll('main :is(p, li, td, th, h1, h2, summary, figcaption, a)')) {
      const style = getComputedStyle(box);
      if (!box.getClientRects().length || style.display === 'inline') continue;
      const words = (box.textContent ?? '').split(/[\s/,]+/).filter((word) => /^\p{L}+$/u.test(word));
      const longest = words.reduce((one, word) => (word.length > one.length ? word : one), '');
      probe.textContent = longest;
      Object.assign(probe.style, {
        font: style.font,
        position: 'absolute',
        visibility: 'hidden',
        whiteSpace: 'nowrap',
      });
      document.body.append(probe);
      const room = box.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
      if (probe.getBoundingClientRect().width > room + 1) found.push(`${box.localName}: ${longest}`);
      probe.remove();
    }
    return found;
  });

describeInBrowser('rules', (visit) => {
  it.each([390, 1280])(
    'pages of variants at %i pixels have room for their longest words',
    async (width) => {
      const page = await visit.newPage({ viewport: { width, height: 800 } });
      for (const path of VARIANTS) {
        await page.goto(`${visit.baseUrl}/rules/${path}`, { waitUntil: 'domcontentloaded' });
        for (const summary of await page.locator('details summary').all()) await summary.click();
        expect(await brokenWords(page), path).toEqual([]);
        expect(await overflow(page), path).toBe(0);
      }
      await page.close();
    },
    30_000,
  );

  it.each([
    ['/rules/chess/special-moves', 390, 'dark'],
    ['/rules/xiangqi/moves', 1280, 'light'],
    ['/rules/shogi/variants/tori', 390, 'dark'],
    ['/gallery/boards?game=shogi', 1280, 'light'],
    ['/gallery/boards/shogi-standard?theme=slate', 390, 'dark'],
  ] as const)('%s has no fault at %i pixels in %s', async (path, width, colorScheme) => {
    const page = await visit.newPage({ viewport: { width, height: 800 }, colorScheme });
    const faults = watchFaults(page);
    await page.goto(visit.baseUrl + path);
    expect(await overflow(page)).toBe(0);
    expect(await axeFaults(page)).toEqual([]);
    expect(await page.locator('img:not([width][height][alt])').count()).toBe(0);
    expect(faults).toEqual([]);
    await page.close();
  });

  it('a diagram is played on from its position', async () => {
    const page = await visit.newPage();
    await page.goto(`${visit.baseUrl}/rules/chess/special-moves`);
    expect(await page.locator('script').count()).toBe(0);
    await page.locator('figure', { hasText: 'going to d6' }).getByRole('link', { name: 'Try it' }).click();
    await page.getByRole('button', { name: 'd5, black pawn' }).waitFor();
    await page.getByLabel('Type a move').fill('exd6');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('ol.moves').textContent()).toContain('exd6');
    await page.close();
  });
});
