import { captureOf, fromOf, toOf } from '../engine/move-code.ts';
import { KING } from '../engine/pieces.ts';
import type { DraughtsPosition } from '../engine/position.ts';

/** A move taken apart; squares from 0. */
export interface MoveFacts {
  readonly from: number;
  readonly to: number;
  /** In the order in which they are jumped; none for a move that takes nothing. */
  readonly captures: readonly number[];
  /** All squares that it stands on, from the first to the last. */
  readonly path: readonly number[];
  readonly isKing: boolean;
  readonly crowns: boolean;
}

export function factsOf(position: DraughtsPosition, move: number): MoveFacts {
  const { board, cells, ply, side } = position;
  const [from, to, index] = [fromOf(move), toOf(move), captureOf(move)];
  const isKing = (cells[from]! & KING) !== 0;
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
