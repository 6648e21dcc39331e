import { cellAt, cellCount, fileOf, type Grid, rankOf } from '../../../board/grid.ts';
import { type Keys, zobristKeys } from '../../../play/zobrist.ts';
import type { DraughtsDefinition, Ending } from '../definition.ts';
import { directionsOf, isDiagonal, STEPS } from './directions.ts';
import { type BitLayout, layoutOf } from './layout.ts';
import { CODE_COUNT } from './pieces.ts';

/** More pieces than any tower holds. */
export const MAX_TOWER_HEIGHT = 40;

/** A definition made ready to be played: squares are numbered from 0 in reading order from the top left, White below. */
export interface Board {
  readonly definition: DraughtsDefinition;
  readonly grid: Grid;
  /** The side that begins, 0 for White: the first seat is its own. */
  readonly firstSide: number;
  /** How many squares are played on; this number itself is the square beyond the board. */
  readonly squares: number;
  /** By side: how many pieces it begins with. */
  readonly startCounts: readonly number[];
  /** By square: the cell of the grid. */
  readonly cells: Uint8Array;
  /** By cell: the square, or the one beyond the board. */
  readonly squareAt: Uint8Array;
  /** By square * 8 + direction: the next square along a line. */
  readonly next: Uint8Array;
  /** By side: the directions in which pieces go. */
  readonly manMoves: readonly Uint8Array[];
  readonly manCaptures: readonly Uint8Array[];
  readonly kingMoves: readonly Uint8Array[];
  readonly kingCaptures: readonly Uint8Array[];
  /** By square: bits of the sides whose men become kings there. */
  readonly crowningSides: Uint8Array;
  /** By square: it lies on the long slanting line from corner to corner. */
  readonly mainRoad: Uint8Array;
  /** With more pieces than these no ending is counted. */
  readonly maxEndingPieces: number;
  readonly keepsRoutes: boolean;
  readonly layout: BitLayout | undefined;
  readonly keys: {
    readonly turn: Keys;
    /** By square * CODES + code; of pieces deeper in a tower by depth before that. */
    readonly pieces: Keys;
    /** By (side * 10 + moves) * squares + square: a king that moved so often in a row. */
    readonly kingRuns: Keys;
  };
}

/** How a board is made otherwise than for play: what tests hold against each other, and against counts of others. */
export interface CompileOptions {
  /** Everything is found square by square. */
  readonly plain?: boolean;
  /** Captures by different routes are told apart even where they begin, end and take the same. */
  readonly keepsRoutes?: boolean;
}

export function compileBoard(
  definition: DraughtsDefinition,
  { plain = false, keepsRoutes = false }: CompileOptions = {},
): Board {
  const { board, man, king, capture } = definition;
  const grid: Grid = { files: board.files, ranks: board.ranks };
  const cells = Uint8Array.from(playedCells(definition));
  const squares = cells.length;
  const squareAt = new Uint8Array(cellCount(grid)).fill(squares);
  cells.forEach((cell, square) => {
    squareAt[cell] = square;
  });
  const sides = (ways: DraughtsDefinition['man']['moves']) => [0, 1].map((side) => directionsOf(ways, side));
  const depths = capture.prisoners === 'carried' ? MAX_TOWER_HEIGHT + 1 : 1;
  return {
    definition,
    grid,
    firstSide: definition.setup.fen.startsWith('B') ? 1 : 0,
    squares,
    startCounts: piecesAtStart(definition),
    cells,
    squareAt,
    next: neighbours(definition, grid, cells, squareAt),
    manMoves: sides(man.moves),
    manCaptures: sides(man.captures),
    kingMoves: sides(king.moves),
    kingCaptures: sides(king.captures),
    crowningSides: crownSquares(definition, grid, cells),
    mainRoad: Uint8Array.from(cells, (cell) => Number(isOnRoad(definition, grid, cell))),
    maxEndingPieces: Math.max(-1, ...definition.end.endings.map(mostPieces)),
    keepsRoutes,
    layout: plain ? undefined : layoutOf(definition, squares, fileOf(grid, cells[0]!) === 0),
    keys: {
      turn: zobristKeys('draughts turn', 1),
      pieces: zobristKeys(`draughts pieces ${squares}`, depths * squares * CODE_COUNT),
      kingRuns: zobristKeys(`draughts limits ${squares}`, 20 * squares),
    },
  };
}

/** In reading order: the cells that are played on. */
function playedCells({ board }: DraughtsDefinition): number[] {
  const { files, ranks } = board;
  const parity = board.corner === 'dark' ? 0 : 1;
  const rows = Array.from({ length: ranks }, (_, row) => ranks - 1 - row);
  return rows.flatMap((rank) =>
    Array.from({ length: files }, (_, file) => file)
      .filter((file) => board.squares === 'all' || (file + rank) % 2 === parity)
      .map((file) => cellAt({ files, ranks }, file, rank)),
  );
}

function neighbours({ board }: DraughtsDefinition, grid: Grid, cells: Uint8Array, squareAt: Uint8Array): Uint8Array {
  const beyond = cells.length;
  const next = new Uint8Array((beyond + 1) * 8).fill(beyond);
  cells.forEach((cell, square) => {
    const [file, rank] = [fileOf(grid, cell), rankOf(grid, cell)];
    for (const [direction, [files, ranks]] of STEPS.entries()) {
      if (isDiagonal(direction) && board.slants === 'alternate' && (file + rank) % 2) continue;
      const length = !isDiagonal(direction) && board.squares === 'dark' ? 2 : 1;
      const [x, y] = [file + files * length, rank + ranks * length];
      if (x < 0 || x >= grid.files || y < 0 || y >= grid.ranks) continue;
      next[square * 8 + direction] = squareAt[cellAt(grid, x, y)]!;
    }
  });
  return next;
}

/** The last row of each side. */
function crownSquares({ promotion }: DraughtsDefinition, grid: Grid, cells: Uint8Array): Uint8Array {
  if (promotion === 'never') return new Uint8Array(cells.length);
  return cells.map((cell) => (rankOf(grid, cell) === grid.ranks - 1 ? 1 : rankOf(grid, cell) === 0 ? 2 : 0));
}

function isOnRoad({ board }: DraughtsDefinition, grid: Grid, cell: number): boolean {
  const file = fileOf(grid, cell);
  return (board.corner === 'dark' ? file : grid.files - 1 - file) === rankOf(grid, cell);
}

/** Counted in the start's string, which has numbers and ranges of numbers. */
function piecesAtStart({ setup }: DraughtsDefinition): number[] {
  const [, ...lists] = setup.fen.split(':');
  return ['W', 'B'].map((letter) => {
    const words =
      lists
        .find((list) => list.startsWith(letter))
        ?.slice(1)
        .split(',') ?? [];
    return words.reduce((sum, word) => {
      const [first, last = first] = word.replace('K', '').split('-').map(Number);
      return sum + last! - first! + 1;
    }, 0);
  });
}

const mostPieces = ({ between, pieces: [, most] }: Ending): number => (between === 'lone-king' ? most + 1 : most);
