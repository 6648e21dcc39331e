import { type Board, vertexOf } from '../engine/board.ts';
import type { Score } from '../engine/score.ts';

const SEATS = ['black', 'white'] as const;

/** A score as callers see it: totals, what they are made of, and points by their names. Komi is in White's total. */
export function scoreToJson(board: Board, score: Score): Readonly<Record<string, unknown>> {
  const { scoring, totals, margin, komi, stones, territory, prisoners, neutral, dead, seki } = score;
  const names = (points: readonly number[]) => points.map((point) => vertexOf(board, point));
  const parts = SEATS.map((seat, index) => [
    seat,
    { total: totals[index], stones: stones[index], territory: territory[index], prisoners: prisoners[index] },
  ]);
  return { scoring, ...Object.fromEntries(parts), margin, komi, neutral, dead: names(dead), seki: names(seki) };
}
