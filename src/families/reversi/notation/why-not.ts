import { joinNames, limitNames } from '../../../lib/nearest.ts';
import { legalMoves } from '../../../play/legal-moves.ts';
import type { Move } from '../../../play/move.ts';
import { BLACK, cellName, EMPTY, NOT_A_SQUARE, parseCell } from '../engine/board.ts';
import type { ReversiPosition } from '../engine/position.ts';
import { notationOf } from './describe.ts';

const ACTIONS = ['pass', 'swap'];

/** Explains which rule makes the caller's move illegal, and lists the legal moves. */
export function whyNot(position: ReversiPosition, input: Move): string {
  const given = givenMove(input);
  const action = typeof given === 'string' ? given.trim().toLowerCase() : '';
  if (ACTIONS.includes(action)) return `${whyNotAction(position, action)}; ${legalText(position)}`;
  const cell = typeof given === 'number' ? cellOfNumber(position, given) : parseCell(position.board, String(given));
  if (cell === undefined) return `${quote(given)} is no square of this board; ${legalText(position)}`;
  return `${whyNotMove(position, cell)}; ${legalText(position)}`;
}

const givenMove = ({ coord, notation, action }: Move): unknown => coord ?? notation ?? action;

const quote = (given: unknown): string => (JSON.stringify(given) ?? 'nothing').slice(0, 40);

function cellOfNumber({ board }: ReversiPosition, cell: number): number | undefined {
  return Number.isInteger(cell) && cell >= 0 && cell < board.cells && board.emptyBoard[cell] !== NOT_A_SQUARE
    ? cell
    : undefined;
}

function whyNotAction(position: ReversiPosition, action: string): string {
  if (action === 'pass') return 'who can turn a disc over has to: passing is for who cannot';
  return position.board.definition.rules.swap
    ? 'discs can be swapped in answer to the first move only'
    : 'there is no swap in this game';
}

function whyNotMove(position: ReversiPosition, cell: number): string {
  const { board } = position;
  const name = cellName(board, cell);
  const disc = position.discAt(cell);
  if (disc !== EMPTY) return `there is a ${disc === BLACK ? 'black' : 'white'} disc on ${name} already`;
  if (position.isFillingCentre()) return 'the squares in the middle are filled first';
  return `a disc on ${name} turns none over: it closes no line of the other colour`;
}

/** Lists the legal moves: "d3, c4, f5 and e6 can be played". */
function legalText(position: ReversiPosition): string {
  const names = Array.from(legalMoves(position), (move) => notationOf(position, move));
  if (!names.length) return 'nobody can turn a disc over any more';
  if (names.length === 1 && names[0] === 'pass') return 'there is no move but to pass';
  return `${joinNames(limitNames(names), 'and')} can be played`;
}
