import { kindOfCode } from '../fairy/board/kinds.ts';
import { droppedOrPromotedKind, fromOf, kindOf, MOVE_KIND, toOf } from '../fairy/board/move-code.ts';
import { capturedKind, gatedKind } from '../fairy/board/move-facts.ts';
import { nameOfSideToMove, pieceNameOn, squareName } from '../fairy/board/naming.ts';
import type { BoardState } from '../fairy/board/state.ts';
import { capitalize, withArticle } from '../lib/wording.ts';

/** A legal move in a position, and what it does. */
export interface MoveFacts {
  /** The position before the move. */
  readonly position: BoardState;
  readonly move: number;
  readonly isCheck: boolean;
  /** Kind of the captured piece; undefined if the move captures nothing. */
  readonly captured: number | undefined;
}

/** Finds out what a legal move does. The position is the same afterwards. */
export function factsOf(position: BoardState, move: number): MoveFacts {
  position.play(move);
  const isCheck = position.check();
  position.undo();
  return { position, move, isCheck, captured: capturedKind(position, move) };
}

/** Describes a move in one sentence: "The white queen on e3 captures a rook on e8, with check." */
export function describeInWords(facts: MoveFacts): string {
  const { position, move } = facts;
  const isDrop = kindOf(move) === MOVE_KIND.drop;
  const side = nameOfSideToMove(position);
  const mover = isDrop ? capitalize(side) : `The ${pieceNameOn(position, fromOf(move))}`;
  const to = squareName(position, toOf(move));
  const action = isDrop
    ? `drops ${nameWithArticle(position, droppedOrPromotedKind(move))} on ${to}`
    : verbOf(facts, { goal: to, on: ` on ${to}` });
  return `${mover} ${action}${consequencesOf(facts)}.`;
}

/** Describes a move without its squares: "The queen captures a rook, with check." */
export function describeWithoutSquares(facts: MoveFacts): string {
  const { position, move } = facts;
  const isDrop = kindOf(move) === MOVE_KIND.drop;
  const mover = isDrop ? droppedOrPromotedKind(move) : kindOfCode(position.cells[fromOf(move)]!);
  const action = isDrop ? 'is dropped on an empty square' : verbOf(facts, { goal: 'an empty square', on: '' });
  return `The ${position.board.kinds[mover]!.name} ${action}${consequencesOf(facts)}.`;
}

/** How a description names the target of a move, and adds it to a captured piece. */
interface Target {
  readonly goal: string;
  readonly on: string;
}

/** Describes what the moved piece does, for moves other than drops. */
function verbOf({ position, move, captured }: MoveFacts, { goal, on }: Target): string {
  const capture = captured === undefined ? undefined : `captures ${nameWithArticle(position, captured)}`;
  switch (kindOf(move)) {
    case MOVE_KIND.stay:
      return 'stays where it is';
    case MOVE_KIND.castle:
      return 'castles';
    case MOVE_KIND.enPassant:
      return `${capture} en passant`;
    case MOVE_KIND.promotion: {
      const promotion = `becomes ${nameWithArticle(position, droppedOrPromotedKind(move))}`;
      return capture ? `${capture}${on} and ${promotion}` : `moves to ${goal} and ${promotion}`;
    }
    default:
      return capture ? capture + on : `moves to ${goal}`;
  }
}

function consequencesOf({ position, move, isCheck }: MoveFacts): string {
  const gated = gatedKind(position, move);
  const entry = gated === undefined ? '' : ` and brings in ${nameWithArticle(position, gated)}`;
  return `${entry}${isCheck ? ', with check' : ''}`;
}

export const nameWithArticle = ({ board }: BoardState, kind: number): string => withArticle(board.kinds[kind]!.name);
