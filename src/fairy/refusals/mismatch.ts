import { joinNames } from '../../lib/nearest.ts';
import { legalMoves } from '../../play/legal-moves.ts';
import { MATCH_QUALITY } from '../../play/notation.ts';
import { countPieces } from '../board/holdings.ts';
import { codeOf, kindWord, WALL_CODE, wallWord } from '../board/kinds.ts';
import { kindOf, MOVE_KIND, toOf } from '../board/move-code.ts';
import { gatedKind, laidWallCell } from '../board/move-facts.ts';
import { nameOfSideToMove, pieceNameOn, quoteInput, readCell, squareName, unknownSquare } from '../board/naming.ts';
import type { BoardState } from '../board/state.ts';
import { isAtEdgeOrWall } from '../engines/mailbox/walls.ts';
import { matchField } from '../notation/match.ts';

/** The legal moves that match all fields that the caller gave. */
export const matchingMoves = (position: BoardState, fields: Record<string, unknown>): number[] =>
  [...legalMoves(position)].filter((move) =>
    Object.entries(fields).every(([field, value]) => matchField(position, move, field, value) !== MATCH_QUALITY.no),
  );

const NO_PROMOTION = 'it does not promote there';

/** Why none of the given moves matches the caller's input: fields with other values, or fields that are missing. */
export function fieldMismatchReason(position: BoardState, moves: readonly number[], input: object): string {
  const fields = expandUci(position, moves, input);
  const mismatched = Object.entries(fields).filter(
    ([field, value]) =>
      value !== null &&
      value !== undefined &&
      moves.every((move) => matchField(position, move, field, value) === MATCH_QUALITY.no),
  );
  const reasons = mismatched.map(([field, value]) => reasonOf(position, moves, field, value));
  if (reasons.length) return joinNames(reasons, 'and');
  const promotes = moves.some((move) => kindOf(move) === MOVE_KIND.promotion);
  if (fields['promotion'] !== undefined && !promotes) return NO_PROMOTION;
  if (moves.every((move) => kindOf(move) === MOVE_KIND.promotion) && fields['promotion'] === undefined)
    return moves.length === 1 ? 'only if it is turned over' : 'say to what it promotes';
  if (moves.every((move) => laidWallCell(position, move) !== undefined) && fields['wall'] === undefined)
    return `say where the ${wallWord(position.board.definition)} goes`;
  return 'not with all that was said';
}

/** Pattern of the two squares of a UCI move and of a promotion or gated piece after them. */
const SQUARES = /^(?:[a-z]\d{1,2}|\+?[a-z]@)[a-z]\d{1,2}([a-z+-]?)$/i;

/** Pattern of the wall suffix of a UCI move; only its second square, where the wall is laid, matters. */
const WALL_SQUARE = /[a-z]\d{1,2}$/i;

/** Converts the parts of a UCI text after its squares to the equivalent move fields. */
function expandUci({ board }: BoardState, moves: readonly number[], input: object): Record<string, unknown> {
  const { uci, ...fields }: Record<string, unknown> = { ...input };
  const [squaresText = '', laid] = typeof uci === 'string' ? uci.trim().split(',') : [];
  const squares = SQUARES.exec(squaresText);
  if (!squares) return { ...input };
  const wall = laid && WALL_SQUARE.exec(laid)?.[0];
  const gates = board.definition.rules.gating && moves.every((move) => kindOf(move) !== MOVE_KIND.promotion);
  return { ...fields, ...(squares[1] && { [gates ? 'gate' : 'promotion']: squares[1] }), ...(wall && { wall }) };
}

function reasonOf(position: BoardState, moves: readonly number[], field: string, value: unknown): string {
  const plain = `not with ${field} ${quoteInput(value)}`;
  if (field === 'promotion') return promotionReason(position, moves, value) ?? plain;
  if (field === 'gate') return gateReason(position, moves, value) ?? plain;
  if (field !== 'wall' || moves.some((move) => laidWallCell(position, move) === undefined)) return plain;
  const cell = readCell(position, value);
  const stands = moves.every((move) => kindOf(move) !== MOVE_KIND.drop && toOf(move) === cell);
  const why = stands ? 'the piece itself stands there then' : wallBlockReason(position, value);
  return why === undefined ? plain : `${plain}: ${why}`;
}

/** Why a piece can't promote to the requested kind. */
function promotionReason(position: BoardState, moves: readonly number[], value: unknown): string | undefined {
  const { board, turn } = position;
  if (moves.every((move) => kindOf(move) !== MOVE_KIND.promotion)) return NO_PROMOTION;
  const kind = kindNamed(position, value);
  const { promotion } = board.definition.rules;
  const letter = board.kinds[kind]?.letter ?? '';
  const limit = promotion?.limits[letter];
  const isChoice = (promotion?.bySeat?.[turn] ?? promotion?.to)?.includes(letter);
  if (!isChoice || limit === undefined || countPieces(position, turn, letter) < limit) return undefined;
  return `not with promotion ${quoteInput(value)}: ${nameOfSideToMove(position)} has lost no ${board.kinds[kind]!.name}`;
}

/** Why the requested piece can't be gated with this move. */
function gateReason(position: BoardState, moves: readonly number[], value: unknown): string | undefined {
  const { board, hands, turn } = position;
  if (!board.definition.rules.gating) return undefined;
  const kind = kindNamed(position, value);
  if (kind >= 0 && !hands[codeOf(kind, turn)])
    return `not with gate ${quoteInput(value)}: ${nameOfSideToMove(position)} has no ${board.kinds[kind]!.name} in hand`;
  if (moves.some((move) => gatedKind(position, move) !== undefined)) return undefined;
  return 'only the first move of a piece of the first rank lets one in';
}

const kindNamed = ({ board }: BoardState, value: unknown): number => {
  const word = typeof value === 'string' ? value.trim().toLowerCase() : '';
  return board.kinds.findIndex(({ name }, kind) => name === word || kindWord(board.kinds, kind).toLowerCase() === word);
};

/** Why no wall can be laid on the requested square; undefined if it can. */
export function wallBlockReason(position: BoardState, value: unknown): string | undefined {
  const { board, cells } = position;
  const { walls } = board.definition.rules;
  if (!walls) return 'nobody lays walls in this variant';
  const cell = readCell(position, value);
  if (cell === undefined) return unknownSquare(position, value);
  const at = squareName(position, cell);
  if (cells[cell] === WALL_CODE)
    return walls.moves
      ? `the ${wallWord(board.definition)} on ${at} has to move on`
      : `there is a wall on ${at} already`;
  if (cells[cell]) return `${at} is not empty: the ${pieceNameOn(position, cell)} is there`;
  if (walls.edges && !isAtEdgeOrWall(position, cell))
    return 'walls are laid at the rim of the board or beside another wall';
  return undefined;
}
