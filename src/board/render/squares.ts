import { markOn } from '../../lib/contrast.ts';
import { svgElement } from '../../lib/svg.ts';
import type { Grid } from '../grid.ts';
import { type BoardLayout, CELL_SIZE, cellCorner, cellMiddle, isOnBoard } from './layout.ts';
import { bracketsPath, LAST_MOVE_TINT, paintBrackets } from './marks/brackets.ts';
import { type HighlightedCell, paintHighlight } from './marks/highlights.ts';
import type { Theme } from './themes.ts';

/** How a blocked cell is drawn. */
export const BLOCKED_LOOKS = ['hole', 'wall', 'duck'] as const;

/** A cell that no piece can enter: a hole (not part of the board), a wall, or the duck of duck chess. */
export interface BlockedCell {
  cell: number;
  look: (typeof BLOCKED_LOOKS)[number];
}

/** The blocked cells on the board that are drawn in a given way. */
export const blockedCellsWithLook = (
  look: BlockedCell['look'],
  blocked: readonly BlockedCell[],
  grid: Grid,
): number[] => blocked.filter((one) => one.look === look && isOnBoard(grid, one.cell)).map(({ cell }) => cell);

const SQUARE = `h${CELL_SIZE}v${CELL_SIZE}h-${CELL_SIZE}z`;

/** Path data of the squares of some cells. */
export const squarePath = (layout: BoardLayout, cells: readonly number[]): string =>
  cells.map((cell) => `M${cellCorner(layout, cell).join(' ')}${SQUARE}`).join('');

/** Distance of the brackets of a last move from the edge of their square, and the length of their arms. */
const [BRACKET_INSET, BRACKET_ARM] = [5, 15];

/** What else is on the cells of a last move. */
interface LastMoveGround {
  readonly hasNumbers: boolean;
  /** Cells that stay without the tint, in which their piece would vanish. */
  readonly untinted: readonly number[];
}

/** Paints the cells of the last move in the theme's colour for it, with brackets in their corners. */
export function paintLastMove(
  layout: BoardLayout,
  theme: Theme,
  cells: readonly number[],
  { hasNumbers, untinted }: LastMoveGround,
): string {
  const known = cells.filter((cell) => isOnBoard(layout.grid, cell));
  if (known.length === 0) return '';
  const side = CELL_SIZE - 2 * BRACKET_INSET;
  const brackets = known.map((cell) => {
    const [x, y] = cellCorner(layout, cell);
    const box = { x: x + BRACKET_INSET, y: y + BRACKET_INSET, width: side, height: side, arm: BRACKET_ARM };
    return bracketsPath(box, hasNumbers ? 'upper left' : undefined);
  });
  const tinted = known.filter((cell) => !untinted.includes(cell));
  const tint = { fill: theme.lastMove, 'fill-opacity': LAST_MOVE_TINT };
  return (
    (tinted.length ? svgElement('path', { d: squarePath(layout, tinted), ...tint }) : '') +
    paintBrackets(brackets.join(''), theme)
  );
}

export const paintHighlights = (layout: BoardLayout, theme: Theme, marks: readonly HighlightedCell[]): string =>
  marks
    .filter(({ key }) => isOnBoard(layout.grid, key))
    .map(({ key, color }) => {
      const [x, y] = cellCorner(layout, key);
      const box = { x: x + 5, y: y + 5, width: CELL_SIZE - 10, height: CELL_SIZE - 10, rx: 4 };
      return paintHighlight(theme, color, (attributes) => svgElement('rect', { ...box, ...attributes }));
    })
    .join('');

/** The colour of the ring around a piece in check, which shows on dark squares, and thus on all. */
export const checkRing = ({ dark, check }: Theme): string => markOn(dark, check);

/** Paints a glow around pieces in check: discs that fade outwards up to the radius `reach`, with a ring around them. */
export function paintChecks(layout: BoardLayout, theme: Theme, cells: readonly number[], reach: number): string {
  return cells
    .filter((cell) => isOnBoard(layout.grid, cell))
    .map((cell) => {
      const [cx, cy] = cellMiddle(layout, cell);
      const disc = (r: number, ring = {}) =>
        svgElement('circle', { cx, cy, r, fill: theme.check, 'fill-opacity': 0.4, ...ring });
      return disc(reach, { stroke: checkRing(theme), 'stroke-width': 3 }) + disc(reach - 6) + disc(reach - 13);
    })
    .join('');
}

/** Paints a small triangle in the corner of squares with an open gate (Seirawan chess). */
export function paintGates(layout: BoardLayout, theme: Theme, cells: readonly number[]): string {
  const known = cells.filter((cell) => isOnBoard(layout.grid, cell));
  if (known.length === 0) return '';
  const corners = known.map((cell) => {
    const [x, y] = cellCorner(layout, cell);
    return `M${x} ${y + CELL_SIZE - 17}l17 17h-17z`;
  });
  return svgElement('path', { d: corners.join(''), fill: theme.badge });
}

/** Paints walls as brickwork. */
export function paintWalls(layout: BoardLayout, theme: Theme, cells: readonly number[]): string {
  if (cells.length === 0) return '';
  const joints = cells.map((cell) => {
    const [x, y] = cellCorner(layout, cell);
    return `M${x} ${y + 22.5}h90m-90 22.5h90m-90 22.5h90m-90 22.5h90m-68-90v22.5m45 0v22.5m-45 0v22.5m45 0v22.5`;
  });
  return (
    svgElement('path', { d: squarePath(layout, cells), fill: theme.wall }) +
    svgElement('path', { d: joints.join(''), fill: 'none', stroke: theme.mortar, 'stroke-width': 4 })
  );
}
