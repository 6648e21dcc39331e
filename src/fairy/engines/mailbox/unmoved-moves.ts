import { type Board, unmovedBit } from '../../board/board.ts';
import { codeOf } from '../../board/kinds.ts';
import { MOVE_KIND, withExtra } from '../../board/move-code.ts';
import type { BoardState } from '../../board/state.ts';
import { reachedCells } from '../../board/tables.ts';
import { parseBetza } from '../../language/betza.ts';

/**
 * Lists the ways to gate a piece with an unmoved piece's move: each kind in hand, onto the cell that is left. Castling
 * leaves two cells.
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

/**
 * Lists the ways to gate a piece with castling: onto the old cells of king and rook, unless one of the two arrives
 * there.
 */
function castlingGates({ board, castlingRooks, turn }: BoardState, move: number, gated: number): number[] {
  const rook = (move >> 7) & 127;
  const index = turn * 2 + (castlingRooks[turn * 2] === rook ? 0 : 1);
  const { king, rook: rooks } = board.castlingGoals!;
  const isVacated = (cell: number) => cell !== king[index] && cell !== rooks[index];
  return [...(isVacated(move & 127) ? [gated] : []), ...(isVacated(rook) ? [gated | (1 << 18)] : [])];
}

/** The cells to which a piece may leap with its first move, by cell of its side's first rank and then by piece code. */
export type FirstLeaps = ReadonlyMap<number, ReadonlyMap<number, readonly number[]>>;

/** Finds the leaps that a side's pieces may make from its first rank as their first move. */
export function findFirstLeaps({ definition, grid, kinds }: Board, side: number): FirstLeaps {
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
