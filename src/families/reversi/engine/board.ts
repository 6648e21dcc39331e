import { fileName } from '../../../board/grid.ts';
import { type ZobristKeys, zobristKeys } from '../../../play/zobrist.ts';
import type { ReversiDefinition } from '../definition.ts';

/** Contents of a square: no disc. */
export const EMPTY = 0;
export const BLACK = 1;
export const WHITE = 2;
/** Stands for the contents of a cell that is not a square of the board. */
export const OUTSIDE = 3;

/** Marks in position strings for an empty square, a black disc and a white disc. */
export const SQUARE_MARKS = '-XO#';

/** A compiled definition. Squares are numbered in reading order, from a1 in the upper left corner. */
export interface Board {
  readonly definition: ReversiDefinition;
  readonly files: number;
  readonly ranks: number;
  readonly cells: number;
  /** The board without discs, by cell: OUTSIDE where the corners are cut off, else EMPTY. */
  readonly emptyBoard: Uint8Array;
  /** The four squares in the centre, in reading order. */
  readonly centre: readonly number[];
  /** Hash keys: one for a black and one for a white disc on each cell, and last one for White to move. */
  readonly keys: ZobristKeys;
  /** The contents of each cell before the first move. */
  readonly start: Uint8Array;
}

const CENTRE_DISCS: Record<ReversiDefinition['setup']['centre'], readonly number[]> = {
  crossed: [WHITE, BLACK, BLACK, WHITE],
  parallel: [WHITE, BLACK, WHITE, BLACK],
  empty: [EMPTY, EMPTY, EMPTY, EMPTY],
};

export function compileBoard(definition: ReversiDefinition): Board {
  const { files, ranks, cut } = definition.board;
  const cells = files * ranks;
  const emptyBoard = Uint8Array.from({ length: cells }, (_, cell) =>
    isCut(cell, files, ranks, cut) ? OUTSIDE : EMPTY,
  );
  const corner = (ranks / 2 - 1) * files + files / 2 - 1;
  const centre = [corner, corner + 1, corner + files, corner + files + 1];
  const start = emptyBoard.slice();
  for (const [index, cell] of centre.entries()) start[cell] = CENTRE_DISCS[definition.setup.centre][index]!;
  return { definition, files, ranks, cells, emptyBoard, centre, keys: zobristKeys('reversi', 2 * cells + 1), start };
}

function isCut(cell: number, files: number, ranks: number, cut: number): boolean {
  const [file, rank] = [cell % files, Math.floor(cell / files)];
  return Math.min(file, files - 1 - file) + Math.min(rank, ranks - 1 - rank) < cut;
}

/** Name of a square such as 'd3': the letter of the column, and the row counted from the top. */
export const cellName = ({ files }: Board, cell: number): string =>
  `${fileName(cell % files)}${Math.floor(cell / files) + 1}`;

/** Number of the square with this name, in any case; undefined if the board has none. */
export function parseCell({ files, ranks, emptyBoard }: Board, name: string): number | undefined {
  const read = /^([a-p])([1-9][0-9]?)$/i.exec(name.trim());
  if (!read) return undefined;
  const file = read[1]!.toLowerCase().charCodeAt(0) - 97;
  const rank = Number(read[2]) - 1;
  const cell = rank * files + file;
  return file < files && rank < ranks && emptyBoard[cell] !== OUTSIDE ? cell : undefined;
}
