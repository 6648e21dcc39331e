import { cellName } from '../../board/grid.ts';
import { NONE } from '../board/board.ts';
import { kindOfCode } from '../board/kinds.ts';
import { MOVE_KIND } from '../board/move-code.ts';
import { capturedKind } from '../board/move-facts.ts';
import { areRoyalsFacing, type BoardState } from '../board/state.ts';
import { isDeadEnd } from '../board/turning.ts';
import { extinctionOf } from '../ends/extinction.ts';
import { dropBlockReason, mustDrop } from '../engines/mailbox/drop-rules.ts';
import { listSomeMoves } from '../notation/move-text.ts';

/** What the side to move must do before it may make any other move; undefined if there is nothing. */
export function compulsionReason(position: BoardState): string | undefined {
  const { rules, end } = position.board.definition;
  if (mustDrop(position)) return 'pieces in hand have to be placed first';
  const captures = rules.mustCapture
    ? listSomeMoves(position, (move) => capturedKind(position, move) !== undefined)
    : '';
  if (captures) return `a capture must be made: ${captures}`;
  return end.facing && areRoyalsFacing(position)
    ? `the ${royalName(position)}s may not go on facing each other`
    : undefined;
}

/** Why a piece may not move to a cell that it can reach: the first rule that forbids it. */
export function forbiddenReason(position: BoardState, from: number, to: number): string {
  const { board, kings, turn } = position;
  const { rules } = board.definition;
  const duty = compulsionReason(position);
  if (duty) return duty;
  const move = from | (to << 7) | ((to === position.enPassant ? MOVE_KIND.enPassant : MOVE_KIND.normal) << 14);
  if (!rules.deadEnds && isDeadEnd(position, move)) return 'it could never move from there';
  const checked = position.check();
  const hadGuarded = guardedCells(position, turn).length > 0;
  if (rules.kingStays && checked && from === kings[turn]) return 'it may not leave its place in check';
  position.play(move);
  const fault = faultAfter(position, to, { checked, hadGuarded });
  position.undo();
  if (fault) return fault;
  return board.promotionAt[position.cells[from]! * board.cells + to] === 2
    ? 'it must promote there, and nothing is left that it may become'
    : 'the rules of this game forbid it here';
}

/** Why a piece in hand may not be dropped on an empty cell, for reasons other than its drop zone. */
export function forbiddenDropReason(position: BoardState, code: number, cell: number): string {
  const { board, turn } = position;
  const { rules } = board.definition;
  if (!rules.hand!.drops) return 'what is in hand comes in by a gate only, with the first move of a piece';
  const duty = mustDrop(position) ? undefined : compulsionReason(position);
  const hindrance = duty ?? dropBlockReason(position, code, cell);
  if (hindrance) return hindrance;
  const checked = position.check();
  position.play(cell | (cell << 7) | (MOVE_KIND.drop << 14) | (kindOfCode(code) << 18));
  const checks = position.check();
  position.undo();
  const mayNot = !checked && checks && (!rules.mayCheck || !rules.hand!.mayCheck);
  const at = cellName(board.grid, cell);
  return mayNot
    ? `a drop on ${at} would give check, which is not allowed`
    : `the drop on ${at} would leave ${board.definition.seats[turn]} in check`;
}

/**
 * The situation before a move: whether the player was in check, and whether the player had pieces that must not be
 * lost.
 */
interface Before {
  readonly checked: boolean;
  readonly hadGuarded: boolean;
}

/**
 * What is wrong in the position after a move to a cell, with the other player to move; undefined if the move is legal.
 */
function faultAfter(position: BoardState, to: number, { checked, hadGuarded }: Before): string | undefined {
  const { board, kings, turn } = position;
  const { rules } = board.definition;
  const mover = 1 - turn;
  const king = board.royal === NONE ? NONE : kings[mover]!;
  if (king !== NONE && position.isAttacked(king, turn))
    return king === to ? `${cellName(board.grid, to)} is attacked` : exposedText(royalName(position), checked);
  if (rules.flyingGeneral && areRoyalsFacing(position, rules.flyingGeneral))
    return `the ${royalName(position)}s would face each other`;
  const guarded = guardedCells(position, mover);
  const lost = guarded.filter((cell) => position.isAttacked(cell, turn));
  if (lost.includes(to)) return `${cellName(board.grid, to)} is attacked`;
  if (lost.length) return exposedText(board.kinds[kindOfCode(position.cells[lost[0]!]!)]!.name, checked);
  if (hadGuarded && extinctionOf(board)?.hasGuarded && !guarded.length)
    return `the ${guardedName(position, mover)} would ${rules.blast ? 'be blown up' : 'turn into a wall'}`;
  return rules.mayCheck || !position.check() ? undefined : 'giving check is not allowed';
}

const exposedText = (name: string, checked: boolean): string =>
  checked ? `the ${name} would still be in check` : `it is pinned, the ${name} would be in check`;

const royalName = ({ board }: BoardState): string => board.kinds[board.royal]!.name;

/** Cells of a side's pieces that must not be lost. */
function guardedCells({ board, cells }: BoardState, side: number): number[] {
  const guarded = extinctionOf(board)?.guarded[side];
  return [...cells.keys()].filter((cell) => guarded?.[cells[cell]!]);
}

/** Name of the kind that a side must not lose, for when none of its pieces is left to be named with its square. */
function guardedName({ board }: BoardState, side: number): string {
  const code = extinctionOf(board)!.guarded[side]!.indexOf(1);
  return board.kinds[kindOfCode(code)]!.name;
}
