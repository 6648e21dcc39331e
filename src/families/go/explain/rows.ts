import { joinNames } from '../../../lib/nearest.ts';
import { EMPTY, vertexOf } from '../engine/board.ts';
import type { InARowPosition } from '../engine/row-position.ts';

/** Facts about rows: points where the player newly threatens to win, and a win of the opponent that the stone prevents. */
export function rowFacts(position: InARowPosition, move: number): string[] {
  const { board, turn, lines } = position;
  const blocks = wouldComplete(position, move, 1 - turn);
  const before = winningPoints(position, turn);
  position.play(move);
  const threats = position.isOver() ? [] : winningPoints(position, turn).filter((point) => !before.includes(point));
  position.undo();
  const names = threats.map((point) => vertexOf(board, point));
  return [
    ...(blocks ? [`blocks ${lines.length} in a row on ${vertexOf(board, move)}`] : []),
    ...(names.length ? [`threatens ${lines.length} in a row on ${joinNames(names, 'and')}`] : []),
  ];
}

/** Empty points where a stone of the seat would complete a winning row. */
function winningPoints(position: InARowPosition, seat: number): number[] {
  const points: number[] = [];
  for (let point = 0; point < position.pass; point++)
    if (position.colors[point] === EMPTY && wouldComplete(position, point, seat)) points.push(point);
  return points;
}

/**
 * Whether a stone of the seat on an empty point would complete a row of exactly the winning length, which wins by every
 * rule.
 */
function wouldComplete({ lines }: InARowPosition, point: number, seat: number): boolean {
  const cell = lines.cellOf[point]!;
  return lines.steps.some((step) => lines.rowLength(cell, step, seat + 1) === lines.length);
}
