import { type Board, NONE } from './board/board.ts';
import type { Setup } from './board/setup.ts';

/**
 * Takes back moves, given by start and target cell, that only moved a piece to an empty cell. Undefined if they cannot
 * have led to this setup. Rights and counts that such moves may change stay as they are.
 */
export function takeBack(
  { cells, countsPlies }: Pick<Board, 'cells' | 'countsPlies'>,
  setup: Setup,
  moves: readonly (readonly number[])[],
): Setup | undefined {
  const before: Setup = { ...setup, cells: setup.cells.slice(), enPassant: NONE, enPassantFar: NONE, victim: NONE };
  for (const numbers of moves.toReversed()) {
    const [from, to] = numbers as [number, number];
    const code = before.cells[to];
    if (numbers.length > 2 || from >= cells || !code || before.cells[from]) return undefined;
    before.cells[to] = 0;
    before.cells[from] = code;
    before.turn = 1 - before.turn;
    before.halfmove--;
    if (before.countLimit) before.countPly--;
    if (countsPlies || before.turn === 1) before.fullmove--;
  }
  return before;
}
