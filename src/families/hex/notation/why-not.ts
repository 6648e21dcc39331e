import { joinNames, limitNames } from '../../../lib/nearest.ts';
import { legalMoves } from '../../../play/legal-moves.ts';
import type { Move } from '../../../play/move.ts';
import type { Position } from '../../../play/position.ts';
import { type Board, EMPTY, PLAYER_NAMES, parseCell, pieceWord } from '../engine/board.ts';
import { notationOf, SWAP_NOTATION } from './describe.ts';

interface Placed extends Position {
  readonly board: Board;
  readonly stones: Uint8Array;
}

/** Explains which rule makes the caller's move illegal, and lists what can be played instead. */
export function whyNot(position: Placed, input: Move): string {
  const given = input['coord'] ?? input.notation ?? input['action'];
  if (typeof given === 'string' && given.trim().toLowerCase() === SWAP_NOTATION)
    return `${whyNoSwap(position)}; ${instead(position)}`;
  if (typeof given === 'string' && given.trim().toLowerCase() === PASS)
    return `nobody passes in this game; ${instead(position)}`;
  if (given !== undefined && given === input['action'])
    return `${quote(given)} is nothing that is done in this game; ${instead(position)}`;
  const cell = typeof given === 'number' ? cellByNumber(position, given) : parseCell(position.board, String(given));
  if (cell === undefined) return `${quote(given)} is no cell of this board; ${instead(position)}`;
  return `${whyNoMove(position, cell)}; ${instead(position)}`;
}

const PASS = 'pass';

const quote = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 40);

const cellByNumber = ({ board }: Placed, cell: number): number | undefined =>
  Number.isInteger(cell) && cell >= 0 && cell < board.cells ? cell : undefined;

const whyNoSwap = ({ board }: Placed): string =>
  board.definition.rules.swap === 'none'
    ? 'there is no swap in this game'
    : 'only the first move can be answered by a swap, by the second player and once';

function whyNoMove({ board, stones }: Placed, cell: number): string {
  const stone = stones[cell]!;
  const name = board.names[cell];
  if (stone !== EMPTY)
    return `there is a ${pieceWord(board)} of ${PLAYER_NAMES[stone - 1]} ${board.isTiled ? 'on' : 'at'} ${name} already`;
  return `what was said does not go together with a ${pieceWord(board)} ${board.isTiled ? 'on' : 'at'} ${name}`;
}

/** Lists the legal moves: "a1, b1, c1 and 118 more can be played". */
function instead(position: Placed): string {
  const names = Array.from(legalMoves(position), (move) => notationOf(position, move));
  return names.length ? `${joinNames(limitNames(names), 'and')} can be played` : 'the game is over';
}
