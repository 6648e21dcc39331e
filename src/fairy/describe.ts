import { cellName } from '../board/grid.ts';
import type { Move } from '../play/move.ts';
import type { BoardPosition } from './board-position.ts';
import { kindOfCode } from './kinds.ts';
import { fromOf, kindOf, MOVE, pieceOf } from './move-code.ts';
import { capturedKind, wingOf, writtenTarget } from './move-facts.ts';
import { formatSan } from './san.ts';
import { formatUci } from './uci.ts';

/** What castling is called, by wing. */
export const WINGS = ['king-side', 'queen-side'] as const;

/** A move as JSON: squares by name, kinds by their letter. */
export function describeMove(position: BoardPosition, move: number): Move {
  const { board, cells } = position;
  const kind = kindOf(move);
  const letter = (index: number) => board.kinds[index]!.letter;
  const to = cellName(board.grid, writtenTarget(position, move));
  const uci = formatUci(position, move);
  const notation = formatSan(position, move);
  if (kind === MOVE.drop) return { from: `${letter(pieceOf(move))}@`, to, drop: letter(pieceOf(move)), uci, notation };
  const captured = capturedKind(position, move);
  return {
    from: cellName(board.grid, fromOf(move)),
    to,
    piece: letter(kindOfCode(cells[fromOf(move)]!)),
    ...(captured !== undefined && { captured: letter(captured) }),
    ...(kind === MOVE.promotion && { promotion: letter(pieceOf(move)) }),
    ...(kind === MOVE.enPassant && { enPassant: true }),
    ...(kind === MOVE.castle && { castling: WINGS[wingOf(position, move)] }),
    uci,
    notation,
  };
}
