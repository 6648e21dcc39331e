import { captureIndexOf, endSquareOf, startSquareOf } from '../engine/move-code.ts';
import { KING_FLAG } from '../engine/pieces.ts';
import type { DraughtsPosition } from '../engine/position.ts';

/** A decoded move, with squares numbered from 0. */
export interface DecodedMove {
  readonly from: number;
  readonly to: number;
  /** The captured squares in the order of the jumps; empty for a move without a capture. */
  readonly captures: readonly number[];
  /** All squares on which the piece stands during the move, from start to end. */
  readonly path: readonly number[];
  readonly isKing: boolean;
  readonly crowns: boolean;
}

/** Decodes a move of a position. */
export function decodeMove(position: DraughtsPosition, move: number): DecodedMove {
  const { board, cells, ply, side } = position;
  const [from, to, index] = [startSquareOf(move), endSquareOf(move), captureIndexOf(move)];
  const isKing = (cells[from]! & KING_FLAG) !== 0;
  if (index < 0) {
    const crowns = !isKing && (board.crowningSides[to]! & (side + 1)) !== 0;
    return { from, to, captures: [], path: [from, to], isKing, crowns };
  }
  const table = position.knownCaptures();
  const jumps = Array.from({ length: table.length(ply, index) }, (_, jump) => jump);
  return {
    from,
    to,
    captures: jumps.map((jump) => table.takenSquare(ply, index, jump)),
    path: [from, ...jumps.map((jump) => table.landingSquare(ply, index, jump))],
    isKing,
    crowns: table.crowns(ply, index),
  };
}
