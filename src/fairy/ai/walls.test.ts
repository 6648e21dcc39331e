import { describe, expect, it } from 'vitest';
import { chess } from '../../families/chess/index.ts';
import { legalMoves } from '../../play/legal-moves.ts';
import { resolveVariant } from '../../play/resolve.ts';
import type { LEVELS } from '../../search/levels.ts';
import { suggestMove } from '../../search/suggest.ts';
import type { BoardPosition } from '../engines/board-position.ts';

function game(fen: string) {
  const resolved = resolveVariant(chess, 'duck');
  if (!resolved.ok) throw new Error(resolved.error.message);
  const { rules } = resolved.value;
  const reading = rules.parse(fen);
  if (!reading.ok) throw new Error(reading.error[0]!.message);
  return { position: reading.value.position as BoardPosition, ai: rules.ai };
}

const choose = (fen: string, level: (typeof LEVELS)[number]) => {
  const { position, ai } = game(fen);
  const { move } = suggestMove(position, ai, { level, seed: 'a', clock: () => 0, limits: { nodes: 2000 } });
  position.play(move);
  return position;
};

/** The side to move can capture the king. */
const takesKing = (position: BoardPosition) =>
  [...legalMoves(position)].some((move) => {
    position.play(move);
    const isOver = position.outcome()?.reason === 'extinction';
    position.undo();
    return isOver;
  });

describe('walls that are laid after each move', () => {
  const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

  it('are tried on few cells, and all of them are legal', () => {
    const { position, ai } = game(START);
    const legal = legalMoves(position);
    const some = new Int32Array(legal.length);
    const count = ai.candidates!(position, some, 0);
    expect(count).toBeGreaterThan(20);
    expect(count).toBeLessThan(legal.length / 4);
    for (const move of some.subarray(0, count)) expect(legal).toContain(move);
    expect([...legalMoves(position)], 'nothing is left behind').toEqual([...legal]);
  });

  it.each(['easy', 'medium', 'hard', 'expert'] as const)('%s takes a king that stands open', (level) => {
    const taken = choose('4k3/8/8/q6*/1P6/8/4Q3/4K3 w - - 0 1', level);
    expect(taken.outcome()).toEqual({ winner: 0, reason: 'extinction' });
  });

  it.each([
    ['along an open line', '6k1/8/8/8/8/7*/6PP/r6K w - - 0 1'],
    ['along a line that the wall has closed', '6k1/8/8/8/8/8/6PP/r3*2K w - - 0 1'],
  ])('save a king attacked %s', (_, fen) => {
    for (const level of ['medium', 'hard', 'expert'] as const) expect(takesKing(choose(fen, level)), level).toBe(false);
  });
});
