import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeFaults, describeInBrowser, overflow, watchFaults } from './browser.ts';

const NUKES = '/maps/nukes?players=2&size=5&style=illustrated&seed=browser';

const cell = (page: Page, name: RegExp) => page.getByRole('grid').getByRole('button', { name });
const news = (page: Page) => page.locator('.map-side .news').textContent();

/** The middle of the hex that stands this many hexes from the middle of a map of 11 columns and rows. */
async function placeOf(page: Page, columns: number): Promise<{ x: number; y: number }> {
  const box = (await page.locator('.map-board').boundingBox())!;
  return { x: box.x + box.width / 2 + (columns * box.width) / 12, y: box.y + box.height / 2 };
}

describeInBrowser('maps', (visit) => {
  async function open(address: string, width = 1280, colorScheme: 'light' | 'dark' = 'light') {
    const page = await visit.newPage({ viewport: { width, height: 900 }, colorScheme });
    const faults = watchFaults(page);
    await page.goto(visit.baseUrl + address);
    await page.getByRole('grid').waitFor();
    return { page, faults };
  }

  it('a map is painted by mouse and by keys, undone, and comes back from its link', async () => {
    const { page, faults } = await open(NUKES);
    await page.getByRole('radio', { name: 'Paint' }).check();
    await page.getByRole('radio', { name: 'Forest' }).check();
    const [from, to] = [await placeOf(page, -2), await placeOf(page, 2)];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y);
    await page.mouse.up();
    await expect.poll(() => news(page)).toMatch(/^Painted [45] hexes\.$/);
    await page.getByRole('radio', { name: 'Mountains' }).check();
    await cell(page, /^hex 0606,/).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => news(page)).toBe('Painted hex 0607.');
    await page.keyboard.press('Shift+ArrowDown');
    await expect.poll(() => news(page)).toMatch(/^(Painted 2 hexes|Painted hex 0608)\.$/);
    expect(await cell(page, /^hex 0608, mountains/).count()).toBe(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await cell(page, /^hex 0608, mountains/).count()).toBe(0);
    await expect.poll(() => page.url()).toContain('#m=');

    await page.getByRole('radio', { name: 'Tokens' }).check();
    await page.getByLabel('Letters').fill('Q');
    // The page may have scrolled.
    const [first, last] = [await placeOf(page, -2), await placeOf(page, 2)];
    await page.mouse.click(first.x, first.y);
    await expect.poll(() => news(page)).toMatch(/^Token Q on hex \d{4}, forest/);
    await page.mouse.move(first.x, first.y);
    await page.mouse.down();
    await page.mouse.move(last.x, last.y);
    await page.mouse.up();
    await expect.poll(() => news(page)).toMatch(/^Token Q moved to hex \d{4}, forest/);
    const drawn = async () =>
      page.evaluate(() => [
        document.querySelector('svg.ground')!.innerHTML,
        document.querySelector('svg.over')!.lastElementChild!.outerHTML,
      ]);
    await expect.poll(async () => (await drawn())[1]).toContain('<path');
    const before = await drawn();
    const link = page.url();
    await page.goto('about:blank');
    await page.goto(link);
    await page.getByRole('grid').waitFor();
    expect(await drawn()).toEqual(before);
    expect(await cell(page, /^hex 0607, mountains/).count()).toBe(1);
    expect(faults).toEqual([]);
    await page.close();
  });

  it('a path and a view are pointed at, and said in words', async () => {
    const { page } = await open(NUKES);
    await page.getByRole('radio', { name: 'Path' }).check();
    for (const columns of [-2, 2]) {
      const { x, y } = await placeOf(page, columns);
      await page.mouse.click(x, y);
    }
    await expect
      .poll(() => news(page))
      .toMatch(/^Path from hex \d{4}, \S+.* to hex \d{4}, .*: costs \d+, \d+ steps, by /);
    await page.getByRole('radio', { name: 'View' }).check();
    await cell(page, /^hex 0606,/).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => news(page)).toMatch(/^View from hex 0606, .* \d+ hexes in sight/);
    await page.close();
  });

  it('options change the map and its address, and what cannot be met is said beside them', async () => {
    const { page } = await open(NUKES);
    await page.locator('select[name=players]').selectOption('6');
    await expect.poll(() => page.url()).toContain('players=6');
    await page.locator('select[name=size]').selectOption('3');
    await expect.poll(() => page.locator('#map-fault').textContent()).toContain('Nukes for 6 players has sizes from');
    await page.goBack();
    await expect.poll(() => page.locator('select[name=players]').inputValue()).toBe('2');
    await page.close();
  });

  it('a map that fits is one page of A4, also as a sheet to scale', async () => {
    const { page } = await open(NUKES);
    const pdfOf = async () => (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
    const pagesOf = (pdf: string) => pdf.match(/\/Type\s*\/Page\b/g)!.length;
    expect(pagesOf(await pdfOf())).toBe(1);
    await page.emulateMedia({ media: 'print' });
    expect((await page.locator('.map-board svg').first().boundingBox())!.height).toBeGreaterThan(300);
    await page.emulateMedia({ media: null });
    await page.getByLabel('Width of a hex').selectOption('25');
    await page.getByRole('button', { name: 'Lay out sheets' }).click();
    await expect
      .poll(() => page.locator('.map-print [role=status]').textContent())
      .toMatch(/^\d+ sheets of A4, hexes of 25 mm/);
    const count = Number((await page.locator('.map-print [role=status]').textContent())!.split(' ')[0]);
    expect(pagesOf(await pdfOf())).toBe(count);
    await page.getByLabel('Width of a hex').selectOption('');
    await page.getByRole('button', { name: 'Lay out sheets' }).click();
    await expect.poll(() => page.locator('.map-print [role=status]').textContent()).toMatch(/^1 sheet of A4/);
    const sheet = await pdfOf();
    expect(pagesOf(sheet)).toBe(1);
    expect(sheet).toMatch(/\/MediaBox \[0 0 59[45](\.\d+)? 84[12](\.\d+)?\]/);
    await page.close();
  });

  it.each([
    ['/maps', 390, 'dark'],
    ['/maps', 1280, 'light'],
    [NUKES, 390, 'dark'],
    [NUKES, 1280, 'light'],
  ] as const)('%s has no fault at %i pixels in %s', async (address, width, colorScheme) => {
    const page = await visit.newPage({ viewport: { width, height: 900 }, colorScheme });
    const faults = watchFaults(page);
    await page.goto(visit.baseUrl + address);
    if (address !== '/maps') {
      await page.getByRole('grid').waitFor();
      await page.getByRole('radio', { name: 'Paint' }).check();
    }
    expect(await overflow(page)).toBe(0);
    expect(await axeFaults(page)).toEqual([]);
    expect(faults).toEqual([]);
    await page.close();
  });
});
