import { describe, expect, it } from 'vitest';
import { familyOf } from '../../src/families/families.ts';
import { boardImage } from '../../src/images/board-image.ts';
import { resolveVariant } from '../../src/play/resolve.ts';
import { puzzlesOf, puzzleVariants } from '../../src/puzzle/pool.ts';
import { describePuzzle } from '../../src/puzzle/puzzle-json.ts';
import { lastSquaresOf, picturePath } from '../../src/site/puzzles/puzzle-addresses.ts';
import { loadEngine } from '../../src/web/engine/engines.ts';
import { GameSession } from '../../src/web/engine/session.ts';
import { hintsOf } from '../../src/web/puzzle/puzzle-hints.ts';
import { judge } from '../../src/web/puzzle/solving.ts';
import { effort } from '../effort.ts';

const WHITE = { orientation: 0 } as const;

/** One variant in this many is solved in every run; a thorough one takes all. */
const INTERVAL = effort(12, 1);
const VARIANTS = puzzleVariants.filter((_, at) => at % INTERVAL === 0);

function variantOf(slug: string) {
  const variant = resolveVariant(familyOf('chess')!, slug);
  if (!variant.ok) throw new Error(variant.error.message);
  return variant.value;
}

describe('in a page', () => {
  it.each(VARIANTS)('puzzles of %s are solved by their solutions, to which hints lead', async (slug) => {
    const variant = variantOf(slug);
    const { definition } = variant;
    const engine = await loadEngine('chess');
    for (const puzzle of puzzlesOf(slug).slice(0, 3)) {
      const { notation: solution, hints } = describePuzzle(puzzle, variant);
      const seat = puzzle.turn === 'white' ? 0 : 1;
      const { fen, id } = puzzle;
      const session = new GameSession(engine, definition, { fen, seed: id, last: lastSquaresOf(puzzle) });
      for (const [i, notation] of solution.entries()) {
        const before = session.scene(WHITE);
        const [target, piece] = hintsOf({ solution, seat, definition, hint: hints[0] }, before).toReversed();
        expect(target!.text).toContain(`Play ${notation}, to `);
        expect(piece!.text).not.toContain('undefined');
        if (i === 0) expect(piece!.text).toBe(hints[1]);
        expect(session.play({ notation })).toBeUndefined();
        const verdict = judge({ solution, seat }, session.scene(WHITE));
        expect(verdict, `${id} ${i}`).toBe(i === solution.length - 1 ? 'solved' : 'right');
      }
    }
  });

  it.each(VARIANTS)('the pictures of puzzles of %s are drawn', (slug) => {
    const [puzzle] = puzzlesOf(slug);
    const query = new URL(picturePath(puzzle!, { size: '160', coordinates: 'no' }), 'http://localhost').searchParams;
    expect(boardImage('chess', slug, query).ok).toBe(true);
  });

  it('any mate solves a puzzle, and another move does not', async () => {
    const session = async (moves: string[]) =>
      new GameSession(await loadEngine('chess'), variantOf('standard').definition, {
        ...{ fen: '7k/R7/1R6/8/8/8/2Q5/4K3 w - - 0 1', seed: 'mates', moves },
      }).scene(WHITE);
    const task = { solution: ['Rb8#'], seat: 0 };
    expect(judge(task, await session(['Qc8#']))).toBe('solved');
    expect(judge(task, await session(['Rb1']))).toBe('wrong');
  });
});
