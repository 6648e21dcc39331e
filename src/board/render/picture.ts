import { element, escapeXml } from '../../lib/svg.ts';
import type { Grid } from '../grid.ts';
import { hasRankNamesOnRight, paintCoordinates, paintNumbers } from './coordinates.ts';
import { type Counters, paintCounters } from './counters.ts';
import { type Ground, paintBoard } from './ground.ts';
import { type Hands, paintHands } from './hands.ts';
import { CELL, cornerOf, type Layout, layoutOf } from './layout.ts';
import type { PieceFace, Side } from './pieces/faces.ts';
import { paintPieces } from './pieces/paint.ts';
import { type PieceSet, styleOf } from './pieces/sets.ts';
import { paintNewest, paintOwners } from './spots.ts';
import {
  type BlockedCell,
  cellsWithLook,
  type Mark,
  paintChecks,
  paintGates,
  paintHighlights,
  paintLastMove,
  paintWalls,
} from './squares.ts';
import { THEMES, type Theme, type ThemeName } from './themes.ts';
import { paintTowers, towerHeight } from './towers.ts';

/** What stands on a board of squares, without a word about rules. */
export interface GridPicture {
  grid: Grid;
  /** By cell. */
  pieces: readonly (PieceFace | null)[];
  /** By cell: what lies under its piece, from above. */
  towers?: ReadonlyMap<number, readonly PieceFace[]>;
  /** Numbers by which squares are called, by cell: then files and ranks have no names. */
  numbers?: ReadonlyMap<number, number>;
  theme?: ThemeName;
  /** The set that pieces and coordinates are from. */
  set?: PieceSet;
  ground?: Ground;
  /** Cells that nothing can enter; holes were never squares. */
  blocked?: readonly BlockedCell[];
  /** Pieces in hand; the strips for them are drawn even when both are empty, so that pictures of a game keep a size. */
  hands?: Hands;
  /** Cells whose pieces may let one in from the hand when they leave. */
  gates?: readonly number[];
  /** What is counted, in a line below; the line is there even when it is empty. */
  counters?: Counters;
  lastMove?: readonly number[];
  /** The piece that was put last, to be marked itself. */
  newest?: { readonly cell: number; readonly side: Side };
  /** Whose cells are, where that is counted. */
  owners?: ReadonlyMap<number, Side>;
  /** Cells of royal pieces that are attacked. */
  check?: readonly number[];
  highlights?: readonly Mark[];
  /** Which seat is at the bottom. */
  orientation?: 0 | 1;
  coordinates?: boolean;
  turn?: Side;
  /** What the players are called. */
  players?: readonly string[];
  /** The name of the kind that words begin with, if it is not a king. */
  royal?: string;
  title: string;
  description: string;
  /** In pixels; the height follows. */
  width?: number;
}

export interface SvgImage {
  svg: string;
  width: number;
  height: number;
}

/** The picture as SVG. It has no ids, no fonts, no styles: any number of them can share a page. */
export function renderGrid(picture: GridPicture): SvgImage {
  const { grid, theme: name = 'walnut', orientation = 0, coordinates = true, width = 480 } = picture;
  const { hands, counters, set = 'staunton' } = picture;
  const layout = layoutOf(grid, orientation, {
    coordinates,
    ...(hands && { strips: styleOf(set, 'white').hasStands ? 'beside' : 'above and below' }),
    counters: counters !== undefined,
  });
  const { picture: size } = layout;
  const height = Math.round((width * size.height) / size.width);
  const { title, description } = picture;
  const root = {
    xmlns: 'http://www.w3.org/2000/svg',
    width,
    height,
    viewBox: `0 0 ${size.width} ${size.height}`,
    role: 'img',
    // read out whole where <desc> is passed over, and without ids, as aria-labelledby would need them
    'aria-label': description === '' ? title : `${title}. ${description}`,
  };
  const words = element('title', {}, escapeXml(title)) + element('desc', {}, escapeXml(description));
  return { svg: element('svg', root, words + paint(picture, layout, THEMES[name], coordinates)), width, height };
}

const CHECKERED: Ground = { cells: 'checkered' };

function paint(picture: GridPicture, layout: Layout, theme: Theme, coordinates: boolean): string {
  const { set = 'staunton', hands, counters, players } = picture;
  const board = paintPosition(picture, layout, theme, coordinates);
  return (
    (layout.left ? element('g', { transform: `translate(${layout.left} 0)` }, board) : board) +
    (hands ? paintHands(layout, theme, hands, set) : '') +
    (counters ? paintCounters(layout, theme, counters, players) : '')
  );
}

/** From the board upwards. */
function paintPosition(picture: GridPicture, layout: Layout, theme: Theme, coordinates: boolean): string {
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
  const { blocked = [], gates = [], towers, numbers, newest, owners } = picture;
  const ducks = cellsWithLook('duck', blocked, grid);
  return (
    paintBoard(layout, theme, ground, cellsWithLook('hole', blocked, grid)) +
    (coordinates ? paintNames(layout, theme, set, numbers) : '') +
    (turn ? paintTurn(layout, theme, set, turn) : '') +
    paintLastMove(layout, theme, lastMove) +
    paintHighlights(layout, theme, highlights) +
    paintChecks(layout, theme, check, styleOf(set, 'white').glow) +
    paintGates(layout, theme, gates) +
    paintWalls(layout, theme, cellsWithLook('wall', blocked, grid)) +
    paintTowers(layout, theme, towers) +
    paintPieces([...standingOn(layout, pieces, towers), ...ducksOn(layout, ducks)], theme, { set, orientation }) +
    (owners ? paintOwners(layout, theme, owners) : '') +
    (newest ? paintNewest(layout, theme, newest.cell, newest.side) : '')
  );
}

const paintNames = (layout: Layout, theme: Theme, set: PieceSet, numbers: GridPicture['numbers']): string =>
  numbers ? paintNumbers(layout, theme, numbers) : paintCoordinates(layout, theme, set);

function standingOn(layout: Layout, pieces: GridPicture['pieces'], towers: GridPicture['towers']) {
  return pieces.flatMap((face, cell) => {
    if (!face) return [];
    const [x, y] = cornerOf(layout, cell);
    return [{ face, x, y: y - towerHeight(towers?.get(cell)) }];
  });
}

const DUCK: PieceFace = { name: 'duck', color: 'neutral', letter: 'D' };

const ducksOn = (layout: Layout, cells: readonly number[]) =>
  cells.map((cell) => {
    const [x, y] = cornerOf(layout, cell);
    return { face: DUCK, x, y };
  });

/** A spot in the frame beside the player on turn, at the right unless the ranks are named there. */
function paintTurn({ grid, frame, width, top, orientation }: Layout, theme: Theme, set: PieceSet, turn: Side): string {
  const isBelow = (turn === 'white') === (orientation === 0);
  const fill = styleOf(set, turn).colorOf(turn, theme);
  const row = isBelow ? grid.ranks - 1 : 0;
  const cx = hasRankNamesOnRight(set) ? frame / 2 : width - frame / 2;
  const spot = { cx, cy: top + frame + (row + 0.5) * CELL, r: Math.min(12, frame / 3) };
  return element('circle', { ...spot, fill, stroke: theme.label, 'stroke-width': 2.5 });
}
