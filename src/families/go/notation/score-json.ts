import { vertexOf } from '../engine/board.ts';
import type { GoPosition } from '../engine/go-position.ts';

const SEATS = ['black', 'white'] as const;

/**
 * Score of a finished game as JSON: totals, their parts, and the points by name. White's total includes komi. Undefined
 * before the end and in games without a score.
 */
export function scoreToJson(position: GoPosition): Readonly<Record<string, unknown>> | undefined {
  const { board } = position;
  if (!position.endedByPasses() || board.definition.end.scoring === 'nothing') return undefined;
  const { scoring, totals, margin, komi, handicap, stones, territory, prisoners, neutral, dead, seki } =
    position.score();
  const names = (points: readonly number[]) => points.map((point) => vertexOf(board, point));
  const parts = SEATS.map((seat, index) => [
    seat,
    { total: totals[index], stones: stones[index], territory: territory[index], prisoners: prisoners[index] },
  ]);
  return {
    scoring,
    ...Object.fromEntries(parts),
    margin,
    komi,
    ...(handicap && { handicap }),
    neutral,
    dead: names(dead),
    seki: names(seki),
  };
}
