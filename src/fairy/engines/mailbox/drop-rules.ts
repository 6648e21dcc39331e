import { cellName } from '../../../board/grid.ts';
import { codeOfLetter, countInHand } from '../../board/holdings.ts';
import { codeOf, kindOfCode } from '../../board/kinds.ts';
import { droppedOrPromotedKind, kindOf, MOVE_KIND } from '../../board/move-code.ts';
import type { BoardState } from '../../board/state.ts';
import { isDeadEnd } from '../../board/turning.ts';

/** Whether the player must drop the pieces in hand before making any other move. */
export function mustDrop(position: BoardState): boolean {
  const { hand } = position.board.definition.rules;
  if (hand?.first) return countInHand(position, position.turn) > 0;
  return hand?.firstKinds.some((letter) => isInHand(position, letter)) ?? false;
}

const isInHand = ({ board, hands, turn }: BoardState, letter: string): boolean =>
  hands[codeOfLetter(board, letter, turn)]! > 0;

/**
 * Removes drops that break a rule of the variant, other than the need for an empty square, from the moves from index
 * `start` on; returns the new end index.
 */
export function keepLegalDrops(position: BoardState, moves: Int32Array, start: number, end: number): number {
  const { board, turn } = position;
  const { apart, perFile, firstKinds } = board.definition.rules.hand!;
  const compulsory = firstKinds.filter((letter) => isInHand(position, letter));
  if (!apart.length && !Object.keys(perFile).length && !compulsory.length) return end;
  let keptEnd = start;
  for (let i = start; i < end; i++) {
    const kind = (moves[i]! >> 18) & 127;
    const to = (moves[i]! >> 7) & 127;
    const { letter } = board.kinds[kind]!;
    if (compulsory.length && !compulsory.includes(letter)) continue;
    const limit = perFile[letter];
    if (limit && countOnFile(position, codeOf(kind, turn), to) >= limit) continue;
    if (!apart.every((other) => leavesRoom(position, other, letter, to))) continue;
    moves[keptEnd++] = moves[i]!;
  }
  return keptEnd;
}

/** Number of pieces of this kind on the cell's file. */
function countOnFile({ board, cells }: BoardState, code: number, cell: number): number {
  const { files } = board.grid;
  let count = 0;
  for (let at = cell % files; at < cells.length; at += files) if (cells[at] === code) count++;
  return count;
}

/** Whether, after a drop, the remaining pieces of a kind can still be placed on squares of different colours. */
function leavesRoom(position: BoardState, letter: string, dropped: string, to: number): boolean {
  const { board, cells, hands, turn } = position;
  const code = codeOfLetter(board, letter, turn);
  const isFirst = letter === dropped;
  const waiting = hands[code]! - Number(isFirst);
  const standing = [...cells.keys()].filter((cell) => cells[cell] === code || (isFirst && cell === to));
  const takenColours = standing.map((cell) => colourOf(position, cell));
  if (new Set(takenColours).size < takenColours.length) return false;
  const free = [0, 1].filter((colour) => !takenColours.includes(colour) && hasRoom(position, code, colour, to));
  return free.length >= waiting;
}

/** Whether a piece can be dropped on some empty square of the given colour other than the cell `except`. */
function hasRoom(position: BoardState, code: number, colour: number, except: number): boolean {
  const { dropAt, cells } = position.board;
  return position.cells.some(
    (occupant, cell) =>
      occupant === 0 && cell !== except && colourOf(position, cell) === colour && dropAt[code * cells + cell] === 1,
  );
}

function colourOf({ board }: BoardState, cell: number): number {
  const { files } = board.grid;
  return ((cell % files) + Math.floor(cell / files)) & 1;
}

/** A position that can also check whether the side to move has a legal move. */
type Triable = BoardState & { canPlay(isMeant: (move: number) => boolean): boolean };

/** Whether the last move was a drop that gives mate by a kind that may not do so. */
export function isForbiddenDropMate(position: Triable, move: number): boolean {
  const { board } = position;
  const noMate = board.definition.rules.hand?.noMate;
  if (!noMate?.length || kindOf(move) !== MOVE_KIND.drop) return false;
  const { letter, promoted } = board.kinds[droppedOrPromotedKind(move)]!;
  return !promoted && noMate.includes(letter) && position.check() && !position.canPlay(() => true);
}

/**
 * Why a piece may not be dropped on an empty cell, for reasons other than its drop zone and the safety of its king;
 * undefined if there is none.
 */
export function dropBlockReason(position: BoardState, code: number, cell: number): string | undefined {
  const { board, turn } = position;
  const { name, letter } = board.kinds[kindOfCode(code)]!;
  const at = cellName(board.grid, cell);
  const move = cell | (cell << 7) | (MOVE_KIND.drop << 14) | (kindOfCode(code) << 18);
  const { deadEnds, hand } = board.definition.rules;
  const first = hand?.firstKinds.filter((kind) => isInHand(position, kind)) ?? [];
  if (first.length && !first.includes(letter))
    return `the ${board.definition.pieces[first[0]!]!.name} in hand has to be dropped first`;
  const apart = hand?.apart.find((other) => !leavesRoom(position, other, letter, cell));
  if (apart) return `${board.definition.pieces[apart]!.name}s have to stand on squares of different colours`;
  const limit = hand?.perFile[letter];
  if (limit && countOnFile(position, code, cell) >= limit)
    return `${board.definition.seats[turn]} may have only ${limit} ${name}${limit > 1 ? 's' : ''} on a file`;
  if (!deadEnds && isDeadEnd(position, move)) return `a ${name} could never move from ${at}`;
  return hand?.noMate.includes(letter) && isDropMate(position, move)
    ? `a ${name} may not be dropped to give mate`
    : undefined;
}

function isDropMate(position: BoardState, move: number): boolean {
  position.play(move);
  const mated = position.check() && !position.hasMoves();
  position.undo();
  return mated;
}
