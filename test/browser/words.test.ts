import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser } from './browser.ts';

/** A page of each kind that has tables or figures, and pages with the widest tables. */
const PAGES = [
  '/rules/chess/variants/grand',
  '/rules/chess/special-moves',
  '/rules/shogi/variants/standard',
  '/rules/5e/monsters/owlbear',
  '/rules/5e/classes/wizard',
  '/rules/dice/odds',
  '/gallery/boards/chess-standard',
  '/dice?dice=4d6kh3&seed=words',
  '/errors',
  '/play?family=morris',
];

/** Words in cells, cards and captions that stand on more than one line, because their box is narrower than they are. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('th, td, li, figcaption, dt, dd, label, button')].flatMap((box) => {
      const broken: string[] = [];
      const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{N}]{2,30}/gu)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = new Set(
            [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
          );
          if (lines.size > 1) broken.push(word);
        }
      }
      return broken;
    }),
  );

describeInBrowser('words', (visit) => {
  it.each([390, 1280])('stand on one line each, %i px wide', async (width) => {
    const page = await visit.newPage({ viewport: { width, height: 800 } });
    const broken: Record<string, string[]> = {};
    for (const path of PAGES) {
      await page.goto(visit.baseUrl + path);
      const words = await brokenWords(page);
      if (words.length) broken[path] = words.slice(0, 5);
    }
    expect(broken).toEqual({});
    await page.close();
  });
});
