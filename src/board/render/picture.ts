import { svgElement } from '../../lib/svg.ts';
import { cellCount, type Grid } from '../grid.ts';
import { paintCoordinates, paintSquareNumbers } from './coordinates.ts';
import { paintCounters, type ShownCounts } from './counters.ts';
import { type BoardGround, paintBoardGround } from './ground.ts';
import { type Hands, paintHands } from './hands.ts';
import { type BoardLayout, CELL_SIZE, cellCorner, layoutOf } from './layout.ts';
import type { HighlightedCell } from './marks/highlights.ts';
import { paintTargets, type TargetCell } from './marks/targets.ts';
import type { PieceFace, Side } from './pieces/faces.ts';
import { paintPieces } from './pieces/paint.ts';
import { type PieceSet, pieceStyleOf } from './pieces/sets.ts';
import { paintNewestRing, paintTerritory } from './spots.ts';
import {
  type BlockedCell,
  blockedCellsWithLook,
  paintChecks,
  paintGates,
  paintHighlights,
  paintLastMove,
  paintWalls,
} from './squares.ts';
import { type BoardImage, type CellBox, svgPicture } from './svg-picture.ts';
import { THEMES, type Theme, type ThemeName } from './themes.ts';
import { paintTowers, towerHeight } from './towers.ts';

/** A board of squares, as drawn. Contains no rules. */
export interface GridPicture {
  grid: Grid;
  /** The top piece of each cell. */
  pieces: readonly (PieceFace | null)[];
  /** The pieces below the top piece of each cell, from the top down. */
  towers?: ReadonlyMap<number, readonly PieceFace[]>;
  /** The number of each cell, in games that number squares instead of naming files and ranks. */
  numbers?: ReadonlyMap<number, number>;
  theme?: ThemeName;
  /** The piece set, which also decides the style of coordinates. */
  set?: PieceSet;
  ground?: BoardGround;
  /** Cells that no piece can enter. */
  blocked?: readonly BlockedCell[];
  /** Pieces in hand. Strips are drawn even if empty, so that all pictures of a game have the same size. */
  hands?: Hands;
  /** Where they lie. Default: beside boards of pieces that lie on stands, otherwise above and below. */
  strips?: 'above and below' | 'beside' | undefined;
  /** Cells with an open gate: when the piece there leaves, one from the hand may enter. */
  gates?: readonly number[];
  /** Counters shown in a line below the board. The line is drawn even if empty. */
  counters?: ShownCounts;
  lastMove?: readonly number[];
  /** Cell of the last piece placed, which is marked with a ring. */
  newest?: { readonly cell: number; readonly side: Side };
  /** Owners of cells, in games that count territory. */
  owners?: ReadonlyMap<number, Side>;
  /** Cells of royal pieces that are in check. */
  check?: readonly number[];
  highlights?: readonly HighlightedCell[];
  /** Cells that a piece reaches, in a picture of its moves. */
  targets?: readonly TargetCell[];
  /** Seat drawn at the bottom. */
  orientation?: 0 | 1;
  coordinates?: boolean;
  turn?: Side;
  /** Names of the players, by seat. */
  players?: readonly string[];
  /** Name of the royal piece, which descriptions list first. Default: king. */
  royal?: string;
  title: string;
  description: string;
  /** Width in pixels; the height follows from the width. */
  width?: number;
}

/** Renders a board of squares as SVG. */
export function renderGrid(picture: GridPicture): BoardImage {
  const { grid, theme: name = 'walnut', orientation = 0, coordinates = true, width = 480 } = picture;
  const { hands, counters, set = 'staunton', title, description } = picture;
  const { strips = pieceStyleOf(set, 'white').hasStands ? 'beside' : 'above and below' } = picture;
  const layout = layoutOf(grid, orientation, {
    coordinates,
    ...(hands && { strips }),
    counters: counters !== undefined,
  });
  const frame = { title, description, width, box: layout.picture };
  return { ...svgPicture(frame, paint(picture, layout, THEMES[name], coordinates)), cells: boxesOf(picture, layout) };
}

/** The boxes of all cells that belong to the board. */
function boxesOf({ grid, blocked = [] }: GridPicture, layout: BoardLayout): CellBox[] {
  const holes = blockedCellsWithLook('hole', blocked, grid);
  return Array.from({ length: cellCount(grid) }, (_, key) => key)
    .filter((key) => !holes.includes(key))
    .map((key) => {
      const [x, y] = cellCorner(layout, key);
      return { key, x: layout.left + x, y, width: CELL_SIZE, height: CELL_SIZE };
    });
}

const CHECKERED: BoardGround = { cells: 'checkered' };

function paint(picture: GridPicture, layout: BoardLayout, theme: Theme, coordinates: boolean): string {
  const { set = 'staunton', hands, counters, players } = picture;
  const board = paintPosition(picture, layout, theme, coordinates);
  return (
    (layout.left ? svgElement('g', { transform: `translate(${layout.left} 0)` }, board) : board) +
    (hands ? paintHands(layout, theme, hands, set) : '') +
    (counters ? paintCounters(layout, theme, counters, players) : '')
  );
}

/** Paints the board and everything on it, from the lowest layer up. */
function paintPosition(picture: GridPicture, layout: BoardLayout, theme: Theme, coordinates: boolean): string {
  const {
    grid,
    pieces,
    set = 'staunton',
    ground = CHECKERED,
    orientation = 0,
    lastMove = [],
    highlights = [],
    check = [],
    turn,
  } = picture;
  const { blocked = [], gates = [], towers, numbers, newest, owners, targets } = picture;
  const ducks = blockedCellsWithLook('duck', blocked, grid);
  const marks =
    paintLastMove(layout, theme, lastMove, { hasNumbers: coordinates && numbers !== undefined, untinted: ducks }) +
    paintHighlights(layout, theme, highlights);
  return (
    paintBoardGround(layout, theme, ground, blockedCellsWithLook('hole', blocked, grid), marks) +
    (coordinates ? paintNames(picture, layout, theme) : '') +
    (turn ? paintTurn(layout, theme, set, turn) : '') +
    paintChecks(layout, theme, check, pieceStyleOf(set, 'white').glow) +
    paintGates(layout, theme, gates) +
    paintWalls(layout, theme, blockedCellsWithLook('wall', blocked, grid)) +
    paintTowers(layout, theme, towers) +
    paintPieces([...placedPieces(layout, pieces, towers), ...placedDucks(layout, ducks)], theme, { set, orientation }) +
    (owners ? paintTerritory(layout, theme, owners) : '') +
    (targets ? paintTargets(layout, theme, targets) : '') +
    (newest ? paintNewestRing(layout, theme, newest.cell, newest.side) : '')
  );
}

function paintNames({ set = 'staunton', numbers, highlights = [] }: GridPicture, layout: BoardLayout, theme: Theme) {
  const highlighted = highlights.map(({ key }) => key);
  const inSquares = numbers ? paintSquareNumbers(layout, theme, numbers, highlighted) : '';
  return inSquares + paintCoordinates(layout, theme, set);
}

function placedPieces(layout: BoardLayout, pieces: GridPicture['pieces'], towers: GridPicture['towers']) {
  return pieces.flatMap((face, cell) => {
    if (!face) return [];
    const [x, y] = cellCorner(layout, cell);
    return [{ face, x, y: y - towerHeight(towers?.get(cell)) }];
  });
}

const DUCK: PieceFace = { name: 'duck', color: 'neutral', letter: 'D' };

const placedDucks = (layout: BoardLayout, cells: readonly number[]) =>
  cells.map((cell) => {
    const [x, y] = cellCorner(layout, cell);
    return { face: DUCK, x, y };
  });

/** Paints a spot in the corner of the frame on the side of the player to move, where no names are. */
function paintTurn(
  { grid, frame, width, top, orientation }: BoardLayout,
  theme: Theme,
  set: PieceSet,
  turn: Side,
): string {
  const isBelow = (turn === 'white') === (orientation === 0);
  const fill = pieceStyleOf(set, turn).colorOf(turn, theme);
  const height = grid.ranks * CELL_SIZE + 2 * frame;
  const cy = top + (isBelow ? height - frame / 2 : frame / 2);
  const spot = { cx: width - frame / 2, cy, r: Math.min(12, frame / 3) };
  return svgElement('circle', { ...spot, fill, stroke: theme.label, 'stroke-width': 2.5 });
}
