import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { readPageFiles } from '../../src/adapters/page-files.ts';
import { describeInBrowser, watchFaults } from './browser.ts';

/** Number of scripts and styles, without the worker that keeps them. */
const BUILD_FILES = readPageFiles().files.size - 1;

/** Paths that the worker has kept. */
const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const caught = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return caught.flat().map(({ url }) => new URL(url).pathname);
  });

describeInBrowser('without network', (visit) => {
  it('a game that was opened goes on, and a page that was not says so', async () => {
    const page = await visit.newPage();
    const faults = watchFaults(page);
    const game = '/play/morris/standard';
    await page.goto(visit.baseUrl + game);
    const keptCount = async () => (await keptPaths(page)).filter((path) => path.startsWith('/assets/')).length;
    await expect.poll(keptCount, { timeout: 20_000, interval: 300 }).toBe(BUILD_FILES);
    expect(await keptPaths(page)).toEqual(expect.arrayContaining([game, '/play', '/dice', '/offline', '/style.css']));
    expect(faults).toEqual([]);
    await page.context().setOffline(true);
    await page.goto(visit.baseUrl + game);
    await page.getByRole('grid').waitFor({ timeout: 10_000 });
    await page.goto(`${visit.baseUrl}/rules/go`);
    expect(await page.locator('h1').textContent()).toBe('No network');
    await page.locator('#kept a').first().waitFor();
    expect(await page.locator('#kept').textContent()).toContain('Play ');
    await page.goto(`${visit.baseUrl}/dice`);
    expect(await page.locator('h1').textContent()).toBe('Dice');
    await page.close();
  });
});
