import { fileName } from '../../../board/grid.ts';
import { type ZobristKeys, zobristKeys } from '../../../play/zobrist.ts';
import type { ReversiDefinition } from '../definition.ts';

/** Contents of an empty square. */
export const EMPTY = 0;
/** Contents of a square with a black disc. */
export const BLACK = 1;
/** Contents of a square with a white disc. */
export const WHITE = 2;
/** Contents of a cell that is not a square of the board. */
export const NOT_A_SQUARE = 3;

/** Characters in position strings, by the contents of a square. */
export const SQUARE_MARKS = '-XO#';

/** A compiled definition. Squares are numbered row by row from a1 in the upper left corner. */
export interface Board {
  readonly definition: ReversiDefinition;
  readonly files: number;
  readonly ranks: number;
  readonly cells: number;
  /** Contents of each cell on an empty board: NOT_A_SQUARE where corners are cut off, otherwise EMPTY. */
  readonly emptyBoard: Uint8Array;
  /** The four central squares, row by row. */
  readonly centre: readonly number[];
  /** Hash keys of a black and of a white disc on each cell, followed by the key of White's turn. */
  readonly keys: ZobristKeys;
  /** Contents of each cell before the first move. */
  readonly start: Uint8Array;
}

const CENTRE_DISCS: Record<ReversiDefinition['setup']['centre'], readonly number[]> = {
  crossed: [WHITE, BLACK, BLACK, WHITE],
  parallel: [WHITE, BLACK, WHITE, BLACK],
  empty: [EMPTY, EMPTY, EMPTY, EMPTY],
};

/** Compiles a definition for the engine. */
export function compileBoard(definition: ReversiDefinition): Board {
  const { files, ranks, cut } = definition.board;
  const cells = files * ranks;
  const emptyBoard = Uint8Array.from({ length: cells }, (_, cell) =>
    isCut(cell, files, ranks, cut) ? NOT_A_SQUARE : EMPTY,
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

/** The square with a name in upper or lower case; undefined if the board has no such square. */
export function parseCell({ files, ranks, emptyBoard }: Board, name: string): number | undefined {
  const read = /^([a-p])([1-9][0-9]?)$/i.exec(name.trim());
  if (!read) return undefined;
  const file = read[1]!.toLowerCase().charCodeAt(0) - 97;
  const rank = Number(read[2]) - 1;
  const cell = rank * files + file;
  return file < files && rank < ranks && emptyBoard[cell] !== NOT_A_SQUARE ? cell : undefined;
}
