import { inkOn } from '../../lib/contrast.ts';
import { svgElement } from '../../lib/svg.ts';
import { fileOf } from '../grid.ts';
import { type BoardLayout, CELL_SIZE, cellMiddle, isOnBoard } from './layout.ts';
import { characterRowPath } from './text/characters.ts';
import type { Theme } from './themes.ts';

/** Distance from the middle of a cell to its edge. */
const HALF = CELL_SIZE / 2;

/** Lines and dots on a board of points, in addition to its files and ranks. */
export interface PointLines {
  /** Points marked with a dot. */
  dots?: readonly number[];
  /** Pairs of points joined by a diagonal line. */
  diagonals?: readonly (readonly [number, number])[];
  /** Number of ranks below the river. */
  river?: number | undefined;
  /** Points marked with four small angles. */
  crosses?: readonly number[];
}

/** Paints a board of points: lines through the middles of the cells, marks and the river. */
export function paintPoints(layout: BoardLayout, theme: Theme, ground: PointLines): string {
  const fine = { fill: 'none', stroke: theme.line, 'stroke-width': 2.5, 'stroke-linecap': 'round' };
  const d = gridPath(layout, ground.river) + diagonalsPath(layout, ground.diagonals ?? []);
  return (
    svgElement('path', { d, ...fine }) +
    paintCrosses(layout, theme, ground.crosses ?? []) +
    paintDots(layout, theme, ground.dots ?? []) +
    (ground.river === undefined ? '' : paintRiverName(layout, theme, ground.river))
  );
}

/** Path data of files and ranks. The two outermost files cross the river; the others end at its banks. */
function gridPath({ grid, frame, top, orientation }: BoardLayout, river: number | undefined): string {
  const [left, upper] = [frame + HALF, top + frame + HALF];
  const [width, height] = [(grid.files - 1) * CELL_SIZE, (grid.ranks - 1) * CELL_SIZE];
  const level = Array.from({ length: grid.ranks }, (_, i) => `M${left} ${upper + i * CELL_SIZE}h${width}`);
  const above = river === undefined ? 0 : ranksAbove({ ranks: grid.ranks, orientation, river });
  const upright = Array.from({ length: grid.files }, (_, i) => {
    const x = left + i * CELL_SIZE;
    const isWhole = above === 0 || i === 0 || i === grid.files - 1;
    if (isWhole) return `M${x} ${upper}v${height}`;
    return `M${x} ${upper}v${(above - 1) * CELL_SIZE}m0 ${CELL_SIZE}V${upper + height}`;
  });
  return [...level, ...upright].join('');
}

/** Number of ranks drawn above the river. */
const ranksAbove = ({ ranks, orientation, river }: { ranks: number; orientation: 0 | 1; river: number }): number =>
  orientation ? river : ranks - river;

const diagonalsPath = (layout: BoardLayout, pairs: readonly (readonly [number, number])[]): string =>
  pairs.map(([one, other]) => `M${cellMiddle(layout, one).join(' ')}L${cellMiddle(layout, other).join(' ')}`).join('');

/** Radius of a dot; `large` is for boards with more than `WIDE_FILES` files, whose cells are drawn smaller. */
const RADIUS = { usual: 8, large: 11 } as const;
const WIDE_FILES = 14;

function paintDots(layout: BoardLayout, theme: Theme, cells: readonly number[]): string {
  const r = layout.grid.files > WIDE_FILES ? RADIUS.large : RADIUS.usual;
  const spots = cells.map((cell) => {
    const [x, y] = cellMiddle(layout, cell);
    return `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1-${2 * r} 0z`;
  });
  return spots.length ? svgElement('path', { d: spots.join(''), fill: theme.line }) : '';
}

/** Distance between a point and the small angles around it. */
const MARK_GAP = 6;
/** Length of the arms of the small angles around a point. */
const MARK_LENGTH = 13;

/**
 * Paints four small angles around the starting points of soldiers and cannons, leaving out those beyond the edge of the
 * board.
 */
function paintCrosses(layout: BoardLayout, theme: Theme, cells: readonly number[]): string {
  const known = cells.filter((cell) => isOnBoard(layout.grid, cell));
  if (known.length === 0) return '';
  const angles = known.flatMap((cell) => {
    const [x, y] = cellMiddle(layout, cell);
    return sidesOf(layout, cell).flatMap((dx) =>
      [-1, 1].map(
        (dy) => `M${x + dx * (MARK_GAP + MARK_LENGTH)} ${y + dy * MARK_GAP}h${-dx * MARK_LENGTH}v${dy * MARK_LENGTH}`,
      ),
    );
  });
  return svgElement('path', { d: angles.join(''), fill: 'none', stroke: theme.line, 'stroke-width': 2 });
}

function sidesOf({ grid, orientation }: BoardLayout, cell: number): number[] {
  const file = orientation ? grid.files - 1 - fileOf(grid, cell) : fileOf(grid, cell);
  return [-1, 1].filter((dx) => file + dx >= 0 && file + dx < grid.files);
}

/** Texts written on the river: Chu river, Han border. */
export const RIVER_NAMES = ['楚河', '漢界'] as const;

/** The ink of the texts on the river. */
export const riverInk = ({ plain, wall }: Theme): string => inkOn(plain, wall);

/** Paints the two texts written on the river. */
function paintRiverName({ grid, frame, top, orientation }: BoardLayout, theme: Theme, river: number): string {
  const y = top + frame + ranksAbove({ ranks: grid.ranks, orientation, river }) * CELL_SIZE;
  const width = grid.files * CELL_SIZE;
  const [left, right] = RIVER_NAMES.map((name, i) => characterRowPath(name, 54, frame + (width * (1 + 2 * i)) / 4, y));
  return svgElement('path', { d: left! + right!, fill: riverInk(theme) });
}
