import { isPiece, kindOfCode, sideOf } from './kinds.ts';
import type { BoardState } from './state.ts';

/** The side with more points in pieces on the board; null for a tie. */
export function winnerByPoints({ board, cells }: BoardState): number | null {
  const { values, second } = board.definition.end.points!;
  const points: [number, number] = [0, second];
  for (const code of cells) {
    if (isPiece(code)) points[sideOf(code) as 0 | 1] += values[board.kinds[kindOfCode(code)]!.letter] ?? 0;
  }
  return points[0] === points[1] ? null : points[0] > points[1] ? 0 : 1;
}
