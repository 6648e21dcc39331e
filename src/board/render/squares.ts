import { element } from '../../lib/svg.ts';
import { cellAt, cellCount, fileName, fileOf, type Grid, rankOf } from '../grid.ts';
import { type Color, parseColor } from './color.ts';
import { CELL, cornerOf, fileX, isOnBoard, type Layout, rankY } from './layout.ts';
import { lettering } from './lettering.ts';
import type { Theme } from './themes.ts';

/** A cell that a caller wants to stand out, in a colour of theirs or the theme's. */
export interface Mark {
  key: number;
  color?: string | undefined;
}

export const LOOKS = ['hole', 'wall', 'duck'] as const;

/** A cell that nothing can enter, by its looks: not a part of the board at all, masonry, or a square with the duck. */
export interface Blocked {
  cell: number;
  look: (typeof LOOKS)[number];
}

/** The cells of one look that the board has. */
export const cellsWith = (look: Blocked['look'], blocked: readonly Blocked[], grid: Grid): number[] =>
  blocked.filter((one) => one.look === look && isOnBoard(grid, one.cell)).map(({ cell }) => cell);

const SQUARE = `h${CELL}v${CELL}h-${CELL}z`;

const squarePath = (layout: Layout, cells: readonly number[]): string =>
  cells.map((cell) => `M${cornerOf(layout, cell).join(' ')}${SQUARE}`).join('');

/** Frame and squares; where there is no square the frame goes on. */
export function paintBoard(layout: Layout, theme: Theme, checkered: boolean, holes: readonly number[]): string {
  const { grid, frame, top, width } = layout;
  const inside = { x: frame, y: top + frame, width: grid.files * CELL, height: grid.ranks * CELL };
  const border = { fill: 'none', stroke: theme.label, 'stroke-opacity': 0.6, 'stroke-width': 2 };
  const edge = { y: top, width, height: inside.height + 2 * frame, rx: 10, fill: theme.frame };
  return (
    element('rect', edge) +
    element('rect', { ...inside, fill: checkered ? theme.light : theme.plain }) +
    (checkered ? darkSquares(layout, theme) : lines(layout, theme)) +
    (holes.length > 0
      ? element('path', { d: squarePath(layout, holes), fill: theme.frame }) +
        element('path', { d: shorePath(layout, holes), 'stroke-linecap': 'square', ...border })
      : element('rect', { ...inside, ...border }))
  );
}

/** The sides of squares beyond which there is none. */
function shorePath(layout: Layout, holes: readonly number[]): string {
  const { grid, orientation } = layout;
  const gone = new Set(holes);
  // from left to right and from below upwards, as the board lies
  const way = orientation ? -1 : 1;
  const isSquare = (file: number, rank: number): boolean =>
    file >= 0 && file < grid.files && rank >= 0 && rank < grid.ranks && !gone.has(cellAt(grid, file, rank));
  const shoreOf = (cell: number): string => {
    const [file, rank] = [fileOf(grid, cell), rankOf(grid, cell)];
    const [x, y] = cornerOf(layout, cell);
    return (
      (isSquare(file - way, rank) ? '' : `M${x} ${y}v${CELL}`) +
      (isSquare(file + way, rank) ? '' : `M${x + CELL} ${y}v${CELL}`) +
      (isSquare(file, rank + way) ? '' : `M${x} ${y}h${CELL}`) +
      (isSquare(file, rank - way) ? '' : `M${x} ${y + CELL}h${CELL}`)
    );
  };
  const cells = Array.from({ length: cellCount(grid) }, (_, cell) => cell);
  return cells.map((cell) => (gone.has(cell) ? '' : shoreOf(cell))).join('');
}

/** The corner at the first player's left is dark. */
function darkSquares(layout: Layout, theme: Theme): string {
  const { grid } = layout;
  const cells = Array.from({ length: cellCount(grid) }, (_, cell) => cell);
  const dark = cells.filter((cell) => (fileOf(grid, cell) + rankOf(grid, cell)) % 2 === 0);
  return element('path', { d: squarePath(layout, dark), fill: theme.dark });
}

function lines(layout: Layout, theme: Theme): string {
  const { grid, frame, top } = layout;
  const upright = Array.from(
    { length: grid.files + 1 },
    (_, i) => `M${frame + i * CELL} ${top + frame}v${grid.ranks * CELL}`,
  );
  const level = Array.from(
    { length: grid.ranks + 1 },
    (_, i) => `M${frame} ${top + frame + i * CELL}h${grid.files * CELL}`,
  );
  return element('path', { d: [...upright, ...level].join(''), stroke: theme.line, 'stroke-width': 2.5 });
}

/** Letters below and numbers at the left, whichever way the board lies. */
export function paintCoordinates(layout: Layout, theme: Theme): string {
  const { grid, frame, top } = layout;
  const size = 25;
  const below = top + frame * 1.5 + grid.ranks * CELL;
  const files = Array.from({ length: grid.files }, (_, file) =>
    lettering(fileName(file), size, fileX(layout, file) + CELL / 2, below),
  );
  const ranks = Array.from({ length: grid.ranks }, (_, rank) =>
    lettering(String(rank + 1), size, frame / 2, rankY(layout, rank) + CELL / 2),
  );
  return element('path', { d: [...files, ...ranks].join(''), fill: theme.label });
}

export function paintLastMove(layout: Layout, theme: Theme, cells: readonly number[]): string {
  const known = cells.filter((cell) => isOnBoard(layout.grid, cell));
  if (known.length === 0) return '';
  return element('path', { d: squarePath(layout, known), fill: theme.lastMove, 'fill-opacity': 0.55 });
}

/** A tint with a border of the same colour, so that it shows on squares of nearly that colour too. */
export function paintHighlights(layout: Layout, theme: Theme, marks: readonly Mark[]): string {
  return marks
    .filter(({ key }) => isOnBoard(layout.grid, key))
    .map(({ key, color }) => {
      const [x, y] = cornerOf(layout, key);
      const { paint, alpha = 1 }: Color = (color && parseColor(color)) || { paint: theme.highlight };
      const box = { x: x + 4, y: y + 4, width: CELL - 8, height: CELL - 8, rx: 4, fill: paint, stroke: paint };
      return element('rect', { ...box, 'fill-opacity': 0.5 * alpha, 'stroke-opacity': alpha, 'stroke-width': 8 });
    })
    .join('');
}

/** Rings that grow fainter outwards. */
export function paintChecks(layout: Layout, theme: Theme, cells: readonly number[]): string {
  return cells
    .filter((cell) => isOnBoard(layout.grid, cell))
    .map((cell) => {
      const [x, y] = cornerOf(layout, cell);
      const ring = (r: number) =>
        element('circle', { cx: x + CELL / 2, cy: y + CELL / 2, r, fill: theme.check, 'fill-opacity': 0.4 });
      return ring(44) + ring(38) + ring(31);
    })
    .join('');
}

/** A small corner of the squares whose pieces may still let another in when they leave. */
export function paintGates(layout: Layout, theme: Theme, cells: readonly number[]): string {
  const known = cells.filter((cell) => isOnBoard(layout.grid, cell));
  if (known.length === 0) return '';
  const corners = known.map((cell) => {
    const [x, y] = cornerOf(layout, cell);
    return `M${x} ${y + CELL - 17}l17 17h-17z`;
  });
  return element('path', { d: corners.join(''), fill: theme.badge, 'fill-opacity': 0.85 });
}

/** Masonry. */
export function paintWalls(layout: Layout, theme: Theme, cells: readonly number[]): string {
  if (cells.length === 0) return '';
  const joints = cells.map((cell) => {
    const [x, y] = cornerOf(layout, cell);
    return `M${x} ${y + 22.5}h90m-90 22.5h90m-90 22.5h90m-90 22.5h90m-68-90v22.5m45 0v22.5m-45 0v22.5m45 0v22.5`;
  });
  return (
    element('path', { d: squarePath(layout, cells), fill: theme.wall }) +
    element('path', { d: joints.join(''), fill: 'none', stroke: theme.mortar, 'stroke-width': 4 })
  );
}
