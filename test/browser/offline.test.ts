import { expect, it } from 'vitest';
import { describeInBrowser, watchFaults } from './browser.ts';

describeInBrowser('without network', (visit) => {
  it('a game that was opened goes on, and a page that was not says so', async () => {
    const page = await visit.newPage();
    const faults = watchFaults(page);
    await page.goto(`${visit.baseUrl}/play/morris/standard`);
    await page.waitForFunction(
      async () => {
        const names = await caches.keys();
        const files = names.find((name) => name.startsWith('files-'));
        const pages = await (await caches.open('pages')).keys();
        const kept = files ? await (await caches.open(files)).keys() : [];
        return (
          pages.some(({ url }) => url.endsWith('/play/morris/standard')) &&
          kept.some(({ url }) => url.includes('/worker-')) &&
          kept.filter(({ url }) => url.includes('/engine-')).length >= 8 &&
          kept.some(({ url }) => url.includes('/style.css'))
        );
      },
      undefined,
      { timeout: 30_000, polling: 500 },
    );
    expect(faults).toEqual([]);
    await page.context().setOffline(true);
    await page.goto(`${visit.baseUrl}/play/morris/standard`);
    await page.getByRole('grid').waitFor({ timeout: 15_000 });
    await page.goto(`${visit.baseUrl}/rules/go`);
    expect(await page.locator('h1').textContent()).toBe('No network');
    await page.locator('#kept a').first().waitFor();
    expect(await page.locator('#kept').textContent()).toContain('Play ');
    await page.goto(`${visit.baseUrl}/dice`);
    expect(await page.locator('h1').textContent()).toBe('Dice');
    await page.close();
  });
});
