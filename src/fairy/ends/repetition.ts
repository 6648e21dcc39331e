import type { Outcome } from '../../play/position.ts';
import type { HistoryEntry } from '../board/history-entry.ts';
import { kindOfCode } from '../board/kinds.ts';
import type { BoardState } from '../board/state.ts';
import { chasedByLastMove } from './chase.ts';

/** End of a game whose position has occurred `times` times, first `span` plies ago. */
export function repetitionOutcome(position: BoardState, times: number, span: number): Outcome {
  const { perpetualCheck, perpetualChase } = position.board.definition.end.repetition!;
  const checkers = perpetualCheck === 'loss' ? perpetualCheckers(position, span) : [];
  if (checkers.length === 1) return { winner: 1 - checkers[0]!, reason: 'perpetual-check' };
  const chasers = perpetualChase && !checkers.length ? perpetualChasers(position, span) : [];
  if (chasers.length === 1) return { winner: 1 - chasers[0]!, reason: 'perpetual-chase' };
  return { winner: null, reason: `${times}-fold-repetition` };
}

/** Sides that gave check with every move within the span. */
function perpetualCheckers(position: BoardState, span: number): number[] {
  return [0, 1].flatMap((parity) => {
    for (let back = parity; back < span; back += 2) if (position.checkAt(back) === 0) return [];
    return [parity === 0 ? 1 - position.turn : position.turn];
  });
}

/** Sides that chased the same piece with every move within the span. */
function perpetualChasers(position: BoardState, span: number): number[] {
  const past = historyWithChases(position, span);
  return [0, 1].flatMap((parity) => {
    let chased: ReadonlySet<number> | undefined;
    for (let back = parity + 1; back <= span; back += 2) {
      const found = presentCells(past, back);
      chased = chased ? new Set(found.filter((cell) => chased!.has(cell))) : new Set(found);
      if (!chased.size) return [];
    }
    return [parity === 0 ? 1 - position.turn : position.turn];
  });
}

/** Current cells of the pieces that the move made `back` plies ago chased; captured pieces are omitted. */
function presentCells(past: readonly HistoryEntry[], back: number): number[] {
  let cells = [...(past[back]!.chased ?? [])];
  for (let later = back - 1; later >= 1; later--) {
    const move = past[later]!.move;
    cells = cells.flatMap((cell) => (cell === move?.from ? move.to! : cell === move?.to ? [] : cell));
  }
  return cells;
}

/** Cache of the cells of the pieces that moves began to chase, by position object, then by position key and move. */
const chaseCache = new WeakMap<BoardState, Map<string, readonly number[]>>();

/** Upper limit for cached moves of a position: enough for a long game. */
const MAX_CACHED_CHASES = 1000;

function cacheOf(position: BoardState): Map<string, readonly number[]> {
  const known = chaseCache.get(position);
  if (known && known.size < MAX_CACHED_CHASES) return known;
  const fresh = new Map<string, readonly number[]>();
  chaseCache.set(position, fresh);
  return fresh;
}

/**
 * History entries up to `last` plies ago, indexed by plies back, with the cells that each move chased. Chases that were
 * not recorded are found by undoing and replaying moves.
 */
export function historyWithChases(position: BoardState, last: number): HistoryEntry[] {
  const cache = cacheOf(position);
  const entries = Array.from({ length: last + 1 }, (_, back) => position.entryAt(back));
  const keyOf = (back: number) => `${entries[back]!.lo} ${entries[back]!.hi} ${position.moveAt(back)}`;
  const backs = Array.from({ length: Math.min(last, position.ply) }, (_, index) => index + 1);
  const keys = backs.map(keyOf);
  const deepest = keys.findLastIndex((key) => !cache.has(key)) + 1;
  const moves: number[] = [];
  for (let back = 1; back <= deepest; back++) {
    const key = keys[back - 1]!;
    if (!cache.has(key)) cache.set(key, chasedByLastMove(position));
    moves.push(position.moveAt(1));
    position.undo();
  }
  for (const move of moves.reverse()) position.play(move);
  for (const back of backs) entries[back] = { ...entries[back]!, chased: cache.get(keys[back - 1]!)! };
  return entries;
}

/**
 * Whether the player who just moved has moved one piece to and fro `times` times in a row without a pass. Moves out of
 * check are exempt, and so is a piece that keeps to squares out of reach of the opponent's royal piece.
 */
export function movesToAndFro(position: BoardState, times: number, horizon: number): boolean {
  let streak = 0;
  let cell: number | undefined;
  let other: number | undefined;
  for (let back = 1; back <= horizon; back += 2) {
    const { move, check } = position.entryAt(back);
    if (!move || check > 0) return false;
    if (move.to === undefined) return false;
    if (streak === 0 && !canComeNear(position, move.to)) return false;
    streak++;
    // The first of the to-and-fro moves may start anywhere.
    if (move.from === undefined || (streak > 1 && move.to !== cell)) return false;
    if (streak > 1 && streak < times && move.from !== other) return false;
    if (streak === times) return true;
    [cell, other] = [move.from, move.to];
  }
  return false;
}

/** Whether the piece on a cell may enter a square that is open to the opponent's royal piece. */
function canComeNear({ board, cells, turn, kingCodes }: BoardState, cell: number): boolean {
  const [ownHomes, royalHomes] = [board.homes[cells[cell]!], board.homes[kingCodes[turn]!]];
  return (
    kindOfCode(cells[cell]!) !== board.royal &&
    (!ownHomes || !royalHomes || [...ownHomes].some((at) => royalHomes.has(at)))
  );
}
