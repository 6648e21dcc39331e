import { listed } from '../../lib/nearest.ts';
import { legalMoves, type Move } from '../../play/move.ts';
import { cellName, ownerOf, parseCell } from './board.ts';
import type { MancalaPosition } from './position.ts';
import { PLAYERS } from './words.ts';

/** As many moves as a refusal has room for. */
const MOST_NAMED = 12;

/** Why what the caller described is no legal move: the rule, and what can be played instead. */
export function whyNot(position: MancalaPosition, input: Move): string {
  return `${reason(position, input)}; ${instead(position)}`;
}

function reason(position: MancalaPosition, { pit, from, coord, notation, action, side }: Move): string {
  if (action !== undefined && action !== null) return 'passing is for who can sow nothing';
  const said = pit ?? from ?? notation ?? coord;
  if (typeof said === 'string' && said.trim().toLowerCase() === 'pass') return 'passing is for who can sow nothing';
  const cell = typeof coord === 'number' && said === coord ? coord : cellOf(position, said, side);
  if (cell === undefined) return `${shown(said)} is no pit of this board`;
  return noSowing(position, cell);
}

const shown = (said: unknown): string => (JSON.stringify(said) ?? 'nothing').slice(0, 40);

/** A pit by number on the side that is told, or else of the player on turn; or by its name. */
function cellOf({ board, turn }: MancalaPosition, said: unknown, side: unknown): number | undefined {
  const text = typeof said === 'number' || typeof said === 'string' ? String(said).trim().slice(0, 20) : '';
  const [, owner, digits] = /^([sn]?)(\d{1,2})(?!\d)/i.exec(text) ?? [];
  if (digits === undefined) return undefined;
  if (owner) return parseCell(board, `${owner}${Number(digits)}`);
  const told = typeof side === 'string' ? board.definition.seats.indexOf(side.toLowerCase()) : -1;
  return parseCell(board, `${(told < 0 ? turn : told) === 0 ? 'S' : 'N'}${Number(digits)}`);
}

function noSowing(position: MancalaPosition, cell: number): string {
  const { board, turn, state } = position;
  const { rules } = board.definition;
  if (!(cell >= 0 && cell < board.pits)) return 'there is no such pit on this board';
  const name = cellName(board, cell);
  const seeds = state[cell]!;
  if (rules.pits === 'own' && ownerOf(board, cell) !== turn)
    return `${name} is a pit of ${PLAYERS[1 - turn]}, and players sow their own`;
  if (seeds === 0) return `${name} is empty`;
  const isLegal = legalMoves(position).some((move) => (move & 255) === cell);
  if (isLegal) return `${name} can be sown, but not so`;
  if (seeds < rules.least)
    return `a single seed in ${name} is not sown${rules.lesser === 'never' ? '' : ' as long as there are larger pits'}`;
  if (rules.twos === 'last-resort' && seeds === 2)
    return `two seeds in ${name} are not sown as long as there are other pits`;
  if (rules.feeding !== 'free' && position.sideOf(1 - turn) === 0)
    return `${PLAYERS[1 - turn]} has no seeds and must be fed, and ${name} does not reach so far`;
  return `${name} can not be sown now`;
}

/** "3, 4c and 4w can be played" */
function instead(position: MancalaPosition): string {
  const names = Array.from(legalMoves(position), (move) => position.notationOf(move));
  if (!names.length) return 'nothing can be sown any more';
  if (names.length === 1 && names[0] === 'pass') return 'there is no move but to pass';
  const more = names.length - MOST_NAMED;
  const some = more > 1 ? [...names.slice(0, MOST_NAMED), `${more} more`] : names;
  return `${listed(some, 'and')} can be played`;
}
