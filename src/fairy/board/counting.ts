import type { FairyDefinition } from '../language/definition.ts';
import type { BoardFacts } from './board.ts';
import { isPiece, kindOfCode, sideOf, unpromotedKind } from './kinds.ts';

/** Numbers of pieces by side, and by kind and side, for the counting rules of makruk and its relatives. */
interface Census {
  readonly pieces: readonly [number, number];
  /** Number of pieces, at index kind * 2 + side. */
  readonly kinds: Uint8Array;
}

type Counting = NonNullable<FairyDefinition['end']['counting']>;

function takeCensus({ kinds }: BoardFacts, cells: Uint8Array): Census {
  const pieces: [number, number] = [0, 0];
  const byKind = new Uint8Array(kinds.length * 2);
  for (const code of cells) {
    if (!isPiece(code)) continue;
    pieces[sideOf(code)]!++;
    byKind[kindOfCode(code) * 2 + sideOf(code)]!++;
  }
  return { pieces, kinds: byKind };
}

/** Number of moves within which a side must be mated, given the pieces on the board; 0 if no limit applies. */
function limitFor(board: BoardFacts, counting: Counting, { pieces, kinds }: Census, side: number): number {
  const countOfKind = (letter: string, owner: number) => kinds[unpromotedKind(board.kinds, letter) * 2 + owner]!;
  const pawns = kinds[board.pawn * 2]! + kinds[board.pawn * 2 + 1]!;
  const { whole } = counting;
  if (pieces[1 - side] === 1) return 0;
  if (pieces[side]! > 1) {
    if (!whole || pieces[side]! > whole.most || (pawns > 0 && !whole.pawns)) return 0;
    return whole.limit;
  }
  if (pawns > 0) return 0;
  const rule = counting.bare.find(({ has }) =>
    Object.entries(has).every(([letter, count]) => countOfKind(letter, 1 - side) >= count),
  );
  return rule?.limit ?? 0;
}

/**
 * State of a counting rule: the plies after which the game is drawn (0 if no count runs) and the plies counted so far.
 */
export interface DrawCount {
  limit: number;
  ply: number;
}

/** How a move changed the material. `captured` is a piece code, 0 for no capture. */
export interface MaterialChange {
  readonly promoted: boolean;
  readonly captured: number;
}

/**
 * Returns the count after a move, for the player who is now to move. A count starts when a limit first applies to that
 * player. It restarts when that player is left with a bare king, when the attacker's army changes, and when a bare king
 * captures the last pawn.
 */
export function nextDrawCount(
  board: BoardFacts,
  cells: Uint8Array,
  turn: number,
  last: DrawCount,
  { promoted, captured }: MaterialChange,
): DrawCount {
  const counting = board.definition.end.counting!;
  const running = last.limit > 0 ? { limit: last.limit, ply: last.ply + 1 } : { limit: 0, ply: 0 };
  const isMaterialChanged = promoted || captured !== 0;
  if (last.limit > 0 && !isMaterialChanged) return running;
  const counts = takeCensus(board, cells);
  const isBare = counts.pieces[turn] === 1;
  const tookPawn = captured !== 0 && kindOfCode(captured) === board.pawn;
  if (tookPawn && counting.fromPieces && counts.pieces[1 - turn] === 1) {
    const limit = limitFor(board, counting, counts, 1 - turn);
    // The ply of the capture is not counted.
    if (limit > 0) return { limit: 2 * limit, ply: fromPieces(counts) - 1 };
  }
  if (last.limit > 0 && !isBare) return running;
  const limit = limitFor(board, counting, counts, turn);
  if (limit === 0) return running;
  return { limit: 2 * limit, ply: counting.fromPieces && isBare ? fromPieces(counts) : 0 };
}

/** Initial value, in plies, of a count that is shortened by the number of pieces on the board. */
const fromPieces = ({ pieces }: Census): number => 2 * (pieces[0] + pieces[1]);
