import type { Outcome } from '../../play/position.ts';
import type { HistoryEntry } from '../board/history-entry.ts';
import { kindOfCode } from '../board/kinds.ts';
import type { BoardState } from '../board/state.ts';
import { chasedByLastMove } from './chase.ts';

/** How the game ends when a position has occurred so many times, the first of them so many plies ago. */
export function repetitionEnd(position: BoardState, times: number, span: number): Outcome {
  const { perpetualCheck, perpetualChase } = position.board.definition.end.repetition!;
  const checkers = perpetualCheck === 'loss' ? perpetualCheckers(position, span) : [];
  if (checkers.length === 1) return { winner: 1 - checkers[0]!, reason: 'perpetual-check' };
  const chasers = perpetualChase && !checkers.length ? perpetualChasers(position, span) : [];
  if (chasers.length === 1) return { winner: 1 - chasers[0]!, reason: 'perpetual-chase' };
  return { winner: null, reason: `${times}-fold-repetition` };
}

/** The players who gave check with each move. */
function perpetualCheckers(position: BoardState, span: number): number[] {
  return [0, 1].flatMap((parity) => {
    for (let back = parity; back < span; back += 2) if (position.checkAt(back) === 0) return [];
    return [parity === 0 ? 1 - position.turn : position.turn];
  });
}

/** The players who with each move chased one and the same piece. */
function perpetualChasers(position: BoardState, span: number): number[] {
  const past = historyWithChases(position, span);
  return [0, 1].flatMap((parity) => {
    let chased: ReadonlySet<number> | undefined;
    for (let back = parity + 1; back <= span; back += 2) {
      const found = standingNow(past, back);
      chased = chased ? new Set(found.filter((cell) => chased!.has(cell))) : new Set(found);
      if (!chased.size) return [];
    }
    return [parity === 0 ? 1 - position.turn : position.turn];
  });
}

/** Where the pieces stand now that the move from so many plies ago chased. */
function standingNow(past: readonly HistoryEntry[], back: number): number[] {
  let cells = [...(past[back]!.chased ?? [])];
  for (let later = back - 1; later >= 1; later--) {
    const move = past[later]!.move;
    cells = cells.flatMap((cell) => (cell === move?.from ? move.to! : cell === move?.to ? [] : cell));
  }
  return cells;
}

/** Whom moves have chased, by the position that they were made from and the move. */
const chases = new WeakMap<BoardState, Map<string, readonly number[]>>();

/** As many as a long game asks for again and again. */
const MOST_CHASES = 1000;

function chasesOf(position: BoardState): Map<string, readonly number[]> {
  const known = chases.get(position);
  if (known && known.size < MOST_CHASES) return known;
  const fresh = new Map<string, readonly number[]>();
  chases.set(position, fresh);
  return fresh;
}

/** The plies back to some number, at the index that tells how far back; whom moves chased is looked up in play. */
export function historyWithChases(position: BoardState, last: number): HistoryEntry[] {
  const known = chasesOf(position);
  const past = Array.from({ length: last + 1 }, (_, back) => position.entryAt(back));
  const keyOf = (back: number) => `${past[back]!.lo} ${past[back]!.hi} ${position.moveAt(back)}`;
  const backs = Array.from({ length: Math.min(last, position.ply) }, (_, index) => index + 1);
  const keys = backs.map(keyOf);
  const deepest = keys.findLastIndex((key) => !known.has(key)) + 1;
  const moves: number[] = [];
  for (let back = 1; back <= deepest; back++) {
    const key = keys[back - 1]!;
    if (!known.has(key)) known.set(key, chasedByLastMove(position));
    moves.push(position.moveAt(1));
    position.undo();
  }
  for (const move of moves.reverse()) position.play(move);
  for (const back of backs) past[back] = { ...past[back]!, chased: known.get(keys[back - 1]!)! };
  return past;
}

/**
 * The player who has just moved has moved one piece to and fro so many times in a row, without a pass in between; who gets
 * out of check may, and so may a piece that keeps to squares where the other royal piece never comes.
 */
export function movesToAndFro(position: BoardState, times: number, horizon: number): boolean {
  let row = 0;
  let cell: number | undefined;
  let other: number | undefined;
  for (let back = 1; back <= horizon; back += 2) {
    const { move, check } = position.entryAt(back);
    if (!move || check > 0) return false;
    if (move.to === undefined) return false;
    if (row === 0 && !comesNear(position, move.to)) return false;
    row++;
    // the first of them came from anywhere
    if (move.from === undefined || (row > 1 && move.to !== cell)) return false;
    if (row > 1 && row < times && move.from !== other) return false;
    if (row === times) return true;
    [cell, other] = [move.from, move.to];
  }
  return false;
}

/** The piece on a cell may come to a square that is open to the opponent's royal piece. */
function comesNear({ board, cells, turn, kingCodes }: BoardState, cell: number): boolean {
  const [own, royal] = [board.homes[cells[cell]!], board.homes[kingCodes[turn]!]];
  return kindOfCode(cells[cell]!) !== board.royal && (!own || !royal || [...own].some((at) => royal.has(at)));
}
