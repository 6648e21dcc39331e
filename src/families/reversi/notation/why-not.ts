import { joinNames } from '../../../lib/nearest.ts';
import { legalMoves } from '../../../play/legal-moves.ts';
import type { Move } from '../../../play/move.ts';
import { BLACK, cellName, EMPTY, OUTSIDE, parseCell } from '../engine/board.ts';
import type { ReversiPosition } from '../engine/position.ts';
import { notationOf } from './describe.ts';

/** Maximum number of moves named in a refusal. */
const MOST_NAMED = 12;

const ACTIONS = ['pass', 'swap'];

/** Explains why the caller's move is not legal, and lists what can be played instead. */
export function whyNot(position: ReversiPosition, input: Move): string {
  const said = coordOf(input);
  const action = typeof said === 'string' ? said.trim().toLowerCase() : '';
  if (ACTIONS.includes(action)) return `${noAction(position, action)}; ${instead(position)}`;
  const cell = typeof said === 'number' ? numbered(position, said) : parseCell(position.board, String(said));
  if (cell === undefined) return `${shown(said)} is no square of this board; ${instead(position)}`;
  return `${noMove(position, cell)}; ${instead(position)}`;
}

const coordOf = ({ coord, notation, action }: Move): unknown => coord ?? notation ?? action;

const shown = (said: unknown): string => (JSON.stringify(said) ?? 'nothing').slice(0, 40);

function numbered({ board }: ReversiPosition, cell: number): number | undefined {
  return Number.isInteger(cell) && cell >= 0 && cell < board.cells && board.emptyBoard[cell] !== OUTSIDE
    ? cell
    : undefined;
}

function noAction(position: ReversiPosition, action: string): string {
  if (action === 'pass') return 'who can turn a disc over has to: passing is for who cannot';
  return position.board.definition.rules.swap
    ? 'discs can be swapped in answer to the first move only'
    : 'there is no swap in this game';
}

function noMove(position: ReversiPosition, cell: number): string {
  const { board } = position;
  const name = cellName(board, cell);
  const disc = position.discAt(cell);
  if (disc !== EMPTY) return `there is a ${disc === BLACK ? 'black' : 'white'} disc on ${name} already`;
  if (position.isFillingCentre()) return 'the squares in the middle are filled first';
  return `a disc on ${name} turns none over: it closes no line of the other colour`;
}

/** Lists the legal moves: "d3, c4, f5 and e6 can be played". */
function instead(position: ReversiPosition): string {
  const names = Array.from(legalMoves(position), (move) => notationOf(position, move));
  const more = names.length - MOST_NAMED;
  const some = more > 1 ? [...names.slice(0, MOST_NAMED), `${more} more`] : names;
  if (!names.length) return 'nobody can turn a disc over any more';
  if (names.length === 1 && names[0] === 'pass') return 'there is no move but to pass';
  return `${joinNames(some, 'and')} can be played`;
}
