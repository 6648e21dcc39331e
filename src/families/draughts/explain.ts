import { joinNames } from '../../lib/nearest.ts';
import { countOf } from '../../lib/wording.ts';
import { isKing } from './engine/pieces.ts';
import type { DraughtsPosition } from './engine/position.ts';
import { squareNumber } from './engine/squares.ts';
import { decodeMove } from './notation/move-facts.ts';

/** Facts about a legal move, most important first (see `Family.explainMove`). */
export function explainDraughtsMove(position: DraughtsPosition, move: number): string[] {
  const { to, captures, crowns } = decodeMove(position, move);
  return [
    ...(captures.length ? [captureFact(position, captures)] : []),
    ...(crowns ? [`makes a king on ${squareNumber(to)}`] : []),
    ...safetyFact(position, move),
  ];
}

/** The captured pieces: one by its square, several by their number. */
function captureFact({ cells }: DraughtsPosition, captures: readonly number[]): string {
  const kings = captures.filter((square) => isKing(cells[square]!)).length;
  const men = captures.length - kings;
  if (captures.length === 1) return `captures the ${kings ? 'king' : 'man'} on ${squareNumber(captures[0]!)}`;
  const counts = [...(kings ? [countOf(kings, 'king')] : []), ...(men ? [countOf(men, 'man', 'men')] : [])];
  return `captures ${joinNames(counts, 'and')} in one move`;
}

/** Whether the opponent must capture next, which an exchange or a shot begins with. */
function safetyFact(position: DraughtsPosition, move: number): string[] {
  const { turn } = position;
  position.play(move);
  const mustCapture = position.turn !== turn && position.mustCapture();
  position.undo();
  return mustCapture ? ['forces the opponent to capture'] : [];
}
