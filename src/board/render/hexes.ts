import { svgElement } from '../../lib/svg.ts';
import { LAST_MOVE_TINT, paintBrackets, signInk } from './marks/brackets.ts';
import { type HighlightedCell, paintHighlight } from './marks/highlights.ts';
import {
  CELL_WIDTH,
  type Label,
  type Point,
  paintLabels,
  polylinePath,
  renderSheetPicture,
  type SheetPicture,
  type StoneColor,
  stonePaint,
} from './plane.ts';
import { type BoardImage, boxAround } from './svg-picture.ts';

/** An edge of a cell on the outline of the board. Edges are counted clockwise from the upper right. */
export interface OutlineEdge {
  readonly cell: number;
  readonly edge: number;
  /** The player who owns this side of the board; undefined if nobody does. */
  readonly stone?: StoneColor | undefined;
}

/** A board of pointy-top hexagons, as drawn. Contains no rules. */
export interface HexesPicture extends SheetPicture {
  /** Centre of each cell. */
  readonly middles: readonly Point[];
  readonly stones: readonly (StoneColor | undefined)[];
  /** Cells drawn in the darker colour. */
  readonly dark: readonly number[];
  readonly borders: readonly OutlineEdge[];
  readonly labels: readonly Label[];
  /** Cells of the winning chain. `joints` has the pairs of them that are adjacent. */
  readonly chain: readonly number[];
  readonly joints: readonly (readonly [number, number])[];
  readonly highlights: readonly HighlightedCell[];
  readonly lastMove: readonly number[];
}

const RADIUS = CELL_WIDTH / Math.sqrt(3);
const STONE_RADIUS = 0.39 * CELL_WIDTH;
const BAND_WIDTH = 21;

/** A corner of a cell; corners are counted clockwise from the top. */
function corner([x, y]: Point, index: number, radius = RADIUS): Point {
  const angle = (Math.PI / 3) * index;
  return [x + radius * Math.sin(angle), y - radius * Math.cos(angle)];
}

const hexagon = (middle: Point, radius: number): string =>
  `${polylinePath([0, 1, 2, 3, 4, 5].map((index) => corner(middle, index, radius)))}z`;

/** Renders a board of hexagons as SVG without ids or fonts. */
export function renderHexes(picture: HexesPicture): BoardImage {
  const { theme, middles, labels } = picture;
  const outline = middles.flatMap((middle) => [0, 1, 2, 3, 4, 5].map((index) => corner(middle, index)));
  const painted =
    paintBorders(picture) +
    paintCells(picture) +
    paintLastMove(picture) +
    paintMarks(picture) +
    paintJoints(picture) +
    paintStones(picture) +
    paintLabels(theme, labels);
  return {
    ...renderSheetPicture(picture, [...outline, ...labels.map(({ at }) => at)], painted),
    cells: middles.map(([x, y], key) => boxAround(key, x, y, CELL_WIDTH / 2)),
  };
}

/** Paints bands in the players' colours along the sides, outlined to stand out from any background. */
function paintBorders({ theme, borders, middles }: HexesPicture): string {
  const groups = new Map<StoneColor | undefined, string[]>();
  for (const { cell, edge, stone } of borders) {
    const middle = middles[cell]!;
    const part = polylinePath([corner(middle, edge, RADIUS + 6), corner(middle, edge + 1, RADIUS + 6)]);
    groups.set(stone, [...(groups.get(stone) ?? []), part]);
  }
  const band = (d: string, stroke: string, width: number) =>
    svgElement('path', { d, fill: 'none', stroke, 'stroke-width': width, 'stroke-linecap': 'round' });
  const parts = [...groups].map(([stone, data]) => [stone, data.join('')] as const);
  return (
    parts.map(([, d]) => band(d, theme.frame, BAND_WIDTH + 5)).join('') +
    parts.map(([stone, d]) => band(d, stone ? stonePaint(theme, stone).fill : theme.line, BAND_WIDTH)).join('')
  );
}

function paintCells({ theme, middles, dark }: HexesPicture): string {
  const [plain, other] = [false, true].map((isDark) =>
    middles.flatMap((middle, cell) => (dark.includes(cell) === isDark ? [hexagon(middle, RADIUS)] : [])).join(''),
  );
  const line = { stroke: theme.line, 'stroke-width': 3, 'stroke-linejoin': 'round' };
  return (
    svgElement('path', { d: plain!, fill: theme.plain, ...line }) +
    (other ? svgElement('path', { d: other, fill: theme.dark, ...line }) : '')
  );
}

/** Distance of the brackets of a last move from the corners of their cell, and the length of their arms. */
const [BRACKET_INSET, BRACKET_ARM] = [8, 13];

/** Path data of brackets in the corners of a cell. */
function cellBrackets(middle: Point): string {
  const radius = RADIUS - BRACKET_INSET;
  const part = BRACKET_ARM / radius;
  const towards = ([x, y]: Point, [toX, toY]: Point): Point => [x + (toX - x) * part, y + (toY - y) * part];
  return [0, 1, 2, 3, 4, 5]
    .map((index) => {
      const [before, at, after] = [index - 1, index, index + 1].map((one) => corner(middle, one, radius)) as Point[];
      return polylinePath([towards(at!, before!), at!, towards(at!, after!)]);
    })
    .join('');
}

function paintLastMove({ theme, lastMove, middles }: HexesPicture): string {
  const cells = lastMove.map((cell) => middles[cell]!);
  const tint = { fill: theme.lastMove, 'fill-opacity': LAST_MOVE_TINT };
  return (
    cells.map((middle) => svgElement('path', { d: hexagon(middle, RADIUS - 2), ...tint })).join('') +
    paintBrackets(cells.map(cellBrackets).join(''), theme)
  );
}

const paintMarks = ({ theme, highlights, middles }: HexesPicture): string =>
  highlights
    .map(({ key, color }) => {
      const d = hexagon(middles[key]!, RADIUS - 8);
      return paintHighlight(theme, color, (attributes) => svgElement('path', { d, ...attributes }));
    })
    .join('');

/** Breadth of the thin lines on both sides of what is bright. */
const CASING = 2.5;

/** Paints a bright line, between two thin ones, that joins the stones of the winning chain. */
function paintJoints({ theme, middles, joints }: HexesPicture): string {
  if (!joints.length) return '';
  const d = joints.map(([one, other]) => polylinePath([middles[one]!, middles[other]!])).join('');
  const line = (stroke: string, width: number) =>
    svgElement('path', { d, fill: 'none', stroke, 'stroke-width': width, 'stroke-linecap': 'round' });
  return line(signInk(theme), 26 + 2 * CASING) + line(theme.lastMove, 26);
}

function paintStones({ theme, stones, middles, chain }: HexesPicture): string {
  return stones
    .map((stone, cell) => {
      if (!stone) return '';
      const [cx, cy] = middles[cell]!;
      const { fill, edge } = stonePaint(theme, stone);
      const circle = (stroke: string, width: number) =>
        svgElement('circle', { cx, cy, r: STONE_RADIUS, fill, stroke, 'stroke-width': width });
      if (!chain.includes(cell)) return circle(edge, 4);
      return circle(signInk(theme), 9 + 2 * CASING) + circle(theme.lastMove, 9);
    })
    .join('');
}
