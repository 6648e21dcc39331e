import { cellName } from '../../board/grid.ts';
import { joinNames } from '../../lib/nearest.ts';
import type { FenFault } from '../../play/rules.ts';
import { NONE, regionCells } from '../board/board.ts';
import { isPiece, kindOfCode, sideOf } from '../board/kinds.ts';
import { pieceName } from '../board/naming.ts';
import type { Setup } from '../board/setup.ts';
import { areRoyalsFacing, type BoardState } from '../board/state.ts';
import { armyOf, countWithLetter } from './army.ts';

type MakePosition = (setup: Setup) => BoardState;

/**
 * Reports faults that only an engine can detect, such as attacks that no last move can have left. `setup` is that of
 * the position, without an en passant square.
 */
export function judgePosition(position: BoardState, setup: Setup, make: MakePosition): FenFault[] {
  const faults = [
    royalMissingFault(position),
    lossFault(position),
    leftInCheckFault(position, setup, make),
    forbiddenCheckFault(position),
    facingFault(position),
  ];
  return [...faults, goalFault(position)].filter((fault) => fault !== undefined);
}

const seatOf = ({ board }: BoardState, side: number): string => board.definition.seats[side]!;

/** Letters of the kinds, besides the royal one, that a player may not leave under attack. */
function guardedLetters({ board }: BoardState): readonly string[] {
  const { extinction } = board.definition.end;
  return extinction?.guarded && extinction.pieces !== 'all' ? extinction.pieces : [];
}

/**
 * Fault of a missing royal piece. Where royal pieces can be captured, the side to move may lack one, but the other side
 * may not.
 */
function royalMissingFault(position: BoardState): FenFault | undefined {
  const { board, kings, turn } = position;
  if (!board.definition.rules.royalAtStake || kings[1 - turn] !== NONE) return undefined;
  const { name } = board.kinds[board.royal]!;
  return {
    message: `${seatOf(position, 1 - turn)} has no ${name}`,
    at: 'board',
    hint: `each side has exactly one ${name}`,
  };
}

/**
 * Fault of a position in which the player who just moved has lost a piece that must not be lost: a capture at that
 * price is illegal, even where kings are blown up.
 */
function lossFault(position: BoardState): FenFault | undefined {
  const { board, turn } = position;
  const atMost = board.definition.end.extinction?.atMost ?? 0;
  const { blast, petrifies } = board.definition.rules;
  if (!blast && !petrifies.length) return undefined;
  const { start } = armyOf(board);
  const isLost = (from: typeof start, letter: string) => countWithLetter(board, from, letter, 1 - turn) <= atMost;
  const lost = guardedLetters(position).find((letter) => isLost(position, letter) && !isLost(start, letter));
  if (lost === undefined) return undefined;
  const [mover, seat] = [seatOf(position, 1 - turn), seatOf(position, turn)];
  const message = `${mover} has no ${board.definition.pieces[lost]!.name}, but it is ${seat}'s turn`;
  return { message, at: 'board', hint: `no move may cost the own king: it would be ${mover}'s turn` };
}

/** Fault of a position in which the player who just moved is in check. */
function leftInCheckFault(position: BoardState, setup: Setup, make: MakePosition): FenFault | undefined {
  const { board, cells, turn } = position;
  if (board.definition.rules.royalAtStake) return undefined;
  // A player who passes to end the game may stay in check.
  if (board.definition.end.facing && areRoyalsFacing(position)) return undefined;
  const attacked = royalInCheck(position) ?? guardedInCheck(position, setup, make);
  if (attacked === undefined) return undefined;
  const piece = pieceName(board, cells, attacked);
  const message = `the ${piece} is in check, but it is ${seatOf(position, turn)}'s turn`;
  const hint = position.check()
    ? 'both players are in check: put a checking piece elsewhere'
    : 'give the turn to the player in check, or put the checking piece elsewhere';
  return { message, at: 'turn', hint };
}

function royalInCheck(position: BoardState): number | undefined {
  const { board, kings, turn } = position;
  const king = kings[1 - turn]!;
  return board.royal !== NONE && king !== NONE && position.isAttacked(king, turn) ? king : undefined;
}

/**
 * Cell of a guarded piece that the player who just moved left attacked; undefined if there is none. The engine only
 * sees threats to the side to move, so it is asked with the turn swapped.
 */
function guardedInCheck(position: BoardState, setup: Setup, make: MakePosition): number | undefined {
  const { board, cells, turn } = position;
  const letters = guardedLetters(position);
  // A move that ends the game may leave everything attacked.
  if (!letters.length || position.boardEnd()?.reason === 'extinction') return undefined;
  if (!make({ ...setup, turn: 1 - turn }).check()) return undefined;
  const guarded = [...cells.keys()].filter((cell) => {
    const code = cells[cell]!;
    return isPiece(code) && sideOf(code) === 1 - turn && letters.includes(board.kinds[kindOfCode(code)]!.letter);
  });
  return guarded.find((cell) => position.isAttacked(cell, turn)) ?? guarded[0];
}

function forbiddenCheckFault(position: BoardState): FenFault | undefined {
  const { board, kings, turn, cells } = position;
  if (board.definition.rules.mayCheck || !position.check()) return undefined;
  const message = `the ${pieceName(board, cells, kings[turn]!)} is in check, which no move may give`;
  return { message, at: cellName(board.grid, kings[turn]!), hint: 'put the checking piece elsewhere' };
}

/** Fault of kings that face each other. */
function facingFault(position: BoardState): FenFault | undefined {
  const { board, kings } = position;
  const { flyingGeneral } = board.definition.rules;
  if (!flyingGeneral || !areRoyalsFacing(position, flyingGeneral)) return undefined;
  const names = [...kings].sort((a, b) => a - b).map((cell) => cellName(board.grid, cell));
  const message = `the ${board.kinds[board.king]!.name}s on ${joinNames(names, 'and')} face each other`;
  return { message, at: names[1]!, hint: 'something must stand between them' };
}

/** Fault of a piece of the side to move on its goal: reaching the goal would have ended the game. */
function goalFault(position: BoardState): FenFault | undefined {
  const { board, cells, turn } = position;
  const { goal } = board.definition.end;
  if (!goal || goal.reply || goal.held || goal.safe) return undefined;
  const { start } = armyOf(board);
  const cell = regionCells(board.grid, goal.cells[turn]!).find((at) => {
    const code = cells[at]!;
    const isNewOnGoal = isPiece(code) && sideOf(code) === turn && start.cells[at] !== code;
    return isNewOnGoal && goal.pieces.includes(board.kinds[kindOfCode(code)]!.letter);
  });
  if (cell === undefined) return undefined;
  const message = `the ${pieceName(board, cells, cell)} has reached its goal, but its owner is on turn`;
  return { message, at: cellName(board.grid, cell), hint: 'the game ended when it came there' };
}
