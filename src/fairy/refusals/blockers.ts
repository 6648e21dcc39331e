import { isPiece, kindOfCode, sideOf } from '../board/kinds.ts';
import { pieceName } from '../board/naming.ts';
import type { BoardState } from '../board/state.ts';
import { PATH_FLAGS } from '../board/tables.ts';

interface Path {
  flags: number;
  cells: number[];
}

/** All paths of a piece, read from the move tables. */
function pathsFrom({ board, cells }: BoardState, from: number): Path[] {
  const { pool, start } = board.moves;
  const paths: Path[] = [];
  const both = PATH_FLAGS.move | PATH_FLAGS.capture;
  let at = start[cells[from]! * board.cells + from]!;
  const take = (length: number) => Array.from({ length }, () => pool[at++]!);
  for (const cell of take(pool[at++]!)) paths.push({ flags: both, cells: [cell] });
  for (let rays = pool[at++]!; rays > 0; rays--) paths.push({ flags: both, cells: take(pool[at++]!) });
  for (let count = pool[at++]!; count > 0; count--) paths.push({ flags: pool[at++]!, cells: take(pool[at++]!) });
  return paths;
}

/** Whether a piece moves to a cell if nothing is in its way. */
export const movesTo = (position: BoardState, from: number, to: number): boolean =>
  pathsFrom(position, from).some(({ flags, cells }) =>
    flags & PATH_FLAGS.lame ? cells.at(-1) === to : cells.includes(to),
  );

/** Why a piece cannot reach a cell: undefined if it never moves that way, '' if nothing is in its way. */
export function blockingReason(position: BoardState, from: number, to: number): string | undefined {
  const reasons = pathsFrom(position, from).flatMap(({ flags, cells }) => {
    const index = cells.indexOf(to);
    if (index < 0 || (flags & PATH_FLAGS.lame && index < cells.length - 1)) return [];
    if (flags & PATH_FLAGS.hop) return [hopBlockReason(position, cells.slice(0, index), to, flags)];
    const blocker = cells.slice(0, index).find((cell) => position.cells[cell]);
    if (blocker !== undefined) return [inTheWayText(position, blocker)];
    if (position.cells[to]) return [flags & PATH_FLAGS.capture ? '' : inTheWayText(position, to)];
    const isEnPassant = flags & PATH_FLAGS.enPassant && to === position.enPassant;
    return [flags & PATH_FLAGS.move || isEnPassant ? '' : nothingToTake(position, from, to, flags)];
  });
  return reasons.includes('') ? '' : reasons[0];
}

/** Why a hopper cannot reach a cell. It needs exactly one piece in between, of a kind that can be jumped over. */
function hopBlockReason(position: BoardState, passed: readonly number[], to: number, flags: number): string {
  const { board, cells } = position;
  const [screen, second] = passed.filter((cell) => cells[cell]);
  if (screen === undefined) return 'there is nothing to jump over';
  if (!board.screens[cells[screen]!]) return `nothing jumps over the ${pieceName(board, cells, screen)}`;
  if (second !== undefined) return inTheWayText(position, second);
  if (cells[to]) return flags & PATH_FLAGS.capture ? '' : inTheWayText(position, to);
  return flags & PATH_FLAGS.move ? '' : 'there is nothing that it may take';
}

/**
 * Message that there is nothing to capture on the cell. Adds that en passant is not legal if an enemy pawn stands
 * beside.
 */
function nothingToTake({ board, cells, turn }: BoardState, from: number, to: number, flags: number): string {
  const { files } = board.grid;
  const beside = cells[from - (from % files) + (to % files)]!;
  const wasPassed = flags & PATH_FLAGS.enPassant && isPiece(beside) && sideOf(beside) === 1 - turn;
  const passing =
    wasPassed && board.enPassantVictims[kindOfCode(beside)] ? ', and no capture in passing is legal now' : '';
  return `there is nothing that it may take${passing}`;
}

const inTheWayText = ({ board, cells }: BoardState, cell: number): string =>
  `the ${pieceName(board, cells, cell)} is in the way`;
