import { type Board, NONE } from '../board/board.ts';
import { isPiece, sideOf, WALL_CODE } from '../board/kinds.ts';
import { PATH_FLAGS } from '../board/tables.ts';
import type { BoardPosition } from '../engines/board-position.ts';
import type { FairyDefinition } from '../language/definition.ts';
import { GAME_LOSS_COST, lossCostOf, updateStakes } from './stakes.ts';

/** Maximum number of cells on which a wall is tried after each move: most cells make no difference. */
const MAX_TRIED = 6;

/** Value of a wall for each line of attack of the other side that it blocks. */
const LINE_WEIGHT = 10;
/** Share of `LINE_WEIGHT` that is deducted for each blocked line of the player's own side. */
const OWN_SHARE = 0.5;
/** Factor for the value of blocking a target that stands behind another piece. */
const BEHIND_FACTOR = 0.25;

/** Whether players move a single wall (the duck) after each move. */
export const movesDuck = ({ rules: { walls } }: FairyDefinition): boolean => walls?.laid === 'after' && walls.moves;

/** Generates moves with walls only on the cells that matter most. */
export function generateWithWalls(position: BoardPosition, generate: () => number): number {
  position.wallsAt = blockingCells(position);
  const count = generate();
  position.wallsAt = undefined;
  return count;
}

let weights = new Int32Array(128);
const tried = new Uint8Array(128);

/** By cell: 1 for the cells where a wall blocks most. Valid until the next call. */
function blockingCells(position: BoardPosition): Uint8Array {
  const { cells, board } = position;
  if (weights.length < cells.length) weights = new Int32Array(cells.length);
  weights.fill(0);
  updateStakes(position);
  for (let cell = 0; cell < cells.length; cell++) {
    const code = cells[cell]!;
    if (isPiece(code)) weighLines(position, board, cell, code);
  }
  tried.fill(0);
  for (let count = 0; count < MAX_TRIED; count++) {
    let best = NONE;
    for (let cell = 0; cell < cells.length; cell++) {
      if (tried[cell] || cells[cell] !== 0) continue;
      if (best === NONE || weights[cell]! > weights[best]!) best = cell;
    }
    if (best !== NONE) tried[best] = 1;
  }
  // A piece that moves away opens lines through its former cell: a wall there closes them again.
  for (let cell = 0; cell < cells.length; cell++) {
    if (sideOf(cells[cell]!) === position.turn && weights[cell]! >= GAME_LOSS_COST * BEHIND_FACTOR * 0.5)
      tried[cell] = 1;
  }
  return tried;
}

/** Adds the weights of a piece to each cell on its lines. */
function weighLines(position: BoardPosition, { moves, cells: size }: Board, from: number, code: number): void {
  const isOwn = sideOf(code) === position.turn;
  const sign = isOwn ? -OWN_SHARE : 1;
  const { pool, start } = moves;
  let at = start[code * size + from]!;
  for (let leaps = pool[at++]!; leaps > 0; leaps--) weighLine(position, pool, at, ++at, sign, code);
  for (let rays = pool[at++]!; rays > 0; rays--) {
    const next = at + 1 + pool[at]!;
    weighLine(position, pool, at + 1, next, sign, code);
    at = next;
  }
  for (let paths = pool[at++]!; paths > 0; paths--) {
    const flags = pool[at++]!;
    const next = at + 1 + pool[at]!;
    // A wall can block a hopper, or serve as the piece it jumps over.
    if (!(flags & PATH_FLAGS.hop))
      weighLine(position, pool, at + 1, next, flags & PATH_FLAGS.capture ? sign : sign * BEHIND_FACTOR, code);
    at = next;
  }
}

/** Adds the weight of blocking one line: to its empty cells, to its first piece, and less to the piece behind that. */
function weighLine(
  { cells, board }: BoardPosition,
  pool: Int16Array,
  first: number,
  next: number,
  sign: number,
  code: number,
): void {
  let isBehind = false;
  for (let at = first; at < next; at++) {
    const cell = pool[at]!;
    const other = cells[cell]!;
    if (other === WALL_CODE && board.holes[cell]) return;
    // The existing wall is about to be moved away.
    if (!isPiece(other)) {
      if (!isBehind) weights[cell]! += LINE_WEIGHT * sign;
      continue;
    }
    if (sideOf(other) !== sideOf(code)) {
      const worth = lossCostOf(other) * (isBehind ? sign * BEHIND_FACTOR : sign);
      for (let back = first; back < at; back++) weights[pool[back]!]! += worth;
    }
    if (isBehind) return;
    isBehind = true;
  }
}
