import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { familyOf } from '../../src/families/families.ts';
import { capitalize } from '../../src/lib/wording.ts';
import { definitionOf } from '../../src/play/resolve.ts';
import { loadEngine } from '../../src/web/engine/engines.ts';
import { moveOf } from '../../src/web/engine/move-texts.ts';
import type { Scene, SceneMove } from '../../src/web/engine/scene.ts';
import { GameSession } from '../../src/web/engine/session.ts';
import { writeLink } from '../../src/web/play/share-link.ts';
import { describeInBrowser, watchFaults } from './browser.ts';
import { SHORT_GAMES } from './short-games.ts';

const SEED = 'whole';

/** A move of a game, with the legal moves among which it was made. */
interface Ply {
  readonly text: string;
  /** What is pointed at; undefined for what players do by a button of the page. */
  readonly move: SceneMove | undefined;
}

/** Plays a game beside the pages. An empty move is the first legal one. */
async function playBeside(
  family: string,
  variant: string,
  moves: readonly string[],
): Promise<{ plies: Ply[]; end: Scene }> {
  const definition = definitionOf(familyOf(family)!, variant);
  if (!definition.ok) throw new Error(definition.error.message);
  const session = new GameSession(await loadEngine(family), definition.value, { seed: SEED });
  const scene = () => session.scene({ orientation: 0 });
  const plies = moves.map((given): Ply => {
    const { moves: legal } = scene();
    const move = given ? legal.find(({ notation }) => notation === given) : legal[0];
    session.play(move?.move ?? moveOf(given));
    return { text: scene().made.at(-1)![0]!, move };
  });
  return { plies, end: scene() };
}

/** How a player makes a move: by mouse, by touch, by keys or by text. */
type Way = (page: Page, ply: Ply) => Promise<void>;

const cell = (page: Page, key: number | string) => page.locator(`[data-key="${key}"]`);

/** Makes a move whose steps are pointed at by `point`; others have buttons. */
const bySteps =
  (point: (page: Page, key: number) => Promise<void>): Way =>
  async (page, { text, move }) => {
    if (!move) return page.getByRole('button', { name: capitalize(text), exact: true }).click();
    for (const step of move.steps)
      if (typeof step === 'number') await point(page, step);
      else await page.locator('.hand button').first().click();
    if (!move.steps.length)
      await page
        .locator('.decisions')
        .getByRole('button', { name: capitalize(text), exact: true })
        .click();
    const choice = page.locator('.choice').getByRole('button', { name: text, exact: true });
    if (await choice.count()) await choice.click();
  };

/** Walks to a cell by arrow keys, from wherever the board has its focus, and presses Enter. */
async function walkTo(page: Page, key: number): Promise<void> {
  await page.locator('[role="grid"] [tabindex="0"]').focus();
  const target = (await cell(page, key).boundingBox())!;
  const focused = page.locator('[role="grid"] :focus');
  for (let presses = 0; presses < 60; presses++) {
    if ((await focused.getAttribute('data-key')) === String(key)) return page.keyboard.press('Enter');
    const at = (await focused.boundingBox())!;
    const [x, y] = [
      target.x + target.width / 2 - at.x - at.width / 2,
      target.y + target.height / 2 - at.y - at.height / 2,
    ];
    const isInRow = Math.abs(y) < target.height / 3;
    await page.keyboard.press(isInRow ? (x > 0 ? 'ArrowRight' : 'ArrowLeft') : y > 0 ? 'ArrowDown' : 'ArrowUp');
  }
  throw new Error(`no arrows lead to cell ${key}`);
}

const WAYS: Readonly<Record<string, Way>> = {
  mouse: bySteps((page, key) => cell(page, key).click()),
  touch: bySteps((page, key) => cell(page, key).tap()),
  keys: bySteps(walkTo),
  typing: async (page, ply) => {
    if (!ply.move) return WAYS['mouse']!(page, ply);
    await page.getByLabel('Type a move').fill(ply.text);
    await page.keyboard.press('Enter');
  },
};

describeInBrowser('whole games', (visit) => {
  it.each(SHORT_GAMES)('of %s %s end alike by mouse, touch, keys, text and link', async (family, variant, moves) => {
    const { plies, end } = await playBeside(family, variant, moves);
    const players = end.seats.map(() => 'person');
    const open = async (texts: readonly string[], width: number) => {
      const page = await visit.newPage({ viewport: { width, height: 844 }, hasTouch: width < 600 });
      const faults = watchFaults(page);
      const link = await writeLink({ seed: SEED, moves: texts, players }, '');
      await page.goto(`${visit.baseUrl}/play/${family}/${variant}${link}`);
      await page.getByRole('grid').waitFor();
      return { page, faults };
    };
    const check = async (page: Page, way: string) => {
      await page.locator('.result').waitFor();
      expect(await page.locator('.share input[readonly]').inputValue(), way).toBe(end.fen);
      expect(await page.locator('.news').textContent(), way).toContain(capitalize(end.ended!));
    };
    for (const [way, make] of Object.entries(WAYS)) {
      const { page, faults } = await open([], way === 'touch' ? 390 : 1280);
      for (const [i, ply] of plies.entries()) {
        await make(page, ply);
        await expect.poll(() => page.locator('ol.moves li').count(), { message: `${way}: ${ply.text}` }).toBe(i + 1);
      }
      await check(page, way);
      expect(faults, way).toEqual([]);
      await page.close();
    }
    const { page } = await open(
      plies.map(({ text }) => text),
      390,
    );
    await check(page, 'link');
    await page.close();
  });
});
