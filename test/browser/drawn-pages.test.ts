import { expect, it } from 'vitest';
import { axeFaults, describeInBrowser, overflow, watchFaults } from './browser.ts';

/** A page of each kind for people at the table. */
const PAGES = [
  '/oracles?q=tavern',
  '/oracles/knave',
  '/oracles/ask?question=Is+it+open%3F&likelihood=even&seed=x',
  '/oracles/starforged/core/action?seed=x',
  '/oracles/cairn/scene?about=npc&seed=x',
  '/oracles/5e/encounter?level=5&size=4&difficulty=medium&seed=x',
  '/decks',
  '/decks/standard-52?hands=2&cards=5&open=2&seed=x',
  '/characters/5e?level=5&class=wizard&seed=x&name=1',
];

describeInBrowser('pages for the table', (visit) => {
  it.each([
    [390, 'dark'],
    [1280, 'light'],
  ] as const)('have no fault at %i pixels in %s', async (width, colorScheme) => {
    const page = await visit.newPage({ viewport: { width, height: 800 }, colorScheme });
    const faults = watchFaults(page);
    for (const path of PAGES) {
      expect((await page.goto(visit.baseUrl + path))?.status(), path).toBe(200);
      expect(await overflow(page), path).toBe(0);
      expect(await axeFaults(page), path).toEqual([]);
    }
    expect(faults).toEqual([]);
    await page.close();
  });

  it('answer their forms without script', async () => {
    const page = await visit.newPage({ javaScriptEnabled: false });
    await page.goto(`${visit.baseUrl}/oracles`);
    await page.getByLabel('A yes/no question').fill('Is the gate guarded?');
    await page.getByRole('button', { name: 'Ask' }).click();
    expect(await page.locator('.rolled').textContent()).toMatch(/^(Yes|No)\.$/);
    const answered = page.url();
    await page.getByRole('link', { name: 'Ask again' }).click();
    expect(page.url()).not.toBe(answered);

    await page.goto(`${visit.baseUrl}/decks/standard-52`);
    const cards = page.locator('.hand li');
    const before = await cards.allTextContents();
    await page.getByRole('button', { name: 'Draw one more' }).click();
    expect((await cards.allTextContents()).slice(0, before.length)).toEqual(before);
    expect(await cards.count()).toBe(before.length + 1);

    await page.goto(`${visit.baseUrl}/characters/cairn?level=1&seed=x`);
    const name = await page.locator('h1').textContent();
    await page.getByRole('button', { name: 'New gear' }).click();
    expect(await page.locator('h1').textContent()).toBe(name);
    await page.close();
  });
});
