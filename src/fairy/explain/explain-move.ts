import { joinNames } from '../../lib/nearest.ts';
import { withArticle } from '../../lib/wording.ts';
import { MAX_MOVES } from '../../play/legal-moves.ts';
import { CASTLING_WINGS } from '../board/board.ts';
import { isPiece, kindOfCode, sideOf } from '../board/kinds.ts';
import { droppedOrPromotedKind, fromOf, kindOf, MOVE_KIND, toOf } from '../board/move-code.ts';
import { capturedKind, wingOf } from '../board/move-facts.ts';
import { squareName } from '../board/naming.ts';
import type { BoardState } from '../board/state.ts';
import { promotionMark } from '../board/turning.ts';
import { capturesAfterPass, capturesOf, isAnswered, isGain, isRetaken } from './exchanges.ts';

/** Maximum number of legal moves at which attacks are compared. More exist only where moves also lay walls. */
const MAX_COMPARED_MOVES = 400;

const scratch = new Int32Array(MAX_MOVES);

/** Facts about a legal move, most important first (see `Family.explainMove`). */
export function explainPieceMove(position: BoardState, move: number): string[] {
  const hasAttacks = comparesAttacks(position);
  return [
    captureFact(position, move, hasAttacks),
    promotionFact(position, move),
    ...(hasAttacks ? attackFacts(position, move) : []),
    checkFact(position, move),
    ...(hasAttacks ? defenceFacts(position, move) : []),
    dropFact(position, move),
    castlingFact(position, move),
  ].filter((fact) => fact !== undefined);
}

/**
 * Whether attacks mean what they mean in chess: captures win material, destroy nothing else, and are optional. Games
 * with very many moves are omitted for their cost.
 */
function comparesAttacks(position: BoardState): boolean {
  const { rules, end } = position.board.definition;
  if (rules.mustCapture || rules.blast || rules.petrifies.length || end.extinction?.result === 'win') return false;
  if (end.mate !== 'loss') return false;
  return position.generate(scratch, 0) <= MAX_COMPARED_MOVES;
}

const kindName = ({ board }: BoardState, kind: number): string => board.kinds[kind]!.name;

/** Names the piece on a cell without its side: "knight on f6". */
const pieceOn = (position: BoardState, cell: number): string =>
  `${kindName(position, kindOfCode(position.cells[cell]!))} on ${squareName(position, cell)}`;

function captureFact(position: BoardState, move: number, hasAttacks: boolean): string | undefined {
  const captured = capturedKind(position, move);
  if (captured === undefined || kindOf(move) === MOVE_KIND.castle) return undefined;
  if (kindOf(move) === MOVE_KIND.enPassant) return `captures the ${kindName(position, captured)} en passant`;
  const piece = pieceOn(position, toOf(move));
  if (hasRecaptured(position, move)) return `recaptures the ${piece}`;
  return `captures the ${hasAttacks && !isRetaken(position, move) ? 'undefended ' : ''}${piece}`;
}

/** Whether the opponent's last move, as far as it is known, captured on the cell where this move captures. */
function hasRecaptured(position: BoardState, move: number): boolean {
  if (position.ply === 0) return false;
  const last = position.moveAt(1);
  if (kindOf(last) === MOVE_KIND.drop || kindOf(last) === MOVE_KIND.stay || toOf(last) !== toOf(move)) return false;
  position.undo();
  const isCapture = kindOf(last) !== MOVE_KIND.castle && capturedKind(position, last) !== undefined;
  position.play(last);
  return isCapture;
}

function promotionFact(position: BoardState, move: number): string | undefined {
  if (kindOf(move) !== MOVE_KIND.promotion) return undefined;
  const form = withArticle(kindName(position, droppedOrPromotedKind(move)));
  return promotionMark(position, move) === '-' ? `turns back into ${form}` : `promotes to ${form}`;
}

function checkFact(position: BoardState, move: number): string | undefined {
  position.play(move);
  const isCheck = position.check();
  position.undo();
  return isCheck ? 'gives check' : undefined;
}

/** What the moved piece attacks after the move and could capture with a gain. */
function attackFacts(position: BoardState, move: number): string[] {
  if (!placesPiece(move)) return [];
  position.play(move);
  const targets = position.isAttacked(toOf(move), position.turn) ? [] : targetsOf(position, toOf(move));
  const names = targets.map((cell) => `the ${pieceOn(position, cell)}`);
  const isOnlyCheck = targets.every((cell) => cell === position.kings[position.turn]);
  position.undo();
  if (isOnlyCheck) return [];
  return [names.length > 1 ? `forks ${joinNames(names, 'and')}` : `attacks ${names[0]}`];
}

/** Whether a move puts one piece on its target, which neither castling nor a pass does. */
const placesPiece = (move: number): boolean =>
  kindOf(move) !== MOVE_KIND.castle && kindOf(move) !== MOVE_KIND.stay && kindOf(move) !== MOVE_KIND.pass;

/** Cells of the enemy pieces, pawns excepted, that the piece on a cell could capture with a gain if its side moved again. */
function targetsOf(position: BoardState, from: number): number[] {
  const { board, cells } = position;
  position.pass();
  const captures = capturesOf(position).filter((capture) => fromOf(capture) === from);
  const gains = captures.filter((capture) => {
    const kind = kindOfCode(cells[toOf(capture)]!);
    return kind !== board.pawn && (kind === board.royal || isGain(position, capture));
  });
  position.undo();
  return [...new Set(gains.map(toOf))].sort((a, b) => a - b);
}

/** Own pieces that were in danger and no longer are: the moved one, or one that the move defends. */
function defenceFacts(position: BoardState, move: number): string[] {
  if (position.check()) return parries(position, move);
  const threats = capturesAfterPass(position);
  const endangered = gainfulTargets(position, threats);
  if (!endangered.length) return [];
  const { turn, cells } = position;
  const names = new Map(endangered.map((cell) => [cell, pieceOn(position, cell)]));
  const isMoved = (cell: number) => kindOf(move) !== MOVE_KIND.drop && cell === fromOf(move);
  position.play(move);
  const facts = endangered.flatMap((cell) => {
    if (isMoved(cell)) {
      const isSaved = placesPiece(move) && !position.isAttacked(toOf(move), position.turn);
      return isSaved ? [`moves the attacked ${names.get(cell)} to safety`] : [];
    }
    if (!isPiece(cells[cell]!) || sideOf(cells[cell]!) !== turn) return [];
    return protectionOf(position, cell, names.get(cell)!);
  });
  position.undo();
  return facts;
}

const parries = (position: BoardState, move: number): string[] =>
  kindOf(move) !== MOVE_KIND.drop && fromOf(move) === position.kings[position.turn]!
    ? [`moves the ${kindName(position, kindOfCode(position.cells[fromOf(move)]!))} out of check`]
    : ['parries the check'];

/** Cells of the pieces that the opponent could capture with a gain, if the side to move passed. */
function gainfulTargets(position: BoardState, threats: readonly number[]): number[] {
  position.pass();
  const cells = threats.filter((capture) => isGain(position, capture)).map(toOf);
  position.undo();
  return [...new Set(cells)].sort((a, b) => a - b);
}

/** How the last move protects the piece on a cell: nothing attacks it any more, or every capture is answered. */
function protectionOf(position: BoardState, cell: number, name: string): string[] {
  if (!position.isAttacked(cell, position.turn)) return [`removes the threat to the ${name}`];
  if (position.check()) return [];
  const captures = capturesOf(position).filter((capture) => toOf(capture) === cell);
  return captures.length && captures.every((capture) => isAnswered(position, capture))
    ? [`defends the attacked ${name}`]
    : [];
}

function dropFact(position: BoardState, move: number): string | undefined {
  if (kindOf(move) !== MOVE_KIND.drop) return undefined;
  const piece = withArticle(kindName(position, droppedOrPromotedKind(move)));
  return `drops ${piece} on ${squareName(position, toOf(move))}`;
}

const castlingFact = (position: BoardState, move: number): string | undefined =>
  kindOf(move) === MOVE_KIND.castle ? `castles ${CASTLING_WINGS[wingOf(position, move)]}` : undefined;
