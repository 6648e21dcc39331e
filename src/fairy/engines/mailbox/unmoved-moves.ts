import { type Board, unmovedBit } from '../../board/board.ts';
import { codeOf } from '../../board/kinds.ts';
import { MOVE_KIND, withExtra } from '../../board/move-code.ts';
import type { BoardState } from '../../board/state.ts';
import { reachedCells } from '../../board/tables.ts';
import { parseBetza } from '../../language/betza.ts';

/**
 * Variants of an unmoved piece's move that gate each kind in hand onto the cell it leaves; castling leaves two cells.
 */
export function gatingMoves(position: BoardState, move: number): number[] {
  const { board, turn, hands, unmoved } = position;
  const kind = (move >> 14) & 15;
  const from = move & 127;
  if (kind === MOVE_KIND.drop || !(unmoved & unmovedBit(board.grid, from))) return [];
  return board.kinds.flatMap((_, piece) => {
    const code = codeOf(piece, turn);
    if (!hands[code] || !board.dropAt[code * board.cells + from]) return [];
    const gated = withExtra(move, piece);
    return kind === MOVE_KIND.castle ? castlingGates(position, move, gated) : [gated];
  });
}

/** Gating on the cells of king and rook, except those where one of the two arrives. */
function castlingGates({ board, castlingRooks, turn }: BoardState, move: number, gated: number): number[] {
  const rook = (move >> 7) & 127;
  const index = turn * 2 + (castlingRooks[turn * 2] === rook ? 0 : 1);
  const { king, rook: rooks } = board.castlingGoals!;
  const isVacated = (cell: number) => cell !== king[index] && cell !== rooks[index];
  return [...(isVacated(move & 127) ? [gated] : []), ...(isVacated(rook) ? [gated | (1 << 18)] : [])];
}

/** By cell of a side's first rank, then by code: the cells to which that piece may leap with its first move. */
export type FirstLeaps = ReadonlyMap<number, ReadonlyMap<number, readonly number[]>>;

/** Finds the first leaps of a side's pieces from its first rank. */
export function firstLeaps({ definition, grid, kinds }: Board, side: number): FirstLeaps {
  const rank = side === 0 ? 0 : grid.ranks - 1;
  const leaps = Object.entries(definition.rules.firstLeaps);
  if (!leaps.length) return new Map();
  const from = Array.from({ length: grid.files }, (_, file) => rank * grid.files + file);
  return new Map(from.map((cell) => [cell, new Map(leaps.map(([letter, betza]) => leapsOf(letter, betza, cell)))]));

  function leapsOf(letter: string, betza: string, cell: number): [number, number[]] {
    const kind = kinds.findIndex((known) => known.letter === letter);
    return [codeOf(kind, side), parseBetza(betza).flatMap((stroke) => reachedCells(grid, stroke, side, cell))];
  }
}
