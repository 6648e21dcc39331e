import { legalMoves } from '../../play/legal-moves.ts';
import { toOf } from '../board/move-code.ts';
import { laidWallCell } from '../board/move-facts.ts';
import type { BoardState } from '../board/state.ts';

interface CachedMoves {
  lo: number;
  hi: number;
  ply: number;
  moves: Int32Array;
  /** Whether the moves onto some cell were asked for. */
  isAsked?: true;
  /** The moves by target cell and laid wall, grouped when they are asked for again. */
  groups?: ReadonlyMap<number, readonly number[]>;
}

const cache = new WeakMap<BoardState, CachedMoves>();

/** The legal moves of a position, cached because writing a move text needs all of them. */
export const cachedLegalMoves = (position: BoardState): Int32Array => cachedMoves(position).moves;

/**
 * The legal moves onto the target cell of a move that lay the same wall, the move itself included. They are grouped
 * once for many texts: a duck beside many queens makes ten thousand moves, and each of them has a text.
 */
export function movesOntoSameCell(position: BoardState, move: number): readonly number[] {
  const cached = cachedMoves(position);
  const key = targetKey(position, move);
  if (!cached.isAsked) {
    // Most positions have the text of a single move, the one that is played.
    cached.isAsked = true;
    return Array.from(cached.moves.filter((other) => targetKey(position, other) === key));
  }
  cached.groups ??= groupByTarget(position, cached.moves);
  return cached.groups.get(key) ?? [];
}

function cachedMoves(position: BoardState): CachedMoves {
  const { hashLo: lo, hashHi: hi, ply } = position;
  const known = cache.get(position);
  if (known && known.lo === lo && known.hi === hi && known.ply === ply) return known;
  const made: CachedMoves = { lo, hi, ply, moves: legalMoves(position) };
  cache.set(position, made);
  return made;
}

function groupByTarget(position: BoardState, moves: Int32Array): Map<number, number[]> {
  const groups = new Map<number, number[]>();
  for (const move of moves) {
    const key = targetKey(position, move);
    const group = groups.get(key);
    if (group) group.push(move);
    else groups.set(key, [move]);
  }
  return groups;
}

const targetKey = (position: BoardState, move: number): number =>
  (laidWallCell(position, move) ?? 0) * position.cells.length + toOf(move);
