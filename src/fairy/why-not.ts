import { cellName, parseCell } from '../board/grid.ts';
import { listed } from '../lib/nearest.ts';
import { legalMoves, type Move } from '../play/move.ts';
import type { BoardPosition } from './board-position.ts';
import { kindOfCode, sideOf } from './kinds.ts';
import { fromOf, kindOf, MOVE, toOf } from './move-code.ts';
import { writtenTarget } from './move-facts.ts';
import { formatSan, parseSan } from './san.ts';
import { formatUci } from './uci.ts';

/** Why what a caller described is no legal move here: the first rule that stands against it, and what would do. */
export function whyNot(position: BoardPosition, input: Move): string {
  const ended = position.outcome();
  if (ended && position.count() === 0) return `the game is over: ${ended.reason}`;
  const notation = input.notation ?? input['san'];
  if (typeof notation === 'string' && input['from'] === undefined) return whyNotText(position, notation);
  const { from, to } = endpoints(position, input);
  if (from === undefined) return `there is no such square to move from; squares are ${squares(position)}`;
  if (typeof from === 'string') return whyNotDrop(position, from, to);
  return whyNotFrom(position, from) ?? whyNotTo(position, from, to, input);
}

function whyNotText(position: BoardPosition, text: string): string {
  const said = parseSan(text);
  if (!said) return `${quoted(text)} is no move text, expected something like ${example(position)}`;
  if (said.wing !== undefined) return whyNotCastling(position);
  const shown = suggestions(position, (move) => cellName(position.board.grid, toOf(move)) === said.to);
  return `${quoted(text)} is not legal here${shown ? `; to ${said.to} goes ${shown}` : ''}${inCheck(position)}`;
}

function whyNotCastling(position: BoardPosition): string {
  if (!position.board.goals) return 'this variant has no castling';
  if (!(position.rights & (position.turn === 0 ? 3 : 12))) return `${mover(position)} may no longer castle`;
  if (position.check()) return 'castling is not allowed while in check';
  return 'castling needs free squares between king and rook and a way for the king that nothing attacks';
}

function endpoints(position: BoardPosition, input: Move): { from?: number | string; to?: number } {
  const uci = typeof input['uci'] === 'string' ? /^([a-z][0-9]+|[A-Z]@)([a-z][0-9]+)/i.exec(input['uci']) : null;
  const from = input['from'] ?? uci?.[1] ?? (input['drop'] ? `${input['drop']}@` : undefined);
  return { from: readFrom(position, from), to: readCell(position, input['to'] ?? uci?.[2]) };
}

function readFrom(position: BoardPosition, value: unknown): number | string | undefined {
  return typeof value === 'string' && value.endsWith('@') ? value : readCell(position, value);
}

function readCell({ board }: BoardPosition, value: unknown): number | undefined {
  if (typeof value === 'string') return parseCell(board.grid, value.trim());
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < board.cells ? value : undefined;
}

function whyNotDrop(position: BoardPosition, from: string, to: number | undefined): string {
  const { board, hands, turn } = position;
  if (!board.definition.rules.hand) return 'this variant has no drops';
  const letter = from[0]!.toUpperCase();
  const kind = board.kinds.findIndex((known) => known.letter === letter);
  if (kind < 0 || !hands[1 + kind * 2 + turn]) return `${mover(position)} has no ${letter} in hand`;
  if (to === undefined) return `there is no such square to drop on; squares are ${squares(position)}`;
  if (position.cells[to]) return `${cellName(board.grid, to)} is not empty`;
  if (!board.dropAt[(1 + kind * 2 + turn) * board.cells + to]) {
    return `a ${board.kinds[kind]!.name} may not be dropped on ${cellName(board.grid, to)}`;
  }
  return `the drop on ${cellName(board.grid, to)} leaves the king in check`;
}

function whyNotFrom(position: BoardPosition, from: number): string | undefined {
  const { board, cells, turn } = position;
  const name = cellName(board.grid, from);
  const code = cells[from]!;
  if (code === 0) return `there is no piece on ${name}`;
  if (sideOf(code) === turn) return undefined;
  return `it is ${mover(position)}'s turn, and the ${pieceName(position, from)} on ${name} is ${owner(position, from)}'s`;
}

function whyNotTo(position: BoardPosition, from: number, to: number | undefined, input: Move): string {
  const { board, cells, turn } = position;
  const piece = `the ${pieceName(position, from)} on ${cellName(board.grid, from)}`;
  const shown = suggestions(position, (move) => fromOf(move) === from && kindOf(move) !== MOVE.drop);
  const may = shown ? `; it may play ${shown}` : '; it has no legal move';
  if (to === undefined) return `there is no such square to move to${may}`;
  const target = cellName(board.grid, to);
  const promotes = [...legalMoves(position)].some(
    (move) => fromOf(move) === from && writtenTarget(position, move) === to,
  );
  if (promotes) return `${piece} can't go to ${target} as described (${saidBesides(input)})${may}`;
  if (from === position.kings[turn] && isCastlingTry(position, from, to)) return `${whyNotCastling(position)}${may}`;
  if (cells[to] && sideOf(cells[to]!) === turn) return `${target} is held by an own ${pieceName(position, to)}${may}`;
  if (reaches(position, from, to)) {
    const danger = from === position.kings[turn] ? `${target} is attacked` : 'the king would be in check';
    return `${piece} can't go to ${target}: ${danger}${may}`;
  }
  return `${piece} does not move to ${target}${may}${inCheck(position)}`;
}

const saidBesides = (input: Move): string =>
  Object.keys(input)
    .filter((field) => field !== 'from' && field !== 'to')
    .join(', ') || 'it fits no legal move';

const isCastlingTry = ({ board, castlingRooks, turn }: BoardPosition, from: number, to: number): boolean =>
  board.goals !== undefined &&
  (castlingRooks.indexOf(to) >> 1 === turn ||
    (Math.abs(from - to) > 1 && [0, 1].some((wing) => board.goals!.king[turn * 2 + wing] === to)));

/** Could the piece make the step if checks did not matter? */
function reaches({ board, cells }: BoardPosition, from: number, to: number): boolean {
  const code = cells[from]!;
  const { pool, start } = board.moves;
  let at = start[code * board.cells + from]!;
  for (let leaps = pool[at++]!; leaps > 0; leaps--) if (pool[at++] === to) return true;
  for (let rays = pool[at++]!; rays > 0; rays--) {
    const next = at + 1 + pool[at]!;
    for (at++; at < next; at++) {
      if (pool[at] === to) return true;
      if (cells[pool[at]!]) break;
    }
    at = next;
  }
  return false;
}

function suggestions(position: BoardPosition, wanted: (move: number) => boolean): string {
  const fitting = [...legalMoves(position)].filter(wanted);
  const shown = fitting.slice(0, 8).map((move) => formatSan(position, move));
  return listed(fitting.length > 8 ? [...shown, `${fitting.length - 8} more`] : shown);
}

const example = (position: BoardPosition): string => {
  const [move] = legalMoves(position);
  return move === undefined ? 'Nf3' : `${formatSan(position, move)} or ${formatUci(position, move)}`;
};

const squares = ({ board }: BoardPosition): string =>
  `${cellName(board.grid, 0)} to ${cellName(board.grid, board.cells - 1)}`;

const mover = ({ board, turn }: BoardPosition): string => board.definition.seats[turn]!;
const owner = ({ board, cells }: BoardPosition, cell: number): string => board.definition.seats[sideOf(cells[cell]!)]!;
const pieceName = ({ board, cells }: BoardPosition, cell: number): string =>
  board.kinds[kindOfCode(cells[cell]!)]!.name;
const inCheck = (position: BoardPosition): string => (position.check() ? `; ${mover(position)} is in check` : '');
const quoted = (text: string): string => JSON.stringify(text.slice(0, 20));
