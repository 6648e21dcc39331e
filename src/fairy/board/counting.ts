import type { FairyDefinition } from '../language/definition.ts';
import type { BoardFacts } from './board.ts';
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

/** What a move did to the pieces: `captured` is a code, 0 for none. */
export interface Change {
  readonly promoted: boolean;
  readonly captured: number;
}

/**
 * The count after a move, seen by the player who is on turn now: it begins when the rules first set that player a limit,
 * and begins anew when the last of the pieces beside the king is gone or the attacker's army has changed by the move; and
 * as soon as a bare king has taken the last pawn.
 */
export function nextCount(
  board: BoardFacts,
  cells: Uint8Array,
  turn: number,
  last: Count,
  { promoted, captured }: Change,
): Count {
  const counting = board.definition.end.counting!;
  const running = last.limit > 0 ? { limit: last.limit, ply: last.ply + 1 } : { limit: 0, ply: 0 };
  const changed = promoted || captured !== 0;
  if (last.limit > 0 && !changed) return running;
  const found = census(board, cells);
  const isBare = found.pieces[turn] === 1;
  const tookPawn = captured !== 0 && kindOfCode(captured) === board.pawn;
  if (tookPawn && counting.fromPieces && found.pieces[1 - turn] === 1) {
    const limit = limitFor(board, counting, found, 1 - turn);
    // the taker's own move is not counted
    if (limit > 0) return { limit: 2 * limit, ply: fromPieces(found) - 1 };
  }
  if (last.limit > 0 && !isBare) return running;
  const limit = limitFor(board, counting, found, turn);
  if (limit === 0) return running;
  return { limit: 2 * limit, ply: counting.fromPieces && isBare ? fromPieces(found) : 0 };
}

/** Where a count begins that the pieces on the board shorten, in plies. */
const fromPieces = ({ pieces }: Census): number => 2 * (pieces[0] + pieces[1]);
