import { joinNames } from '../../lib/nearest.ts';
import { legalMoves } from '../../play/move.ts';
import type { BoardPosition } from '../engines/board-position.ts';
import { formatMove } from './move-text.ts';

/** Some moves as text, in an order that no engine decides: "Nf3 or Nh3". */
export function suggestions(position: BoardPosition, wanted: (move: number) => boolean): string {
  const texts = [...legalMoves(position)].filter(wanted).map((move) => formatMove(position, move));
  const shown = texts.sort().slice(0, 8);
  return joinNames(texts.length > 8 ? [...shown, `${texts.length - 8} more`] : shown);
}
