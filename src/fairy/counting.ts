import type { BoardFacts } from './board.ts';
import type { FairyDefinition } from './definition.ts';
import { isPiece, kindOfCode, plainKind, sideOf } from './kinds.ts';

/** What the counting rules look at: how many pieces each side has, of all kinds and of each. */
interface Census {
  readonly pieces: readonly [number, number];
  /** By kind * 2 + side. */
  readonly kinds: Uint8Array;
}

type Counting = NonNullable<FairyDefinition['end']['counting']>;

function census({ kinds }: BoardFacts, cells: Uint8Array): Census {
  const pieces: [number, number] = [0, 0];
  const byKind = new Uint8Array(kinds.length * 2);
  for (const code of cells) {
    if (!isPiece(code)) continue;
    pieces[sideOf(code)]!++;
    byKind[kindOfCode(code) * 2 + sideOf(code)]!++;
  }
  return { pieces, kinds: byKind };
}

/** In how many moves a side must be mated, by what is on the board; 0 where nothing is counted. */
function limitFor(board: BoardFacts, counting: Counting, { pieces, kinds }: Census, side: number): number {
  const held = (letter: string, owner: number) => kinds[plainKind(board.kinds, letter) * 2 + owner]!;
  const pawns = kinds[board.pawn * 2]! + kinds[board.pawn * 2 + 1]!;
  const { whole } = counting;
  if (pieces[1 - side] === 1) return 0;
  if (pieces[side]! > 1) {
    if (!whole || pieces[side]! > whole.most || (pawns > 0 && !whole.pawns)) return 0;
    return whole.limit;
  }
  if (pawns > 0) return 0;
  const row = counting.bare.find(({ has }) =>
    Object.entries(has).every(([letter, count]) => held(letter, 1 - side) >= count),
  );
  return row?.limit ?? 0;
}

/** A count that runs: the plies after which it is a draw, and the plies counted so far. */
export interface Count {
  limit: number;
  ply: number;
}

/**
 * The count after a move, seen by the player who is on turn now: it begins when the rules first set that player a limit,
 * and begins anew when the last of the pieces beside the king is gone or the attacker's army has changed by the move.
 */
export function nextCount(board: BoardFacts, cells: Uint8Array, turn: number, last: Count, changed: boolean): Count {
  const counting = board.definition.end.counting!;
  const running = last.limit > 0 ? { limit: last.limit, ply: last.ply + 1 } : { limit: 0, ply: 0 };
  if (last.limit > 0 && !changed) return running;
  const found = census(board, cells);
  const isBare = found.pieces[turn] === 1;
  if (last.limit > 0 && !isBare) return running;
  const limit = limitFor(board, counting, found, turn);
  if (limit === 0) return running;
  const ply = counting.fromPieces && isBare ? 2 * (found.pieces[0] + found.pieces[1]) : 0;
  return { limit: 2 * limit, ply };
}
