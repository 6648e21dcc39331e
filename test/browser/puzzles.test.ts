import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeFaults, describeInBrowser, overflow, watchFaults } from './browser.ts';

/** Mate in one: the black rook on e7 goes to e1. */
const ONE_MOVE = '/puzzles/standard/Ktuhp';
/** Mate in two: Qd1+, Re1, Qxe1#. */
const TWO_MOVES = '/puzzles/standard/3RF2Z';

const statusOf = (page: Page): Promise<string | null> => page.getByRole('status').textContent();
const movesIn = (page: Page): Promise<string[]> =>
  page
    .getByRole('list', { name: 'Moves' })
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => item.textContent?.trim() ?? ''));

async function type(page: Page, move: string): Promise<void> {
  await page.getByLabel('Type a move').fill(move);
  await page.keyboard.press('Enter');
}

describeInBrowser('puzzles', (visit) => {
  async function open(path: string, options: Parameters<typeof visit.newPage>[0] = {}) {
    const page = await visit.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce', ...options });
    const faults = watchFaults(page);
    await page.goto(visit.baseUrl + path);
    await page.getByRole('grid', { name: 'Chess' }).waitFor();
    return { page, faults };
  }

  it('one is solved by pointing, played on, and counted in the list', async () => {
    const { page, faults } = await open(ONE_MOVE);
    await page.getByRole('button', { name: 'e7, black rook' }).click();
    await page.getByRole('button', { name: 'e1, can be next' }).click();
    await expect.poll(() => statusOf(page)).toBe('Solved at the first try: Re1#. Checkmate, black won.');
    expect(await page.getByRole('link', { name: 'Next puzzle' }).getAttribute('href')).toContain('/puzzles/random?');
    await page.getByRole('link', { name: 'Open on the game board' }).click();
    await page.locator('.result').waitFor();
    expect(await movesIn(page)).toEqual(['Re1#']);
    await page.goto(`${visit.baseUrl}/puzzles`);
    await expect.poll(() => page.locator('.tally').textContent()).toBe('You have solved one puzzle in this browser.');
    expect(await page.locator(`li:has(a[href="${ONE_MOVE}"])`).textContent()).toContain('solved');
    expect(faults).toEqual([]);
    await page.close();
  });

  it('one is solved by typing; a wrong move is refused and goes back', async () => {
    const { page, faults } = await open(TWO_MOVES, { reducedMotion: 'no-preference' });
    await type(page, 'Qe5');
    await expect.poll(() => page.getByRole('alert').count()).toBe(1);
    await type(page, 'Qd5');
    await expect.poll(() => statusOf(page)).toBe('Qd5 is not the move. The pieces go back: try again.');
    await expect.poll(() => page.getByRole('button', { name: 'd7, black queen' }).count()).toBe(1);
    expect(await movesIn(page)).toEqual([]);
    await type(page, 'Qd1');
    await expect.poll(() => statusOf(page)).toBe('Qd1+ is right. The reply is Re1. Your move.');
    expect(await movesIn(page)).toEqual(['Qd1+', 'Re1']);
    await type(page, 'Qxe1');
    await expect.poll(() => statusOf(page)).toBe('Solved after 1 wrong try: Qxe1#. Checkmate, black won.');
    expect(faults).toEqual([]);
    await page.close();
  });

  it('hints show the piece, then its target; keys follow them', async () => {
    const { page } = await open(TWO_MOVES);
    const hint = page.getByRole('button', { name: 'Hint' });
    await hint.click();
    expect(await statusOf(page)).toBe('Look for a check.');
    await hint.click();
    expect(await statusOf(page)).toBe('Move the black queen on d7.');
    const piece = page.getByRole('button', { name: 'd7, black queen, chosen' });
    await piece.click();
    expect(await piece.count()).toBe(1);
    await hint.click();
    expect(await statusOf(page)).toBe('Play Qd1+, to d1.');
    expect(await page.locator('button.target').count()).toBe(1);
    await page.getByRole('button', { name: 'd1, can be next' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => statusOf(page)).toBe('Qd1+ is right. The reply is Re1. Your move.');
    await page.close();
  });

  it('the solution is played out, and the puzzle can be tried again', async () => {
    const { page } = await open(TWO_MOVES);
    await page.getByRole('button', { name: 'Show the solution' }).click();
    await expect.poll(() => statusOf(page)).toBe('The solution: Qd1+, Re1, Qxe1#. Checkmate, black won.');
    expect(await movesIn(page)).toEqual(['Qd1+', 'Re1', 'Qxe1#']);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => movesIn(page)).toEqual([]);
    await page.close();
  });

  it.each([
    [390, 'dark', false],
    [1280, 'light', true],
  ] as const)('have no fault at %i pixels in %s', async (width, colorScheme, isSolved) => {
    const { page, faults } = await open(ONE_MOVE, { viewport: { width, height: 800 }, colorScheme });
    if (isSolved) {
      await type(page, 'Re1');
      const next = page.getByRole('link', { name: 'Next puzzle' });
      await expect.poll(() => next.evaluate((link) => link === document.activeElement)).toBe(true);
    }
    expect(await overflow(page)).toBe(0);
    expect(await axeFaults(page)).toEqual([]);
    expect(faults).toEqual([]);
    await page.close();
  });

  it('are complete without script', async () => {
    const page = await visit.newPage({ viewport: { width: 390, height: 800 }, javaScriptEnabled: false });
    await page.goto(`${visit.baseUrl}/puzzles`);
    await page.getByLabel('Theme').selectOption({ label: 'Arabian mate (36)' });
    await page.getByRole('button', { name: 'Show' }).click();
    await page.locator('ul.puzzles a').first().click();
    await page.getByText('The solution').click();
    expect(await page.locator('details[open] ol li').count()).toBeGreaterThan(0);
    await page.close();
  });
});
