import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { families, familyOf } from '../../src/families/families.ts';
import { Rng } from '../../src/lib/rng.ts';
import { definitionOf } from '../../src/play/resolve.ts';
import { loadEngine } from '../../src/web/engine/engines.ts';
import { GameSession } from '../../src/web/engine/session.ts';
import { readLink, writeLink } from '../../src/web/play/share-link.ts';
import { effort } from '../effort.ts';
import { axeFaults, describeInBrowser, overflow, watchFaults } from './browser.ts';
import { makeMove } from './make-move.ts';

/** Games in which pages play: of each family one, and those whose moves are made in other ways. */
const GAMES = [
  ...families.map(({ slug }) => [slug, 'standard'] as const),
  ['chess', 'pocket-knight'],
  ['chess', 'duck'],
] as const;

/** Moves of a game that a page plays. */
const PLIES = effort(3, 12);

/** The same game beside the page, to know its moves and positions. */
async function sessionOf(family: string, variant: string, seed: string): Promise<GameSession> {
  const definition = definitionOf(familyOf(family)!, variant);
  if (!definition.ok) throw new Error(definition.error.message);
  return new GameSession(await loadEngine(family), definition.value, { seed });
}

const sceneOf = (session: GameSession) => session.scene({ orientation: 0 });

/** The position that a page shows. */
const fenIn = (page: Page): Promise<string> => page.locator('.share input[readonly]').inputValue();

describeInBrowser('games', (visit) => {
  /** Opens a game for people only, with the seed of the page. */
  async function open(path: string, width = 1280): Promise<{ page: Page; faults: string[] }> {
    const page = await visit.newPage({ viewport: { width, height: 900 }, hasTouch: width < 600 });
    const faults = watchFaults(page);
    await page.goto(visit.baseUrl + path);
    await page.getByRole('grid').waitFor();
    for (const select of await page.locator('.seats select').all()) await select.selectOption('person');
    return { page, faults };
  }

  it.each(GAMES)('%s %s is played by pointing, and its link holds the game', async (family, variant) => {
    const { page, faults } = await open(`/play/${family}/${variant}`);
    const rng = Rng.fromSeed(`${family} ${variant}`);
    let session: GameSession | undefined;
    for (let ply = 0; ply < PLIES; ply++) {
      const known = session ?? (await sessionOf(family, variant, 'unknown'));
      const { moves } = sceneOf(known);
      const pointable = moves.filter(({ steps }) => steps.length > 0);
      const move = rng.pick(pointable.length ? pointable : moves);
      await makeMove(page, move);
      await expect.poll(() => page.url()).toContain('#s=');
      const shared = (await readLink(new URL(page.url()).hash))!;
      // Dice follow from the seed of the page, so the game beside it begins again with that seed.
      session = await sessionOf(family, variant, shared.seed);
      await expect.poll(async () => (await readLink(new URL(page.url()).hash))!.moves.length).toBe(ply + 1);
      for (const notation of (await readLink(new URL(page.url()).hash))!.moves) session.play({ notation });
      await expect.poll(() => fenIn(page)).toBe(sceneOf(session).fen);
    }
    await page.reload();
    await expect.poll(() => fenIn(page)).toBe(sceneOf(session!).fen);
    expect(await page.locator('ol[aria-label="Moves"] li').count()).toBe(PLIES);
    expect(faults).toEqual([]);
    await page.close();
  });

  it('a game is played by keys alone, and announced', async () => {
    const { page, faults } = await open('/play/chess/standard');
    expect(await page.getByRole('grid').getAttribute('aria-label')).toBe('Chess');
    await page.getByRole('button', { name: 'e2, white pawn' }).focus();
    for (const key of ['Enter', 'ArrowUp', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
    await expect.poll(() => page.locator('.news').textContent()).toBe('e4. Black to move.');
    await page.getByRole('button', { name: 'd7, black pawn' }).focus();
    for (const key of ['Enter', 'Escape', 'Enter', 'ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
    await expect.poll(() => page.locator('.news').textContent()).toBe('d5. White to move.');
    expect(await page.getByRole('button', { name: 'd5, black pawn' }).count()).toBe(1);
    expect(faults).toEqual([]);
    await page.close();
  });

  it('a piece follows the mouse to another square; one that is dropped beside the board stays', async () => {
    const { page } = await open('/play/chess/standard');
    const middleOf = async (name: string): Promise<[number, number]> => {
      const { x, y, width, height } = (await page.getByRole('button', { name }).boundingBox())!;
      return [x + width / 2, y + height / 2];
    };
    await page.mouse.move(...(await middleOf('g1, white knight')));
    await page.mouse.down();
    await page.mouse.move(2, 2, { steps: 3 });
    expect(await page.locator('.ghost').count()).toBe(1);
    await page.mouse.up();
    await expect.poll(() => page.locator('.board .chosen').count()).toBe(0);
    await page.mouse.move(...(await middleOf('e2, white pawn')));
    await page.mouse.down();
    await page.mouse.move(...(await middleOf('e4')), { steps: 3 });
    await page.mouse.up();
    await expect.poll(() => page.locator('.news').textContent()).toBe('e4. Black to move.');
    expect(await page.locator('.ghost').count()).toBe(0);
    await page.close();
  });

  it('moves are typed, refused in the words of the rules, taken back and made again; the end is announced', async () => {
    const { page } = await open('/play/chess/standard', 390);
    const type = async (move: string) => {
      await page.getByLabel('Type a move').fill(move);
      await page.keyboard.press('Enter');
    };
    await type('Ke2');
    await expect.poll(() => page.getByRole('alert').textContent()).toContain('e2 is held by');
    for (const [i, move] of ['f3', 'e5', 'g4', 'Qh4'].entries()) {
      await type(move);
      await expect.poll(() => page.locator('ol.moves li').count()).toBe(i + 1);
    }
    await expect.poll(() => page.locator('.news').textContent()).toBe('Qh4#. Checkmate, black won.');
    await page.getByRole('button', { name: 'Take back' }).click();
    await expect.poll(() => page.locator('.news').textContent()).toBe('g4. Black to move.');
    await page.getByRole('button', { name: 'One move forward' }).click();
    await expect.poll(() => page.locator('.result').textContent()).toContain('Checkmate, black won.');
    await page.close();
  });

  it('a game in which the computer moves twice is taken back to the last decision of the person', async () => {
    const page = await visit.newPage();
    await page.goto(`${visit.baseUrl}/play/mancala/standard`);
    await page.getByRole('button', { name: 'S1, 4 seeds' }).click();
    await expect.poll(() => page.locator('.news').textContent(), { timeout: 10_000 }).toMatch(/South to move\.$/);
    await page.getByRole('button', { name: 'Take back' }).click();
    await expect.poll(() => page.locator('.news').textContent()).toBe('South to move.');
    await page.close();
  });

  it('a link to no game says so, and opens a new one', async () => {
    const page = await visit.newPage();
    const link = await writeLink({ seed: 'x', moves: ['e5'] }, '');
    await page.goto(`${visit.baseUrl}/play/chess/standard${link}`);
    await expect.poll(() => page.getByRole('alert').textContent()).toContain('The link holds no game');
    expect(await page.getByRole('button', { name: 'e2, white pawn' }).count()).toBe(1);
    await page.close();
  });

  it('the computer answers, and so does a hint', async () => {
    const page = await visit.newPage({ viewport: { width: 390, height: 800 } });
    await page.goto(`${visit.baseUrl}/play/reversi/standard`);
    await page.getByRole('button', { name: 'd3' }).click();
    await expect.poll(() => page.locator('ol.moves li').count(), { timeout: 10_000 }).toBe(2);
    await page.getByRole('button', { name: 'Hint' }).click();
    await expect.poll(() => page.locator('.news').textContent(), { timeout: 10_000 }).toMatch(/^Hint: [a-h][1-8]\. \S/);
    await page.close();
  });

  it.each([
    ['/play/chess/standard', 390, 'dark'],
    ['/play/hex/standard', 1280, 'light'],
    ['/play/landlords-game/standard', 390, 'light'],
  ] as const)('%s has no fault at %i pixels in %s', async (path, width, colorScheme) => {
    const page = await visit.newPage({ viewport: { width, height: 800 }, colorScheme });
    const faults = watchFaults(page);
    await page.goto(visit.baseUrl + path);
    await page.getByRole('grid').waitFor();
    expect(await overflow(page)).toBe(0);
    expect(await axeFaults(page)).toEqual([]);
    expect(faults).toEqual([]);
    await page.close();
  });
});
