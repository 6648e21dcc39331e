import { cellAt, cellCount, fileOf, type Grid, rankOf } from '../../../board/grid.ts';
import { type ZobristKeys, zobristKeys } from '../../../play/zobrist.ts';
import type { DraughtsDefinition, DrawnEnding } from '../definition.ts';
import { DIRECTION_STEPS, directionsOf, isDiagonal } from './directions.ts';
import { type BitLayout, bitLayoutOf } from './layout.ts';
import { CODE_COUNT } from './pieces.ts';

/** Maximum number of pieces below the top of a tower. */
export const MAX_TOWER_HEIGHT = 40;

/** A compiled definition. Squares are numbered from 0, row by row from the upper left, with White at the bottom. */
export interface Board {
  readonly definition: DraughtsDefinition;
  readonly grid: Grid;
  /** The side that moves first, 0 for White. The first seat plays this side. */
  readonly firstSide: number;
  /** Number of squares in use. As a square, this number means "off the board". */
  readonly squares: number;
  /** Number of pieces at the start, by side. */
  readonly startCounts: readonly number[];
  /** Cell of the drawn grid, by square. */
  readonly cells: Uint8Array;
  /** Square on each cell of the drawn grid; `squares` if the cell is not in use. */
  readonly squareAt: Uint8Array;
  /** The adjacent square in a direction, at index square * 8 + direction; `squares` at the edge. */
  readonly next: Uint8Array;
  /** Directions in which men move, by side. */
  readonly manMoves: readonly Uint8Array[];
  readonly manCaptures: readonly Uint8Array[];
  readonly kingMoves: readonly Uint8Array[];
  readonly kingCaptures: readonly Uint8Array[];
  /** Bits of the sides whose men become kings on a square, by square. */
  readonly crowningSides: Uint8Array;
  /** Whether a square is on the main road, the long diagonal from corner to corner: 1 or 0, by square. */
  readonly mainRoad: Uint8Array;
  /** Maximum number of pieces in play at which moves towards a drawn ending are counted. */
  readonly maxEndingPieces: number;
  readonly keepsRoutes: boolean;
  readonly layout: BitLayout | undefined;
  readonly keys: {
    readonly turn: ZobristKeys;
    /**
     * Hash keys of pieces, at index (depth * squares + square) * CODE_COUNT + code. Depth 0 is the top piece of a
     * tower.
     */
    readonly pieces: ZobristKeys;
    /**
     * Hash keys of repeated king moves, at index (side * 10 + moves) * squares + square, where `moves` counts how often
     * the king has moved in a row.
     */
    readonly kingRuns: ZobristKeys;
  };
}

/**
 * Options for compiling a definition into a board. Only tests set them, to compare engines with each other and counts of
 * moves with those of other programs.
 */
export interface BoardCompileOptions {
  /** Whether to use no bitboards, so that every move is found square by square. */
  readonly plain?: boolean;
  /** Whether captures by different routes count as different moves even if they start, end and capture the same. */
  readonly keepsRoutes?: boolean;
}

/** Compiles a definition for the engine. */
export function compileBoard(
  definition: DraughtsDefinition,
  { plain = false, keepsRoutes = false }: BoardCompileOptions = {},
): Board {
  const { board, man, king, capture } = definition;
  const grid: Grid = { files: board.files, ranks: board.ranks };
  const cells = Uint8Array.from(playedCells(definition));
  const squares = cells.length;
  const squareAt = new Uint8Array(cellCount(grid)).fill(squares);
  cells.forEach((cell, square) => {
    squareAt[cell] = square;
  });
  const directionsBySide = (ways: DraughtsDefinition['man']['moves']) => [0, 1].map((side) => directionsOf(ways, side));
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
    manMoves: directionsBySide(man.moves),
    manCaptures: directionsBySide(man.captures),
    kingMoves: directionsBySide(king.moves),
    kingCaptures: directionsBySide(king.captures),
    crowningSides: crownSquares(definition, grid, cells),
    mainRoad: Uint8Array.from(cells, (cell) => Number(isOnMainRoad(definition, grid, cell))),
    maxEndingPieces: Math.max(-1, ...definition.end.endings.map(maxPieces)),
    keepsRoutes,
    layout: plain ? undefined : bitLayoutOf(definition, squares, fileOf(grid, cells[0]!) === 0),
    keys: {
      turn: zobristKeys('draughts turn', 1),
      pieces: zobristKeys(`draughts pieces ${squares}`, depths * squares * CODE_COUNT),
      kingRuns: zobristKeys(`draughts limits ${squares}`, 20 * squares),
    },
  };
}

/** The cells in use, row by row from the upper left. */
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
    for (const [direction, [files, ranks]] of DIRECTION_STEPS.entries()) {
      if (isDiagonal(direction) && board.slants === 'alternate' && (file + rank) % 2) continue;
      const length = !isDiagonal(direction) && board.squares === 'dark' ? 2 : 1;
      const [x, y] = [file + files * length, rank + ranks * length];
      if (x < 0 || x >= grid.files || y < 0 || y >= grid.ranks) continue;
      next[square * 8 + direction] = squareAt[cellAt(grid, x, y)]!;
    }
  });
  return next;
}

/** Bits of the sides whose last row a square lies on, by square. */
function crownSquares({ promotion }: DraughtsDefinition, grid: Grid, cells: Uint8Array): Uint8Array {
  if (promotion === 'never') return new Uint8Array(cells.length);
  return cells.map((cell) => (rankOf(grid, cell) === grid.ranks - 1 ? 1 : rankOf(grid, cell) === 0 ? 2 : 0));
}

function isOnMainRoad({ board }: DraughtsDefinition, grid: Grid, cell: number): boolean {
  const file = fileOf(grid, cell);
  return (board.corner === 'dark' ? file : grid.files - 1 - file) === rankOf(grid, cell);
}

/** Counts each side's pieces in the starting FEN, which lists square numbers and ranges of them. */
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

const maxPieces = ({ between, pieces: [, most] }: DrawnEnding): number => (between === 'lone-king' ? most + 1 : most);
