import { expect, it } from 'vitest';
import { effort } from '../effort.ts';
import { axeFaults, describeInBrowser, overflow, watchFaults } from './browser.ts';

const SCREENSHOTS = process.env['SCREENSHOTS'];

const WIDTHS = { phone: 360, desktop: 1280 };
const PAGES = [
  '/',
  '/developers',
  '/errors',
  '/rules',
  '/rules/chess',
  '/rules/5e',
  '/rules/chess/special-moves',
  '/rules/chess/variants/grand',
  '/rules/5e/spells/fireball',
  '/rules/search?q=castling',
  '/search?q=dragon',
  '/entities',
  '/play?family=morris',
  '/puzzles?variant=atomic',
  '/dice?dice=4d6kh3&seed=browser',
  '/gallery',
  '/gallery/tiles',
  '/gallery/boards/hnefatafl-tablut',
  '/characters',
  '/characters/5e?level=20&class=wizard&seed=browser',
];

describeInBrowser('pages', (visit) => {
  for (const [size, width] of Object.entries(WIDTHS)) {
    for (const colorScheme of ['light', 'dark'] as const) {
      // A run has each page once, in turn on a light phone and on a dark desktop; a thorough one has all pairs.
      const isPaired = (size === 'phone') === (colorScheme === 'light');
      const inTurn = PAGES.filter((_, index) => isPaired && index % 2 === Number(size === 'desktop'));
      it.each(effort(0, 1) ? PAGES : inTurn)(`%s reads well at ${size} width in ${colorScheme}`, async (path) => {
        const page = await visit.newPage({ viewport: { width, height: 800 }, colorScheme });
        const faults = watchFaults(page);
        expect((await page.goto(visit.baseUrl + path))?.status()).toBe(200);
        if (SCREENSHOTS) {
          const name = `${path.slice(1).replaceAll(/[^a-z0-9-]/g, '-') || 'home'}-${size}-${colorScheme}.png`;
          await page.screenshot({ path: `${SCREENSHOTS}/${name}`, fullPage: false });
        }
        expect(await overflow(page)).toBe(0);
        expect(await axeFaults(page)).toEqual([]);
        expect(faults).toEqual([]);
        await page.close();
      });
    }
  }

  it.each([
    ['/characters/cairn/print?level=1&seed=print&paper=a4', 1, [595, 842]],
    ['/characters/5e/print?level=20&class=wizard&seed=print&paper=letter', 2, [612, 792]],
    ['/characters/starforged/print?level=10&seed=print1&paper=a4', 2, [595, 842]],
  ])('%s prints each side on one page of its own', async (path, sides, size) => {
    const page = await visit.newPage();
    await page.goto(visit.baseUrl + path, { waitUntil: 'networkidle' });
    expect(await axeFaults(page)).toEqual([]);
    const images = await page
      .locator('img')
      .evaluateAll((all) => all.map((image) => (image as HTMLImageElement).naturalWidth));
    expect(images.filter((width) => width > 0)).toHaveLength(sides);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(sides);
    const boxes = [...pdf.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)];
    expect(boxes.map(([, width, height]) => [Math.round(Number(width)), Math.round(Number(height))])).toEqual(
      Array.from({ length: sides }, () => size),
    );
    await page.close();
  });

  /** Millimetres by which the last letter of a label may stand out of a fitted line. */
  const SLACK = 0.7;

  it('sheets keep their text in its place in a font with other widths', async () => {
    const page = await visit.newPage();
    const svg = await (await fetch(`${visit.baseUrl}/characters/1e/sheet.svg?level=20&class=wizard&seed=font`)).text();
    await page.setContent(svg.replaceAll(/font-family="[^"]*"/g, 'font-family="monospace"'));
    const widths = await page.locator('text').evaluateAll((all) =>
      (all as unknown as SVGTextElement[]).map((text) => ({
        ...{ text: text.textContent, width: text.getComputedTextLength() },
        room: Number(text.getAttribute('textLength') ?? 20),
      })),
    );
    const wide = widths.filter(({ width, room }) => width > room + SLACK).map(({ text }) => text);
    expect(widths.length).toBeGreaterThan(100);
    expect(wide).toEqual([]);
    await page.close();
  });

  it('the type of a refusal leads to its row', async () => {
    const refused = await (await fetch(`${visit.baseUrl}/api/tools/nothing`, { method: 'POST' })).json();
    const page = await visit.newPage();
    await page.goto(visit.baseUrl + refused.type);
    expect(await page.locator('li:target').textContent()).toContain('unknown_tool');
    await page.close();
  });
});
