import { expect, it } from 'vitest';
import { axeFaults, describeInBrowser, overflow, watchFaults } from './browser.ts';

const SHEET = '/scores?player=Ann&player=Bob&player=Cleo';

describeInBrowser('pages for the table', (visit) => {
  it('a score sheet of three rounds is kept over a reload, corrected and taken back', async () => {
    const page = await visit.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
    const faults = watchFaults(page);
    await page.goto(visit.baseUrl + SHEET);
    const rounds = ['5 -2 0', '1 1 1', '2 4 8'];
    for (const round of rounds) {
      for (const [seat, score] of round.split(' ').entries())
        await page.locator('.next-round input').nth(seat).fill(score);
      await page.keyboard.press('Enter');
    }
    const totals = () => page.locator('.totals strong').allTextContents();
    expect(await totals()).toEqual(['9', '8', '3']);
    await page.reload();
    expect(await totals()).toEqual(['9', '8', '3']);
    const cell = page.getByLabel('Ann, round 3');
    await cell.fill('7');
    await cell.press('Tab');
    expect(await totals()).toEqual(['13', '9', '3']);
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await totals()).toEqual(['9', '8', '3']);
    await page.goto(`${visit.baseUrl}/scores`);
    await page.getByRole('link', { name: 'Go on with the last sheet' }).click();
    expect(await page.getByLabel('Bob, round 1').inputValue()).toBe('-2');
    await page.locator('.next-round input').first().fill('many');
    await page.keyboard.press('Enter');
    expect(await page.getByRole('alert').textContent()).toContain('“many” is not a score');
    expect(await overflow(page)).toBe(0);
    expect(faults).toEqual([]);
    await page.close();
  });

  it('a sheet counts up without script too, and prints on one page', async () => {
    const page = await visit.newPage({ javaScriptEnabled: false });
    await page.goto(`${visit.baseUrl}${SHEET}&rounds=${Array(39).fill('1_2_3').join('*')}`);
    await page.getByLabel('Bob, round 40').fill('40');
    await page.getByRole('button', { name: 'Count up' }).click();
    expect(await page.locator('.lead').textContent()).toContain('Bob leads by 1.');
    const address = page.url();
    await page.close();
    const printed = await visit.newPage();
    await printed.goto(address);
    const pdf = (await printed.pdf()).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await printed.close();
  });

  it('a clock runs to its flag, by taps and keys, and says whose time is up', async () => {
    const page = await visit.newPage({ viewport: { width: 390, height: 844 } });
    const faults = watchFaults(page);
    await page.clock.install({ time: new Date('2026-01-01T12:00:00') });
    await page.goto(`${visit.baseUrl}/timer?kind=increment&players=2&minutes=1&seconds=5`);
    const times = () => page.locator('.seat strong').allTextContents();
    await page.locator('.seat').first().click();
    await page.clock.runFor(10_000);
    expect(await times()).toEqual(['0:50', '1:00']);
    await page.locator('.seat').first().click();
    await page.clock.runFor(3_000);
    await page.keyboard.press('Space');
    expect(await times()).toEqual(['0:55', '1:02']);
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.clock.runFor(60_000);
    expect(await times()).toEqual(['0:55', '1:02']);
    // A reload in the middle of a turn, then a sleep: the clock has run on.
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await page.reload();
    await page.clock.runFor(5_000);
    expect((await times())[0]).toMatch(/^0:(50|49)$/);
    await page.clock.fastForward(120_000);
    await expect.poll(() => page.getByRole('alert').textContent()).toBe('Player 1: time is up.');
    expect(await times()).toEqual(['0:00', '1:02']);
    await page.keyboard.press('Space');
    expect(await times()).toEqual(['0:00', '1:02']);
    expect(faults).toEqual([]);
    await page.close();
  });

  it('a swipe passes the turn to the next player', async () => {
    const page = await visit.newPage({ viewport: { width: 800, height: 800 } });
    await page.goto(`${visit.baseUrl}/timer?kind=per-turn&players=3&seconds=30`);
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    const field = (await page.locator('.seat').nth(2).boundingBox())!;
    await page.mouse.move(field.x + 20, field.y + 40);
    await page.mouse.down();
    await page.mouse.move(field.x + 140, field.y + 45);
    await page.mouse.up();
    expect(await page.locator('.seat.running span').allTextContents()).toEqual(['Player 2']);
    await page.close();
  });

  it('the same address draws the same teams again', async () => {
    const page = await visit.newPage({ javaScriptEnabled: false });
    await page.goto(`${visit.baseUrl}/teams`);
    await page.getByLabel('Names, one per line').fill('Ann\nBob\nCleo\nDan\nEve\nFay');
    await page.getByLabel('Teams, or players per team').fill('3');
    await page.getByRole('button', { name: 'Draw', exact: true }).click();
    const names = await page.locator('.drawn > *').allTextContents();
    expect([...names].sort()).toEqual(['Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Fay']);
    const other = await visit.newPage();
    await other.goto(page.url());
    expect(await other.locator('.drawn > *').allTextContents()).toEqual(names);
    await other.close();
    await page.close();
  });

  it('a map of nukes gets its opening position', async () => {
    const page = await visit.newPage();
    const faults = watchFaults(page);
    await page.goto(`${visit.baseUrl}/nukes?players=2&seed=browser`);
    await page.getByRole('heading', { name: 'Player 2' }).waitFor();
    expect(await page.locator('parlour-nukes dd').first().textContent()).toMatch(/^Territory \d+, /);
    expect(faults).toEqual([]);
    await page.close();
  });

  it.each([
    `${SHEET}&rounds=1_2_3`,
    '/timer?game=go',
    '/timer?kind=byoyomi&players=4&minutes=5&seconds=30&periods=3',
    '/teams?player=Ann&player=Bob&player=Cleo&draw=teams&number=2&seed=x',
    '/epic4?players=3&choices=2&seed=x',
    '/epic4',
    '/nukes?attacker=armour&defender=infantry&terrain=urban&seed=x',
    '/nukes?players=2&seed=browser',
    '/ringquest',
    '/ringquest?ring=inner&seed=x',
  ])('%s reads well on a dark phone and a light desktop', async (path) => {
    for (const [width, colorScheme] of [
      [390, 'dark'],
      [1280, 'light'],
    ] as const) {
      const page = await visit.newPage({ viewport: { width, height: 844 }, colorScheme });
      await page.goto(visit.baseUrl + path);
      expect(await overflow(page)).toBe(0);
      expect(await axeFaults(page)).toEqual([]);
      await page.close();
    }
  });
});
