import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { families } from '../../src/families/families.ts';
import { axeFaults, describeInBrowser, overflow, watchFaults } from './browser.ts';

const verdict = (page: Page) => page.locator('.side [role="status"]').first().textContent();
const PLAYABLE = 'This position can be played.';

describeInBrowser('the board editor', (visit) => {
  async function open(path: string, options: Parameters<typeof visit.newPage>[0] = {}) {
    const page = await visit.newPage({ viewport: { width: 1280, height: 900 }, ...options });
    const faults = watchFaults(page);
    await page.goto(visit.baseUrl + path);
    await page.getByRole('grid').waitFor();
    return { page, faults };
  }

  it('says what is wrong, until it is repaired; its link holds the position', async () => {
    const { page, faults } = await open('/editor/chess/standard', { viewport: { width: 390, height: 844 } });
    await page.getByRole('button', { name: 'white pawn', exact: true }).click();
    await page.getByRole('button', { name: 'd8, black queen' }).click();
    await expect.poll(() => verdict(page)).toContain('This position cannot be played');
    expect(await verdict(page)).toContain('d8');
    expect(await overflow(page)).toBe(0);
    expect(await axeFaults(page)).toEqual([]);
    await page.reload();
    await expect.poll(() => verdict(page)).toContain('d8');
    await page.getByRole('button', { name: 'Empty a place' }).click();
    await page.getByRole('button', { name: 'd8, white pawn' }).click();
    await expect.poll(() => verdict(page)).toContain(PLAYABLE);
    await page.getByRole('radio', { name: 'Black' }).check();
    await page.getByRole('checkbox', { name: 'White king-side' }).uncheck();
    await expect.poll(() => page.getByLabel('Position as text').inputValue()).toContain(' b Qkq ');
    await page.getByRole('link', { name: 'Play from here' }).click();
    await page.getByRole('button', { name: 'd8', exact: true }).waitFor();
    expect(faults).toEqual([]);
    await page.close();
  });

  it('moves pieces, fills hands, and reads a position as text', async () => {
    const { page } = await open('/editor/shogi/standard', { colorScheme: 'dark' });
    const fen = () => page.getByLabel('Position as text').inputValue();
    await page.getByRole('button', { name: '7g, sente pawn' }).click();
    await page.getByRole('button', { name: '7f', exact: true }).click();
    await expect.poll(fen).toContain('2P6/PP1PPPPPP');
    await page.getByText('In hand').first().click();
    await page.getByRole('spinbutton', { name: 'Gote bishop' }).fill('2');
    await page.getByRole('spinbutton', { name: 'Gote bishop' }).press('Enter');
    await expect.poll(fen).toContain(' 2b ');
    expect(await axeFaults(page)).toEqual([]);
    await page.getByLabel('Position as text').fill('nothing');
    await page.getByLabel('Position as text').press('Enter');
    await page.getByRole('alert').waitFor();
    await page.close();
  });

  it('puts seeds into pits', async () => {
    const { page } = await open('/editor/mancala/standard');
    await page.getByLabel('Seeds to put into a pit').fill('0');
    await page.getByLabel('Seeds to put into a pit').press('Enter');
    await page.getByRole('button', { name: /^S1, 4 seeds/ }).click();
    await page.getByRole('button', { name: /^S1\b(?!, 4)/ }).waitFor();
    await page.close();
  });

  it.each(families.filter(({ editor }) => editor).map(({ slug }) => slug))(
    'of %s begins with the usual start',
    async (slug) => {
      const { page, faults } = await open(`/editor/${slug}/standard`);
      expect(await verdict(page)).toContain(PLAYABLE);
      await page.getByRole('button', { name: 'Empty board' }).click();
      await page.getByRole('button', { name: 'Usual start' }).click();
      await expect.poll(() => verdict(page)).toContain(PLAYABLE);
      expect(faults).toEqual([]);
      await page.close();
    },
  );
});
