import { fileOf, type Grid, rankOf } from '../../board/grid.ts';
import { relativeRank } from '../board/board.ts';
import { kindOfCode, sideOf } from '../board/kinds.ts';
import { droppedOrPromotedKind, fromOf, kindOf, MOVE_KIND, toOf } from '../board/move-code.ts';
import { moveTextLetterOf } from '../board/naming.ts';
import type { BoardState } from '../board/state.ts';
import { cachedLegalMoves } from './legal-moves-cache.ts';

/**
 * How WXF identifies the moving piece: by its file, or by its place in a tandem (several pieces of a kind on one file).
 */
export interface WxfPiece {
  readonly letter: string;
  readonly kind: number;
  /** File of the piece, counted from its owner's right. */
  readonly file: number;
  /**
   * Place in the tandem, counted from the front; 1 for a single piece. `tandemSize` is the number of pieces in the
   * tandem.
   */
  readonly place: number;
  readonly tandemSize: number;
  /** Whether there are tandems of the same kind on other files. */
  readonly hasOtherTandem: boolean;
}

/** A move in the terms of Chinese notation: piece, direction, and distance or target file. */
export interface WxfMove {
  readonly mover: WxfPiece;
  readonly way: '+' | '-' | '=';
  readonly number: number;
  /** Whether the move goes forward or back and also changes file, as moves of horses and elephants do. */
  readonly isDiagonal: boolean;
}

/** File of a cell, counted from a player's right. */
export const fileFromRight = (grid: Grid, side: number, cell: number): number =>
  side === 0 ? grid.files - fileOf(grid, cell) : fileOf(grid, cell) + 1;

/** Converts a board move to Chinese terms. Drops cannot be converted. */
export function toWxfMove(position: BoardState, move: number): WxfMove {
  const { grid } = position.board;
  const { turn } = position;
  const [from, to] = [fromOf(move), toOf(move)];
  const ahead = (rankOf(grid, to) - rankOf(grid, from)) * (turn === 0 ? 1 : -1);
  const target = fileFromRight(grid, turn, to);
  const mover = moverOn(position, from);
  const isDiagonal = ahead !== 0 && target !== mover.file;
  if (ahead === 0) return { mover, way: '=', number: target, isDiagonal };
  return { mover, way: ahead > 0 ? '+' : '-', number: isDiagonal ? target : Math.abs(ahead), isDiagonal };
}

/** By file: cells of the pieces of a kind, the front piece first. */
function piecesByFile({ board, cells, turn }: BoardState, letter: string): Map<number, number[]> {
  const files = new Map<number, number[]>();
  for (const [cell, code] of cells.entries()) {
    if (sideOf(code) !== turn || board.kinds[kindOfCode(code)]!.letter !== letter) continue;
    const file = fileFromRight(board.grid, turn, cell);
    files.set(file, [...(files.get(file) ?? []), cell]);
  }
  const front = (one: number, other: number) =>
    relativeRank(board.grid, turn, other) - relativeRank(board.grid, turn, one);
  for (const pieces of files.values()) pieces.sort(front);
  return files;
}

function moverOn(position: BoardState, cell: number): WxfPiece {
  const { board, cells, turn } = position;
  const kind = kindOfCode(cells[cell]!);
  const { letter } = board.kinds[kind]!;
  const file = fileFromRight(board.grid, turn, cell);
  const alone = { letter: moveTextLetterOf(board, kind), kind, file, place: 1, tandemSize: 1, hasOtherTandem: false };
  if (board.definition.notation.singly.includes(letter)) return alone;
  const files = piecesByFile(position, letter);
  const pieces = files.get(file)!;
  if (pieces.length === 1) return alone;
  const hasOtherTandem = [...files.values()].filter(({ length }) => length > 1).length > 1;
  return { ...alone, place: pieces.indexOf(cell) + 1, tandemSize: pieces.length, hasOtherTandem };
}

/** Place of a piece among all pieces of its kind in tandems, counted from the front and from the right. */
export function placeInTandems(position: BoardState, cell: number): number {
  const { letter } = position.board.kinds[kindOfCode(position.cells[cell]!)]!;
  const files = [...piecesByFile(position, letter)]
    .filter(([, pieces]) => pieces.length > 1)
    .sort(([one], [other]) => one - other);
  return files.flatMap(([, pieces]) => pieces).indexOf(cell) + 1;
}

/**
 * The part of a move text that names the piece: `C2`; `C+` for the front one of two; `13` for the first of several
 * soldiers on file 3, `C13` for other kinds.
 */
function moverText({ board }: BoardState, { letter, kind, file, place, tandemSize, hasOtherTandem }: WxfPiece): string {
  if (tandemSize === 1) return letter + file;
  if (tandemSize === 2 && !hasOtherTandem) return letter + (place === 1 ? '+' : '-');
  return `${kind === board.pawn ? '' : letter}${place}${file}`;
}

/**
 * Writes the notation of the World Xiangqi Federation: `C2=5`, `H8+7`, `R+-1`, and `C@63` for a drop on file 6, rank 3.
 * As in other engines, the place of a piece in a pair is written only if the same step would keep the other piece on
 * the board and, except for soldiers, on a cell that its kind may enter.
 */
export function formatWxf(position: BoardState, move: number): string {
  if (kindOf(move) === MOVE_KIND.drop) return dropText(position, move);
  const parts = toWxfMove(position, move);
  const { mover, way, number } = parts;
  const needsPlace =
    mover.tandemSize > 1 && (mover.tandemSize > 2 || mover.hasOtherTandem || otherCouldGo(position, move));
  const sign = needsDiagonalMark(position, move) ? `${way}=` : way;
  const text = needsPlace ? formatFullWxf(position, parts, sign) : mover.letter + mover.file + sign + number;
  return text + promotionText(position, move);
}

/**
 * Whether the same step would take the other piece of a pair to a cell of the board and, except for soldiers, to one
 * that its kind may enter.
 */
function otherCouldGo(position: BoardState, move: number): boolean {
  const { board, cells, turn } = position;
  const from = fromOf(move);
  const code = cells[from]!;
  const pieces = piecesByFile(position, board.kinds[kindOfCode(code)]!.letter).get(
    fileFromRight(board.grid, turn, from),
  )!;
  const goal = pieces.find((cell) => cell !== from)! + toOf(move) - from;
  const isHome = kindOfCode(code) === board.pawn || (board.homes[code]?.has(goal) ?? true);
  return goal >= 0 && goal < board.cells && isHome;
}

const othersOf = (position: BoardState, move: number): number[] =>
  [...cachedLegalMoves(position)].filter((other) => other !== move && kindOf(other) !== MOVE_KIND.drop);

/**
 * Whether a diagonal move would read like a straight move of the same piece because its target file equals a number of
 * steps.
 */
export function needsDiagonalMark(position: BoardState, move: number): boolean {
  const { isDiagonal, way, number } = toWxfMove(position, move);
  return (
    isDiagonal &&
    othersOf(position, move).some((other) => {
      if (fromOf(other) !== fromOf(move)) return false;
      const parts = toWxfMove(position, other);
      return !parts.isDiagonal && parts.way === way && parts.number === number;
    })
  );
}

function dropText({ board, turn }: BoardState, move: number): string {
  const [file, rank] = [fileFromRight(board.grid, turn, toOf(move)), relativeRank(board.grid, turn, toOf(move))];
  return `${moveTextLetterOf(board, droppedOrPromotedKind(move))}@${file}${rank}`;
}

/** Writes the move with the place of its piece wherever other pieces of its kind stand on the file. */
export const formatFullWxf = (position: BoardState, { mover, way, number }: WxfMove, sign: string = way): string =>
  moverText(position, mover) + sign + number;

const promotionText = ({ board }: BoardState, move: number): string =>
  kindOf(move) === MOVE_KIND.promotion ? `=${moveTextLetterOf(board, droppedOrPromotedKind(move))}` : '';

/** Maps letters and signs of other programs to the equivalent ones here. */
const ALIKE: Readonly<Record<string, string>> = { N: 'H', B: 'E', G: 'K', '.': '=', '–': '-', '−': '-' };

/** Replaces equivalent letters and signs, and puts the sign of a place after the letter: `+c.5` → `C+=5`. */
export const normalizeWxf = (text: string): string =>
  [
    ...text
      .toUpperCase()
      .replace(/\s/g, '')
      .replace(/[!?#]{1,4}$/, ''),
  ]
    .map((letter) => ALIKE[letter] ?? letter)
    .join('')
    .replace(/^([+-])([A-Z])/, '$2$1');

/** Writes a move in ICCS coordinates, as Chinese servers do, with ranks from 0: `H2-E2`. */
export function formatIccs(position: BoardState, move: number): string {
  const { board } = position;
  const point = (cell: number) => `${String.fromCharCode(65 + fileOf(board.grid, cell))}${rankOf(board.grid, cell)}`;
  if (kindOf(move) === MOVE_KIND.drop)
    return `${moveTextLetterOf(board, droppedOrPromotedKind(move))}@${point(toOf(move))}`;
  return `${point(fromOf(move))}-${point(toOf(move))}`;
}
