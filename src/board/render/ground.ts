import { svgElement } from '../../lib/svg.ts';
import { cellAt, cellCount, fileOf, rankOf } from '../grid.ts';
import { type BoardLayout, CELL_SIZE, cellCorner } from './layout.ts';
import { type NetworkLines, paintNetwork } from './network.ts';
import { type PointLines, paintPoints } from './points.ts';
import { squarePath } from './squares.ts';
import type { Theme } from './themes.ts';

/** How cells are drawn: as light and dark squares, as squares between lines, or as points where lines cross. */
export const CELL_LOOKS = ['checkered', 'plain', 'points'] as const;

/** Everything painted on the board below pieces and marks. */
export interface BoardGround extends NetworkLines, PointLines {
  /** How cells are drawn, one of `CELL_LOOKS`. A `network` has only its points and the lines between them. */
  cells: (typeof CELL_LOOKS)[number] | 'network';
  /** Whether the corner square at the first player's left is light. */
  startsLight?: boolean;
  /**
   * Distances of the star points (dots) from the edges of the board: in files from the sides, in ranks from the ends.
   */
  stars?: readonly [files: number, ranks: number] | undefined;
}

/**
 * Paints the frame and the squares. Cells that are not part of the board have the frame's colour. `marks` is painted
 * above the squares and below the lines, which keep their contrast.
 */
export function paintBoardGround(
  layout: BoardLayout,
  theme: Theme,
  ground: BoardGround,
  holes: readonly number[],
  marks: string,
): string {
  const { grid, frame, top, width } = layout;
  const inside = { x: frame, y: top + frame, width: grid.files * CELL_SIZE, height: grid.ranks * CELL_SIZE };
  const border = { fill: 'none', stroke: theme.label, 'stroke-opacity': 0.6, 'stroke-width': 2 };
  const edge = { y: top, width, height: inside.height + 2 * frame, rx: 10, fill: theme.frame };
  return (
    svgElement('rect', edge) +
    svgElement('rect', { ...inside, fill: ground.cells === 'checkered' ? theme.light : theme.plain }) +
    (ground.cells === 'checkered' ? darkSquares(layout, theme, ground) : '') +
    marks +
    LINES[ground.cells](layout, theme, ground) +
    (holes.length > 0
      ? svgElement('path', { d: squarePath(layout, holes), fill: theme.frame }) +
        svgElement('path', { d: holeBorderPath(layout, holes), 'stroke-linecap': 'square', ...border })
      : svgElement('rect', { ...inside, ...border }))
  );
}

const LINES: Record<BoardGround['cells'], (layout: BoardLayout, theme: Theme, ground: BoardGround) => string> = {
  checkered: () => '',
  plain: (layout, theme, { stars, diagonals = [] }) =>
    paintGridLines(layout, theme) +
    paintDiagonals(layout, theme, diagonals) +
    (stars ? paintStars(layout, theme, stars) : ''),
  points: paintPoints,
  network: paintNetwork,
};

/**
 * Paints the dark squares as one dashed line for each rank, which is shorter than a square each. The corner at the
 * first player's left is dark by default.
 */
function darkSquares(layout: BoardLayout, theme: Theme, { startsLight = false }: BoardGround): string {
  const { grid, frame, top, orientation } = layout;
  // Whether the upper left square, as the board is turned, is dark.
  const [file, rank] = orientation ? [grid.files - 1, 0] : [0, grid.ranks - 1];
  const startsDark = (file + rank) % 2 === (startsLight ? 1 : 0);
  const lines = Array.from({ length: grid.ranks }, (_, row) => {
    const indent = startsDark === (row % 2 === 0) ? 0 : CELL_SIZE;
    const y = top + frame + (row + 0.5) * CELL_SIZE;
    return `M${frame + indent} ${y}h${grid.files * CELL_SIZE - indent}`;
  });
  const dashes = { stroke: theme.dark, 'stroke-width': CELL_SIZE, 'stroke-dasharray': CELL_SIZE };
  return svgElement('path', { d: lines.join(''), ...dashes });
}

function paintGridLines(layout: BoardLayout, theme: Theme): string {
  const { grid, frame, top } = layout;
  const upright = Array.from(
    { length: grid.files + 1 },
    (_, i) => `M${frame + i * CELL_SIZE} ${top + frame}v${grid.ranks * CELL_SIZE}`,
  );
  const level = Array.from(
    { length: grid.ranks + 1 },
    (_, i) => `M${frame} ${top + frame + i * CELL_SIZE}h${grid.files * CELL_SIZE}`,
  );
  return svgElement('path', { d: [...upright, ...level].join(''), stroke: theme.line, 'stroke-width': 2.5 });
}

/** Paints slanting lines from the outer corner of one square to that of another. */
function paintDiagonals(layout: BoardLayout, theme: Theme, pairs: readonly (readonly [number, number])[]): string {
  if (pairs.length === 0) return '';
  const lines = pairs.map(([one, other]) => {
    const [[x, y], [u, v]] = [cellCorner(layout, one), cellCorner(layout, other)];
    // The corner away from the other square, to the right of or below the upper left one.
    const outer = (from: number, to: number) => from + (from > to ? CELL_SIZE : 0);
    return `M${outer(x, u)} ${outer(y, v)}L${outer(u, x)} ${outer(v, y)}`;
  });
  return svgElement('path', { d: lines.join(''), stroke: theme.line, 'stroke-width': 2.5 });
}

/** Paints four star points, one near each corner of the board. */
function paintStars(
  { grid, frame, top }: BoardLayout,
  theme: Theme,
  [files, ranks]: readonly [number, number],
): string {
  const r = 6;
  const spots = [files, grid.files - files].flatMap((file) =>
    [ranks, grid.ranks - ranks].map(
      (rank) =>
        `M${frame + file * CELL_SIZE - r} ${top + frame + rank * CELL_SIZE}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1-${2 * r} 0z`,
    ),
  );
  return svgElement('path', { d: [...new Set(spots)].join(''), fill: theme.line });
}

/** Path data of the borders of squares next to a hole or to the edge of the board. */
function holeBorderPath(layout: BoardLayout, holes: readonly number[]): string {
  const { grid, orientation } = layout;
  const holeCells = new Set(holes);
  // Direction of increasing files to the right and ranks upwards, as the board is turned.
  const direction = orientation ? -1 : 1;
  const isSquare = (file: number, rank: number): boolean =>
    file >= 0 && file < grid.files && rank >= 0 && rank < grid.ranks && !holeCells.has(cellAt(grid, file, rank));
  const bordersOf = (cell: number): string => {
    const [file, rank] = [fileOf(grid, cell), rankOf(grid, cell)];
    const [x, y] = cellCorner(layout, cell);
    return (
      (isSquare(file - direction, rank) ? '' : `M${x} ${y}v${CELL_SIZE}`) +
      (isSquare(file + direction, rank) ? '' : `M${x + CELL_SIZE} ${y}v${CELL_SIZE}`) +
      (isSquare(file, rank + direction) ? '' : `M${x} ${y}h${CELL_SIZE}`) +
      (isSquare(file, rank - direction) ? '' : `M${x} ${y + CELL_SIZE}h${CELL_SIZE}`)
    );
  };
  const cells = Array.from({ length: cellCount(grid) }, (_, cell) => cell);
  return cells.map((cell) => (holeCells.has(cell) ? '' : bordersOf(cell))).join('');
}
