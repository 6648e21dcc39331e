import { fileOf, type Grid, rankOf } from '../../board/grid.ts';
import { relativeRank } from '../board/board.ts';
import { kindOfCode, sideOf } from '../board/kinds.ts';
import { fromOf, kindOf, MOVE, pieceOf, toOf } from '../board/move-code.ts';
import { letterOf } from '../board/move-letter.ts';
import type { BoardState } from '../board/state.ts';
import { cachedLegalMoves } from './san.ts';

/** How WXF identifies the moving piece: by its file, or by its place in a tandem (pieces of a kind on one file). */
export interface Mover {
  readonly letter: string;
  readonly kind: number;
  /** The file as its owner counts, from the right. */
  readonly file: number;
  /** The place from the front in its tandem, and the tandem's size; 1 of 1 for a single piece. */
  readonly place: number;
  readonly of: number;
  /** Whether the kind has tandems on other files as well. */
  readonly isOneOfRows: boolean;
}

/** A move in Chinese terms: piece, direction, and distance or target file. */
export interface WxfMove {
  readonly mover: Mover;
  readonly way: '+' | '-' | '=';
  readonly number: number;
  /** Whether it goes forward or back and also changes file; includes horses and elephants. */
  readonly slants: boolean;
}

/** The file of a cell, counted from the right of a player. */
export const fileFor = (grid: Grid, side: number, cell: number): number =>
  side === 0 ? grid.files - fileOf(grid, cell) : fileOf(grid, cell) + 1;

/** Converts a move on the board; drops have no such form. */
export function wxfMove(position: BoardState, move: number): WxfMove {
  const { grid } = position.board;
  const { turn } = position;
  const [from, to] = [fromOf(move), toOf(move)];
  const ahead = (rankOf(grid, to) - rankOf(grid, from)) * (turn === 0 ? 1 : -1);
  const target = fileFor(grid, turn, to);
  const mover = moverOn(position, from);
  const slants = ahead !== 0 && target !== mover.file;
  if (ahead === 0) return { mover, way: '=', number: target, slants };
  return { mover, way: ahead > 0 ? '+' : '-', number: slants ? target : Math.abs(ahead), slants };
}

/** Cells of the pieces of a kind by file, the front piece first. */
function rowsOf({ board, cells, turn }: BoardState, letter: string): Map<number, number[]> {
  const rows = new Map<number, number[]>();
  for (const [cell, code] of cells.entries()) {
    if (sideOf(code) !== turn || board.kinds[kindOfCode(code)]!.letter !== letter) continue;
    const file = fileFor(board.grid, turn, cell);
    rows.set(file, [...(rows.get(file) ?? []), cell]);
  }
  const front = (one: number, other: number) =>
    relativeRank(board.grid, turn, other) - relativeRank(board.grid, turn, one);
  for (const row of rows.values()) row.sort(front);
  return rows;
}

function moverOn(position: BoardState, cell: number): Mover {
  const { board, cells, turn } = position;
  const kind = kindOfCode(cells[cell]!);
  const { letter } = board.kinds[kind]!;
  const file = fileFor(board.grid, turn, cell);
  const alone = { letter: letterOf(board, kind), kind, file, place: 1, of: 1, isOneOfRows: false };
  if (board.definition.notation.singly.includes(letter)) return alone;
  const rows = rowsOf(position, letter);
  const row = rows.get(file)!;
  if (row.length === 1) return alone;
  const isOneOfRows = [...rows.values()].filter(({ length }) => length > 1).length > 1;
  return { ...alone, place: row.indexOf(cell) + 1, of: row.length, isOneOfRows };
}

/** The place of a piece, from the front and the right, among all of its kind in tandems. */
export function placeInTandems(position: BoardState, cell: number): number {
  const { letter } = position.board.kinds[kindOfCode(position.cells[cell]!)]!;
  const rows = [...rowsOf(position, letter)].filter(([, row]) => row.length > 1).sort(([one], [other]) => one - other);
  return rows.flatMap(([, row]) => row).indexOf(cell) + 1;
}

/**
 * The piece part: `C2`; `C+` for the front one of two; `13` for the first of several soldiers on file 3, `C13` for
 * other kinds.
 */
function headOf({ board }: BoardState, { letter, kind, file, place, of, isOneOfRows }: Mover): string {
  if (of === 1) return letter + file;
  if (of === 2 && !isOneOfRows) return letter + (place === 1 ? '+' : '-');
  return `${kind === board.pawn ? '' : letter}${place}${file}`;
}

/**
 * Writes the notation of the World Xiangqi Federation: `C2=5`, `H8+7`, `R+-1`; `C@63` for a drop on file 6, rank 3. As
 * engines do, the place in a pair is only written if the other piece could stand where the same step would bring it;
 * for soldiers, wherever the board goes on.
 */
export function formatWxf(position: BoardState, move: number): string {
  if (kindOf(move) === MOVE.drop) return dropText(position, move);
  const told = wxfMove(position, move);
  const { mover, way, number } = told;
  const needsPlace = mover.of > 1 && (mover.of > 2 || mover.isOneOfRows || otherCouldGo(position, move));
  const sign = needsDiagonalMark(position, move) ? `${way}=` : way;
  const text = needsPlace ? fullWxf(position, told, sign) : mover.letter + mover.file + sign + number;
  return text + promotionText(position, move);
}

/** Whether the other one of two would still be on the board after the same step, on a cell that its kind may enter. */
function otherCouldGo(position: BoardState, move: number): boolean {
  const { board, cells, turn } = position;
  const from = fromOf(move);
  const code = cells[from]!;
  const row = rowsOf(position, board.kinds[kindOfCode(code)]!.letter).get(fileFor(board.grid, turn, from))!;
  const goal = row.find((cell) => cell !== from)! + toOf(move) - from;
  const isHome = kindOfCode(code) === board.pawn || (board.homes[code]?.has(goal) ?? true);
  return goal >= 0 && goal < board.cells && isHome;
}

const othersOf = (position: BoardState, move: number): number[] =>
  [...cachedLegalMoves(position)].filter((other) => other !== move && kindOf(other) !== MOVE.drop);

/**
 * Whether a diagonal move would read like a straight one of the same piece: its file number equals the number of steps.
 */
export function needsDiagonalMark(position: BoardState, move: number): boolean {
  const { slants, way, number } = wxfMove(position, move);
  return (
    slants &&
    othersOf(position, move).some((other) => {
      const told = wxfMove(position, other);
      return fromOf(other) === fromOf(move) && !told.slants && told.way === way && told.number === number;
    })
  );
}

function dropText({ board, turn }: BoardState, move: number): string {
  const [file, rank] = [fileFor(board.grid, turn, toOf(move)), relativeRank(board.grid, turn, toOf(move))];
  return `${letterOf(board, pieceOf(move))}@${file}${rank}`;
}

/** The move with the place of its piece, if others of the kind stand on the file. */
export const fullWxf = (position: BoardState, { mover, way, number }: WxfMove, sign: string = way): string =>
  headOf(position, mover) + sign + number;

const promotionText = ({ board }: BoardState, move: number): string =>
  kindOf(move) === MOVE.promotion ? `=${letterOf(board, pieceOf(move))}` : '';

/** Equivalent letters and signs of other programs. */
const ALIKE: Readonly<Record<string, string>> = { N: 'H', B: 'E', G: 'K', '.': '=', '–': '-', '−': '-' };

/** Replaces equivalent letters and signs, and puts the sign of a place behind the letter: `+c.5` → `C+=5`. */
export const normalizeWxf = (text: string): string =>
  [...text.toUpperCase().replace(/[\s!?#]/g, '')]
    .map((letter) => ALIKE[letter] ?? letter)
    .join('')
    .replace(/^([+-])([A-Z])/, '$2$1');
