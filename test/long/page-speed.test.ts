import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { writeLink } from '../../src/web/play/share-link.ts';
import { describeInBrowser } from '../browser/browser.ts';

/** Games with a first move, by the button of a cell or two. */
const GAMES = [
  ['chess', 'standard', ['e2', 'e4']],
  ['shogi', 'standard', ['7g', '7f']],
  ['xiangqi', 'standard', ['b3', 'e3']],
  ['draughts', 'international', ['32', '28']],
  ['go', 'standard+9x9', ['E5']],
  ['reversi', 'standard', ['d3']],
  ['morris', 'standard', ['d2']],
  ['hex', 'standard', ['f6']],
] as const;

/** Runs of a measure of time, of which the best counts: other work on the machine only makes them longer. */
const RUNS = 5;

/** Milliseconds in which a page answers at the level medium, and those that its main thread may work without a pause. */
const MAX_ANSWER = 500;
const MAX_TASK = 50;

declare global {
  interface Window {
    longest: number;
  }
}

/** Makes a move and waits for the computer's; returns the time of the answer and the longest task, in milliseconds. */
async function answer(page: Page, cells: readonly string[]): Promise<{ time: number; task: number }> {
  await page.evaluate(() => {
    window.longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration);
    }).observe({ type: 'longtask' });
  });
  for (const name of cells) await page.getByRole('button', { name: new RegExp(`^${name}(,|$)`) }).click();
  const time = await page.evaluate(async () => {
    const moves = () => document.querySelectorAll('ol.moves li').length;
    while (moves() < 1) await new Promise(requestAnimationFrame);
    const start = performance.now();
    while (moves() < 2) await new Promise(requestAnimationFrame);
    return performance.now() - start;
  });
  return { time, task: await page.evaluate(() => window.longest) };
}

describeInBrowser('speed', (visit) => {
  it.each(GAMES)('of %s %s: medium answers soon, and no search holds the page', async (family, variant, cells) => {
    const page = await visit.newPage({ viewport: { width: 1280, height: 900 } });
    const best: Record<string, { time: number; task: number }> = {};
    for (const level of ['medium', 'expert'])
      for (let run = 0; run < RUNS; run++) {
        // The service would think in place of the page.
        await page.route('**/api/**', (route) => route.abort());
        const link = await writeLink({ seed: `${run}`, moves: [], players: ['person', level] }, '');
        await page.goto('about:blank');
        await page.goto(`${visit.baseUrl}/play/${family}/${variant}${link}`);
        await page.getByRole('grid').waitFor();
        const one = await answer(page, cells);
        const other = best[level] ?? one;
        best[level] = { time: Math.min(one.time, other.time), task: Math.min(one.task, other.task) };
      }
    expect(best['medium']!.time).toBeLessThan(MAX_ANSWER);
    expect(best['medium']!.task).toBeLessThan(MAX_TASK);
    expect(best['expert']!.task).toBeLessThan(MAX_TASK);
    console.info(family, variant, JSON.stringify(best));
    await page.close();
  });
});
