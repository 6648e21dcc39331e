import { joinNames, limitNames } from '../../../lib/nearest.ts';
import { legalMoves } from '../../../play/legal-moves.ts';
import type { Move } from '../../../play/move.ts';
import { cellName, ownerOf, PLAYER_NAMES, parseCell } from '../engine/board.ts';
import { PASS_MOVE, pitOf } from '../engine/move-code.ts';
import type { MancalaPosition } from '../engine/position.ts';
import { hasStores } from '../engine/stores.ts';
import { fixedDirection } from './match.ts';

/** Explains which rule makes the caller's move illegal, and lists the legal moves. */
export function whyNot(position: MancalaPosition, input: Move): string {
  return `${reason(position, input)}; ${legalText(position)}`;
}

function reason(position: MancalaPosition, { pit, from, coord, notation, action, side, direction }: Move): string {
  const given = action ?? pit ?? from ?? notation ?? coord;
  if (typeof given === 'string' && given.trim().toLowerCase() === 'pass') return 'passing is for who can sow nothing';
  if (given === action) return `${quote(action)} is nothing that is done in this game`;
  const cell = typeof coord === 'number' && given === coord ? coord : cellOf(position, given, side);
  if (cell === undefined) return `${quote(given)} is no pit of this board`;
  return whyNotSown(position, cell, direction);
}

const quote = (given: unknown): string => (JSON.stringify(given) ?? 'nothing').slice(0, 40);

/**
 * Index of a pit given by its name, or by a number on the side that `side` names. Default: the side of the player to
 * move.
 */
function cellOf({ board, turn }: MancalaPosition, given: unknown, side: unknown): number | undefined {
  const text = typeof given === 'number' || typeof given === 'string' ? String(given).trim().slice(0, 20) : '';
  const [, owner, digits] = /^([sn]?)(\d{1,2})(?![\d.])/i.exec(text) ?? [];
  if (/^[sn]$/i.test(text)) return parseCell(board, text);
  if (digits === undefined) return undefined;
  if (owner) return parseCell(board, `${owner}${Number(digits)}`);
  const namedSeat = typeof side === 'string' ? board.definition.seats.indexOf(side.toLowerCase()) : -1;
  return parseCell(board, `${(namedSeat < 0 ? turn : namedSeat) === 0 ? 'S' : 'N'}${Number(digits)}`);
}

function whyNotSown(position: MancalaPosition, cell: number, direction: unknown): string {
  const { board, turn, state } = position;
  const { rules } = board.definition;
  const isStore = hasStores(board) && (cell === board.pits || cell === board.pits + 1);
  if (isStore) return `${cellName(board, cell)} is no pit that could be sown`;
  if (!(cell >= 0 && cell < board.pits)) return 'there is no such pit on this board';
  const name = cellName(board, cell);
  const seeds = state[cell]!;
  if (rules.pits === 'own' && ownerOf(board, cell) !== turn)
    return `${name} is a pit of ${PLAYER_NAMES[1 - turn]}, and players sow their own`;
  if (seeds === 0) return `${name} is empty`;
  const legal = legalMoves(position).filter((move) => move !== PASS_MOVE);
  const notations = Array.from(
    legal.filter((move) => pitOf(move) === cell),
    (move) => position.notationOf(move),
  );
  const fixed = fixedDirection(position);
  if (notations.length && fixed && direction !== undefined && direction !== null)
    return `all seeds go ${fixed} in this game`;
  if (notations.length) return `${name} is sown as ${joinNames(limitNames(notations))}`;
  return (
    position.blockingReason(cell) ??
    tooFewSeeds(position, cell, legal) ??
    (rules.feeding !== 'free' && position.seedsOnSide(1 - turn) === 0
      ? `${PLAYER_NAMES[1 - turn]} has no seeds and must be fed, which ${name} does not do`
      : `${name} cannot be sown now`)
  );
}

/** The reason why a pit with few seeds may not be sown; undefined if it may be, or if another rule forbids it. */
function tooFewSeeds({ board, state }: MancalaPosition, cell: number, legal: Int32Array): string | undefined {
  const { least, lesser, twos } = board.definition.rules;
  const seeds = state[cell]!;
  const name = cellName(board, cell);
  const hasLarger = (count: number) => legal.some((move) => state[pitOf(move)]! > count);
  if (seeds < least) {
    if (lesser === 'never') return `a single seed in ${name} is not sown`;
    if (hasLarger(least - 1)) return `a single seed in ${name} is not sown as long as there are larger pits`;
    if (lesser === 'last-resort-into-empty') return `a single seed in ${name} is sown only where the next pit is empty`;
  }
  if (twos !== 'last-resort' || seeds !== 2 || !legal.length) return undefined;
  return legal.some((move) => state[pitOf(move)] !== 2)
    ? `two seeds in ${name} are not sown as long as there are other pits`
    : 'where there are only pits of two, the rightmost of them is sown';
}

/** Lists the legal moves: "3, 4c and 4w can be played". */
function legalText(position: MancalaPosition): string {
  const names = Array.from(legalMoves(position), (move) => position.notationOf(move));
  if (!names.length) return 'nothing can be sown any more';
  if (names.length === 1 && names[0] === 'pass') return 'there is no move but to pass';
  return `${joinNames(limitNames(names), 'and')} can be played`;
}
