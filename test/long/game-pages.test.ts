import { expect, it } from 'vitest';
import { families } from '../../src/families/families.ts';
import { Rng } from '../../src/lib/rng.ts';
import { definitionOf } from '../../src/play/resolve.ts';
import { loadEngine } from '../../src/web/engine/engines.ts';
import { GameSession } from '../../src/web/engine/session.ts';
import { writeLink } from '../../src/web/play/share-link.ts';
import { describeInBrowser, overflow, watchFaults } from '../browser/browser.ts';
import { makeMove } from '../browser/make-move.ts';

const SEED = 'pages';
const PLIES = 2;

/** All variants of all families, each of which has a page. */
const GAMES = families.flatMap(({ slug, variants }) =>
  Object.keys(variants).map((variant) => [slug, variant] as const),
);

describeInBrowser('the page of every variant', (visit) => {
  it.each(GAMES)('%s %s plays two moves by pointing', async (family, variant) => {
    const definition = definitionOf(families.find(({ slug }) => slug === family)!, variant);
    if (!definition.ok) throw new Error(definition.error.message);
    const session = new GameSession(await loadEngine(family), definition.value, { seed: SEED });
    const scene = () => session.scene({ orientation: 0 });
    const link = await writeLink({ seed: SEED, moves: [], players: scene().seats.map(() => 'person') }, '');
    const page = await visit.newPage({ viewport: { width: 390, height: 844 } });
    const faults = watchFaults(page);
    await page.goto(`${visit.baseUrl}/play/${family}/${variant}${link}`);
    await page.getByRole('grid').waitFor();
    const rng = Rng.fromSeed(`${family} ${variant}`);
    for (let ply = 1; ply <= PLIES && scene().turn !== undefined; ply++) {
      const { moves } = scene();
      const pointable = moves.filter(({ steps }) => steps.length > 0);
      const move = rng.pick(pointable.length ? pointable : moves);
      await makeMove(page, move);
      session.play(move.move);
      await expect
        .poll(() => page.locator('.share input[readonly]').inputValue(), { timeout: 20_000 })
        .toBe(scene().fen);
    }
    expect(await overflow(page)).toBe(0);
    expect(faults).toEqual([]);
    await page.close();
  });
});
