import { cellName, fileOf, rankName, rankOf } from '../../board/grid.ts';
import { joinNames } from '../../lib/nearest.ts';
import { legalMoves } from '../../play/legal-moves.ts';
import type { Move } from '../../play/move.ts';
import { CASTLING_WINGS, castlingRightBit, relativeRank } from '../board/board.ts';
import { codeOf, fenLetter, isPiece, kindOfCode, kindWord, sideOf, WALL_CODE } from '../board/kinds.ts';
import { fromOf, kindOf, MOVE_KIND, toOf } from '../board/move-code.ts';
import { writtenTarget } from '../board/move-facts.ts';
import {
  formatRanks,
  nameOfSideToMove,
  pieceNameOn,
  quoteInput,
  readCell,
  squareName,
  unknownSquare,
} from '../board/naming.ts';
import type { BoardState } from '../board/state.ts';
import { formatMove, listSomeMoves } from '../notation/move-text.ts';
import { type ParsedSan, parseSan } from '../notation/san.ts';
import { parseShogiMove } from '../notation/shogi.ts';
import { formatUci } from '../notation/uci.ts';
import { parseXiangqiText } from '../notation/xiangqi-text.ts';
import { blockingReason, movesTo } from './blockers.ts';
import { compulsionReason, forbiddenDropReason, forbiddenReason } from './forbidden.ts';
import { fieldMismatchReason, matchingMoves, wallBlockReason } from './mismatch.ts';

/** Explains why a caller's move is not legal: the first rule that it breaks, then moves that are legal. */
export function whyNot(position: BoardState, input: Move): string {
  const ended = position.count() === 0 ? position.outcome() : undefined;
  if (ended) return `the game is over: ${ended.reason}`;
  const text = input.notation ?? input['san'] ?? input['usi'] ?? input['iccs'] ?? input['chinese'] ?? input['korean'];
  const readsWords = position.board.definition.notation.moves === 'hodges' && typeof text === 'string';
  const words = readsWords ? parseShogiMove(position, text) : undefined;
  const { from, to } = squaresOf(words ?? input);
  const refusedWing = text === undefined ? castlingRefused(position, input['castling']) : undefined;
  if (refusedWing !== undefined) return whyNotCastling(position, refusedWing) + inCheck(position);
  if (words?.['piece'] !== undefined && from === undefined) return whyNotPiece(position, words, to);
  const chinese = from === undefined && typeof text === 'string' ? whyNotXiangqi(position, text) : undefined;
  if (chinese !== undefined) return chinese;
  if (from === undefined && text !== undefined) return whyNotText(position, text, input);
  if (from === undefined && isNullMove(input['uci'])) return passRefusal(position);
  if (from === undefined && input['uci'] !== undefined) return unreadableText(position, input['uci']);
  if (from === undefined) return whyNotAny(position, input, to);
  if (typeof from === 'string' && from.endsWith('@')) return whyNotDrop(position, from.slice(0, -1), to, input);
  const origin = readCell(position, from);
  if (origin === undefined) return unknownSquare(position, from);
  return whyNotFrom(position, origin) ?? whyNotTo(position, origin, to, input);
}

/** Explains a move text in WXF, Chinese, Korean or coordinates; undefined for other texts and games. */
function whyNotXiangqi(position: BoardState, text: string): string | undefined {
  const { board } = position;
  const { moves } = board.definition.notation;
  const read = moves === 'wxf' || moves === 'janggi' ? parseXiangqiText(position, text) : undefined;
  if (!read || matchingMoves(position, { notation: text }).length) return undefined;
  const { kind, origins } = read;
  if (!origins.length)
    return `${nameOfSideToMove(position)} has no ${board.kinds[kind!]!.name} there: ${quoteInput(text)}`;
  const steps = origins.flatMap((from) => read.targets(from).map((to) => ({ from, to })));
  const step = steps.find(({ from, to }) => movesTo(position, from, to)) ?? steps[0];
  if (step) return whyNotFrom(position, step.from) ?? whyNotTo(position, step.from, step.to, {});
  const shown = listSomeMoves(position, (move) => kindOf(move) !== MOVE_KIND.drop && origins.includes(fromOf(move)));
  const may = shown ? `; the ${kindName(position, origins[0]!)} may play ${shown}` : '';
  return whyNotFrom(position, origins[0]!) ?? `${quoteInput(text)} leads off the board${may}`;
}

/** Wing of the castling that a caller's move names, if that castling is illegal; undefined otherwise. */
function castlingRefused(position: BoardState, word: unknown): number | undefined {
  const wing =
    typeof word === 'string'
      ? CASTLING_WINGS.indexOf(word.trim().toLowerCase() as (typeof CASTLING_WINGS)[number])
      : -1;
  return wing < 0 || matchingMoves(position, { castling: word }).length ? undefined : wing;
}

/** Explains a move that names a kind and a target but no origin. */
function whyNotPiece(position: BoardState, { piece }: Move, to: unknown): string {
  const { board, cells, turn } = position;
  const origins = [...cells.keys()].filter((cell) => {
    const code = cells[cell]!;
    return sideOf(code) === turn && fenLetter(board.kinds, kindOfCode(code), 0) === piece;
  });
  if (!origins.length) return `${nameOfSideToMove(position)} has no ${piece} on the board`;
  return origins.length === 1 ? whyNotTo(position, origins[0]!, to, {}) : whyNotAny(position, { piece, to }, to);
}

/** Origin and target of a move, from its fields or its UCI text. */
function squaresOf(input: Move): { from: unknown; to: unknown } {
  const uci = typeof input['uci'] === 'string' ? /^([a-z][0-9]+|[a-z]@)([a-z][0-9]+)/i.exec(input['uci']) : null;
  const drop = typeof input['drop'] === 'string' && input['drop'] ? `${input['drop']}@` : undefined;
  return { from: input['from'] ?? drop ?? uci?.[1], to: input['to'] ?? uci?.[2] };
}

function whyNotText(position: BoardState, text: unknown, input: Move): string {
  const parsed = typeof text === 'string' ? parseSan(text) : undefined;
  if (!parsed) return unreadableText(position, text);
  if (parsed.stay) return passRefusal(position);
  const matching = matchingMoves(position, { notation: text });
  if (matching.length) return `${quoteInput(text)} is legal, but ${fieldMismatchReason(position, matching, input)}`;
  if (parsed.wing !== undefined) return whyNotCastling(position, parsed.wing) + inCheck(position);
  if (parsed.drop !== undefined)
    return whyNotDrop(position, parsed.drop || position.board.definition.notation.pawn, parsed.to, {});
  const origins = originsOf(position, parsed);
  // If only one piece can be meant, explain why it cannot go there.
  if (origins.length === 1) return whyNotTo(position, origins[0]!, parsed.to, parsed.promotion ? parsed : {});
  return `${quoteInput(text)} is not legal here; ${alternatives(position, parsed, origins)}${inCheck(position)}`;
}

/** Lists legal moves of the pieces that the caller may have meant, or else legal moves to the target. */
function alternatives(position: BoardState, { piece, to }: ParsedSan, origins: readonly number[]): string {
  const { board } = position;
  const ownMoves = listSomeMoves(position, (move) => kindOf(move) !== MOVE_KIND.drop && origins.includes(fromOf(move)));
  const kind = board.kinds.find(({ letter }) => letter === (piece ?? board.definition.notation.pawn));
  if (ownMoves && kind) return `a ${kind.name} may play ${ownMoves}`;
  const there = listSomeMoves(position, (move) => cellName(board.grid, toOf(move)) === to);
  if (there) return `to ${to} goes ${there}`;
  if (!kind) return `the pieces are ${joinNames(Object.keys(board.definition.pieces), 'and')}`;
  return `no ${nameOfSideToMove(position)} ${kind.name} can go there`;
}

/**
 * Cells of the player's pieces that a move text may mean. For a pawn without a file, only those on the target's file.
 */
function originsOf({ board, cells, turn }: BoardState, { piece, file, rank, to }: ParsedSan): number[] {
  const { grid, kinds } = board;
  const any = piece === undefined && file !== undefined && rank !== undefined;
  const pawn = kinds[board.pawn]!.letter;
  const straight = (piece ?? pawn) === pawn && file === undefined ? to!.charCodeAt(0) - 97 : file;
  return [...cells.keys()].filter((cell) => {
    const code = cells[cell]!;
    if (sideOf(code) !== turn || cellName(grid, cell) === to) return false;
    if (!any && kinds[kindOfCode(code)]!.letter !== (piece ?? pawn)) return false;
    return (
      (straight ?? fileOf(grid, cell)) === fileOf(grid, cell) && (rank ?? rankOf(grid, cell)) === rankOf(grid, cell)
    );
  });
}

/** Explains a move without an origin. */
function whyNotAny(position: BoardState, input: Move, to: unknown): string {
  const target = to === undefined ? undefined : readCell(position, to);
  if (to !== undefined && target === undefined) return unknownSquare(position, to);
  const wall = input['wall'] === undefined ? undefined : wallBlockReason(position, input['wall']);
  if (to === undefined && wall) return wall;
  const shown = target === undefined ? '' : listSomeMoves(position, (move) => writtenTarget(position, move) === target);
  if (shown)
    return `no legal move is like this (${fieldsOf(input)}); to ${squareName(position, target!)} goes ${shown}`;
  if (target !== undefined) return `no legal move goes to ${squareName(position, target)}${inCheck(position)}`;
  return `no legal move is like this (${fieldsOf(input)}), expected something like ${exampleMoves(position)}`;
}

function whyNotDrop(position: BoardState, piece: string, to: unknown, input: object): string {
  const { board, hands, turn } = position;
  if (!board.definition.rules.hand) return 'this variant has no drops';
  const kind = board.kinds.findIndex(
    ({ name }, index) => kindWord(board.kinds, index) === piece.toUpperCase() || name === piece.toLowerCase(),
  );
  const code = codeOf(kind, turn);
  if (kind < 0 || !hands[codeOf(board.kinds[kind]!.inHand, turn)]) {
    const requested = piece.trim().toUpperCase().slice(0, 20) || 'such piece';
    return `${nameOfSideToMove(position)} has no ${requested} in hand, ${handText(position)}`;
  }
  const cell = readCell(position, to);
  if (cell === undefined) return to === undefined ? 'a drop needs a square to go to' : unknownSquare(position, to);
  if (position.cells[cell])
    return `${squareName(position, cell)} is not empty: the ${pieceNameOn(position, cell)} is there`;
  if (!board.dropAt[code * board.cells + cell]) {
    const { closedRanks } = board.definition.rules.hand;
    const byRank = closedRanks[board.kinds[kind]!.letter]?.includes(relativeRank(board.grid, turn, cell));
    const place = byRank ? `rank ${rankName(board.grid, rankOf(board.grid, cell))}` : squareName(position, cell);
    return `a ${board.kinds[kind]!.name} may not be dropped on ${place}${openTo(position, code)}`;
  }
  const matching = matchingMoves(position, { drop: piece, to });
  if (matching.length)
    return `${board.kinds[kind]!.letter} can be dropped there, but ${fieldMismatchReason(position, matching, input)}`;
  return forbiddenDropReason(position, code, cell);
}

/** Lists the ranks on which a piece in hand may be dropped. */
function openTo({ board }: BoardState, code: number): string {
  const open = Array.from({ length: board.cells }, (_, cell) => cell).filter(
    (cell) => board.dropAt[code * board.cells + cell],
  );
  const ranks = new Set(open.map((cell) => rankOf(board.grid, cell)));
  return ranks.size ? `, but on ${formatRanks([...ranks], (rank) => rankName(board.grid, rank))}` : '';
}

function whyNotFrom(position: BoardState, from: number): string | undefined {
  const code = position.cells[from]!;
  if (!isPiece(code)) return `there is no piece on ${squareName(position, from)}`;
  if (sideOf(code) === position.turn) return undefined;
  const owner = position.board.definition.seats[sideOf(code)];
  return `it is ${nameOfSideToMove(position)}'s turn, and the ${kindName(position, from)} on ${squareName(position, from)} is ${owner}'s`;
}

function whyNotTo(position: BoardState, from: number, to: unknown, input: object): string {
  const piece = `the ${kindName(position, from)} on ${squareName(position, from)}`;
  const shown = listSomeMoves(position, (move) => fromOf(move) === from && kindOf(move) !== MOVE_KIND.drop);
  const may = shown ? `; it may play ${shown}` : '; it has no legal move';
  if (to === undefined) {
    if (!shown) return `${piece} has no legal move${inCheck(position)}`;
    return `${piece} can move, but ${fieldMismatchReason(position, matchingMoves(position, { from }), input)}${may}`;
  }
  const target = readCell(position, to);
  if (target === undefined) return unknownSquare(position, to) + may;
  const goal = squareName(position, target);
  const matching = matchingMoves(position, { from, to: target });
  if (matching.length) {
    const these = listSomeMoves(position, (move) => matching.includes(move));
    return `${piece} can go to ${goal}, but ${fieldMismatchReason(position, matching, input)}; it may play ${these}`;
  }
  if (target === from) return passRefusal(position) + may;
  const wing = castlingWing(position, from, target);
  if (wing !== undefined) return whyNotCastling(position, wing) + may;
  const other = position.cells[target]!;
  if (other && sideOf(other) === position.turn)
    return `${goal} is held by ${nameOfSideToMove(position)}'s own ${kindName(position, target)}${may}`;
  const { truce } = position.board.definition.rules;
  const letters = [from, target].map((cell) => position.board.kinds[kindOfCode(position.cells[cell]!)]?.letter);
  if (other && letters.every((letter) => truce.includes(letter ?? '')))
    return `a ${kindName(position, from)} may not take a ${kindName(position, target)}${may}`;
  const blocked = blockingReason(position, from, target);
  if (!blocked && other === WALL_CODE) return `${piece} can't go to ${goal}: nothing can stand there${may}`;
  if (blocked === undefined) return `${piece} does not move to ${goal}${may}${inCheck(position)}`;
  return `${piece} can't go to ${goal}: ${blocked || forbiddenReason(position, from, target)}${may}`;
}

/** Wing to which a king's move would castle, written with the king's goal or with the rook's cell. */
function castlingWing({ board, castlingRooks, kings, turn }: BoardState, from: number, to: number): number | undefined {
  const { castlingGoals, grid, definition } = board;
  if (!castlingGoals || from !== kings[turn] || relativeRank(grid, turn, from) !== definition.rules.castling!.rank)
    return undefined;
  const own = [0, 1].find((wing) => castlingRooks[turn * 2 + wing] === to);
  return own ?? [0, 1].find((wing) => Math.abs(from - to) > 1 && castlingGoals.king[turn * 2 + wing] === to);
}

function whyNotCastling(position: BoardState, wing: number): string {
  const { board, cells, castlingRooks, kings, rights, turn } = position;
  if (!board.castlingGoals) return 'this variant has no castling';
  const castling = `castling ${CASTLING_WINGS[wing]}`;
  if (!(rights & castlingRightBit(turn, wing)))
    return `${nameOfSideToMove(position)} has no right to castle ${CASTLING_WINGS[wing]}`;
  if (position.check()) return 'castling is not allowed in check';
  const ends = [kings[turn]!, castlingRooks[turn * 2 + wing]!];
  const [king, rook] = [board.castlingGoals.king[turn * 2 + wing]!, board.castlingGoals.rook[turn * 2 + wing]!];
  const blocker = span(...ends, king, rook).find((cell) => cells[cell] && !ends.includes(cell));
  if (blocker !== undefined)
    return `${castling} needs free squares: the ${pieceNameOn(position, blocker)} is in the way`;
  const duty = compulsionReason(position);
  if (duty) return `${castling} is not possible now: ${duty}`;
  const attacked = span(ends[0]!, king).find((cell) => position.isAttacked(cell, 1 - turn));
  if (attacked === undefined) return `after ${castling} the king would be in check`;
  return `${castling} leads the king over ${squareName(position, attacked)}, which is attacked`;
}

/** All cells from the lowest to the highest of the given cells. */
const span = (...cells: number[]): number[] =>
  Array.from({ length: Math.max(...cells) - Math.min(...cells) + 1 }, (_, index) => Math.min(...cells) + index);

function exampleMoves(position: BoardState): string {
  const [move] = [...legalMoves(position)].sort((a, b) => fromOf(a) - fromOf(b) || toOf(a) - toOf(b));
  return `${formatMove(position, move!)} or ${formatUci(position, move!)}`;
}

/** Whether a UCI text is a null move. */
const isNullMove = (uci: unknown): boolean => uci === '0000' || uci === '@@@@';

const passRefusal = (position: BoardState): string => `passing is not legal here${inCheck(position)}`;

/** Lists the hand: "only a knight and 2 pawns". */
function handText({ board, hands, turn }: BoardState): string {
  const pieces = board.kinds.flatMap(({ name }, kind) => {
    const count = hands[codeOf(kind, turn)]!;
    return count ? [count === 1 ? `a ${name}` : `${count} ${name}s`] : [];
  });
  return pieces.length ? `only ${joinNames(pieces, 'and')}` : 'which is empty';
}

const unreadableText = (position: BoardState, text: unknown): string =>
  `${quoteInput(text)} is not a move in any notation read here, expected something like ${exampleMoves(position)}`;

const kindName = ({ board, cells }: BoardState, cell: number): string => board.kinds[kindOfCode(cells[cell]!)]!.name;
const inCheck = (position: BoardState): string =>
  position.check() ? `; ${nameOfSideToMove(position)} is in check` : '';
const fieldsOf = (input: Move): string => Object.keys(input).join(', ').slice(0, 60);
