import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeFaults, describeInBrowser, overflow, watchFaults } from './browser.ts';

const type = async (page: Page, move: string): Promise<void> => {
  await page.getByLabel('Type a move').fill(move);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.news').textContent()).toContain(`${move}. `);
};

/** The moves as a reader sees them: "1.e4e52.Nf3". */
const moves = async (page: Page): Promise<string> =>
  ((await page.getByRole('list', { name: 'Moves' }).textContent()) ?? '').replaceAll(/\s/g, '');

describeInBrowser('analysis', (visit) => {
  it('keeps variations, makes one the main line, and its link holds the line on the board', async () => {
    const page = await visit.newPage({ viewport: { width: 390, height: 800 } });
    const faults = watchFaults(page);
    await page.goto(`${visit.baseUrl}/analysis/chess/standard`);
    for (const move of ['e4', 'e5', 'Nf3']) await type(page, move);
    await page.getByRole('button', { name: 'e5', exact: true }).click();
    await expect.poll(() => page.locator('.news').textContent()).toBe('e5. White to move.');
    await type(page, 'Bc4');
    expect(await moves(page)).toBe('1.e4e52.Nf32.Bc4');
    await page.getByRole('button', { name: 'Make main line' }).click();
    await expect.poll(() => moves(page)).toBe('1.e4e52.Bc42.Nf3');
    await expect
      .poll(() => page.getByRole('img', { name: /^White \d+ %, black \d+ %$/ }).count(), { timeout: 10_000 })
      .toBe(1);
    expect(await overflow(page)).toBe(0);
    expect(await axeFaults(page)).toEqual([]);
    await page.reload();
    await expect.poll(() => moves(page)).toBe('1.e4e52.Bc4');
    expect(faults).toEqual([]);
    await page.close();
  });

  it('opens a game as text, and says what it cannot read', async () => {
    const page = await visit.newPage({ viewport: { width: 1280, height: 900 }, colorScheme: 'dark' });
    await page.goto(`${visit.baseUrl}/analysis/reversi/standard`);
    await page.getByText('Share, save or open').click();
    const open = async (text: string) => {
      await page.getByLabel('Open a position or a game as text').fill(text);
      await page.getByRole('button', { name: 'Open', exact: true }).click();
    };
    await open('f5d6c3');
    await expect.poll(() => moves(page)).toBe('1.f5d62.c3');
    await open('f5a1');
    await expect.poll(() => page.getByRole('alert').textContent()).toContain('a1');
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'QR code' }).click();
    await page.getByRole('img', { name: 'QR code of the link to this game' }).waitFor();
    await page.close();
  });
});
