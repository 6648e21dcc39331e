import { expect, it } from 'vitest';
import { HexSolver } from '../../src/families/hex/ai/solver.ts';
import type { HexPosition } from '../../src/families/hex/engine/position.ts';
import { hex } from '../../src/families/hex/index.ts';
import { legalMoves } from '../../src/play/legal-moves.ts';
import { resolveVariant } from '../../src/play/resolve.ts';

/** First moves that win for Red, found by full search. */
function winningOpenings(slug: string): string[] {
  const resolved = resolveVariant(hex, slug);
  if (!resolved.ok) throw new Error(resolved.error.message);
  const position = resolved.value.rules.start(undefined as never) as HexPosition;
  const solver = new HexSolver();
  const wins = [...legalMoves(position)].filter((move) => {
    position.play(move);
    const { score } = solver.solve(position, [...legalMoves(position)], 50_000_000, () => false)!;
    position.undo();
    return score < 0;
  });
  return wins.map((cell) => position.board.names[cell]!);
}

it.each([
  ['hex+4x4', 'd1 c2 b3 a4', 'published: the short diagonal'],
  ['rex+4x4', 'a1 b1 c1 d1 a2 b2 d2 a3 c3 d3 a4 b4 c4 d4', 'of the rule vectors, and turned about'],
])('%s is won by %s', (slug, openings, _source) => {
  expect(winningOpenings(slug).join(' ')).toBe(openings);
});
