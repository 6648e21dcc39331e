import { joinNames } from '../../../lib/nearest.ts';
import { countOf } from '../../../lib/wording.ts';
import { vertexOf } from '../engine/board.ts';
import { GoPosition } from '../engine/go-position.ts';
import { InARowPosition } from '../engine/row-position.ts';
import type { StonePosition } from '../engine/stone-position.ts';
import { libertyFacts } from './liberties.ts';
import { rowFacts } from './rows.ts';

/** Maximum number of captured stones that are named. */
const MAX_NAMED = 2;

/** Facts about a legal move, most important first (see `Family.explainMove`). */
export function explainGoMove(position: StonePosition, move: number): string[] {
  if (move >= position.pass) return [];
  const captured = position.takenBy(move);
  return [
    ...(captured.length ? [captureFact(position, captured)] : []),
    ...(position instanceof GoPosition ? libertyFacts(position, move) : []),
    ...(position instanceof InARowPosition ? rowFacts(position, move) : []),
  ];
}

function captureFact({ board }: StonePosition, captured: readonly number[]): string {
  const names = captured.map((point) => vertexOf(board, point));
  if (names.length > MAX_NAMED) return `captures ${names.length} stones`;
  return `captures ${countOf(names.length, 'stone')} on ${joinNames(names, 'and')}`;
}
