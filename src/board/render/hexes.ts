import { svgElement } from '../../lib/svg.ts';
import { type ParsedColor, parseColor } from './color.ts';
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
import type { HighlightedCell } from './squares.ts';
import type { SvgImage } from './svg-picture.ts';
import type { Theme } from './themes.ts';

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
export function renderHexes(picture: HexesPicture): SvgImage {
  const { theme, middles, labels } = picture;
  const outline = middles.flatMap((middle) => [0, 1, 2, 3, 4, 5].map((index) => corner(middle, index)));
  const painted =
    paintBorders(picture) +
    paintCells(picture) +
    paintMarks(picture) +
    paintJoints(picture) +
    paintStones(picture) +
    paintLabels(theme, labels);
  return renderSheetPicture(picture, [...outline, ...labels.map(({ at }) => at)], painted);
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

/** SVG attributes of a highlighted cell: a tint with a border of the same colour. */
export function highlightAttributes(theme: Theme, color: string | undefined) {
  const { paint, alpha = 1 }: ParsedColor = (color && parseColor(color)) || { paint: theme.highlight };
  return { fill: paint, stroke: paint, 'fill-opacity': 0.5 * alpha, 'stroke-opacity': alpha, 'stroke-width': 8 };
}

const paintMarks = ({ theme, highlights, middles }: HexesPicture): string =>
  highlights
    .map(({ key, color }) =>
      svgElement('path', { d: hexagon(middles[key]!, RADIUS - 8), ...highlightAttributes(theme, color) }),
    )
    .join('');

/** Paints a bright line that joins the stones of the winning chain. */
function paintJoints({ theme, middles, joints }: HexesPicture): string {
  if (!joints.length) return '';
  const d = joints.map(([one, other]) => polylinePath([middles[one]!, middles[other]!])).join('');
  return svgElement('path', { d, fill: 'none', stroke: theme.lastMove, 'stroke-width': 26, 'stroke-linecap': 'round' });
}

function paintStones({ theme, stones, middles, chain }: HexesPicture): string {
  return stones
    .map((stone, cell) => {
      if (!stone) return '';
      const [cx, cy] = middles[cell]!;
      const { fill, edge } = stonePaint(theme, stone);
      const isJoined = chain.includes(cell);
      const ring = isJoined ? { stroke: theme.lastMove, 'stroke-width': 9 } : { stroke: edge, 'stroke-width': 4 };
      return svgElement('circle', { cx, cy, r: STONE_RADIUS, fill, ...ring });
    })
    .join('');
}
