import { svgElement } from '../../lib/svg.ts';
import { formatPoint, HEX_RADIUS, hexOutlinePath, type MapLayout } from './layout.ts';
import { drawDisc } from './marks.ts';
import { type MapStyle, PLAYER_COLORS } from './styles.ts';
import { drawText } from './thing.ts';

/** A token that players put on a hex: a disc with up to three characters. */
export interface MapToken {
  readonly hex: number;
  readonly label: string;
  /** Index of its colour in `PLAYER_COLORS`. */
  readonly color: number;
}

const TOKEN_RADIUS = 44;

/** Draws tokens in the middle of their hexes. */
export const paintTokens = (tokens: readonly MapToken[], { x, y }: MapLayout, style: MapStyle): string =>
  tokens.map(({ hex, label, color }) => tokenSvg(label, color, x[hex]!, y[hex]!, style)).join('');

function tokenSvg(label: string, color: number, x: number, y: number, style: MapStyle): string {
  const { fill, text } = style.lineArt ? { fill: '#ffffff', text: '#000000' } : PLAYER_COLORS[color]!;
  const size = TOKEN_RADIUS * (label.length > 2 ? 0.72 : label.length > 1 ? 0.9 : 1.15);
  const rim = svgElement('circle', { cx: x, cy: y, r: TOKEN_RADIUS + 5, fill: style.lineArt ? '#000000' : '#ffffff' });
  const disc = svgElement('circle', { cx: x, cy: y, r: TOKEN_RADIUS, fill, stroke: '#1c1712', 'stroke-width': 4 });
  return rim + disc + drawText(label, size, x, y, text, fill).svg;
}

/** Colours of marks that must be seen on any ground: a dark line with a light edge. */
const [MARK_LINE, MARK_EDGE] = ['#7a0f2a', '#ffffff'];

/** Draws a path from hex to hex, with a ring at its start and its length in a disc at its end. */
export function paintPath(hexes: readonly number[], cost: number, { x, y }: MapLayout, style: MapStyle): string {
  const [start, goal] = [hexes[0]!, hexes.at(-1)!];
  const d = hexes.map((hex, i) => `${i ? 'L' : 'M'}${formatPoint(x[hex]!, y[hex]!)}`).join('');
  const stroke = { d, fill: 'none', 'stroke-linejoin': 'round', 'stroke-linecap': 'round' };
  const ring = { cx: x[start]!, cy: y[start]!, r: 22, fill: MARK_EDGE, stroke: MARK_LINE, 'stroke-width': 10 };
  return (
    svgElement('path', { ...stroke, stroke: MARK_EDGE, 'stroke-width': 22 }) +
    svgElement('path', { ...stroke, stroke: MARK_LINE, 'stroke-width': 12, 'stroke-dasharray': '26 20' }) +
    svgElement('circle', ring) +
    drawDisc('path', { words: String(cost) }, x[goal]!, y[goal]!, 38, style).svg
  );
}

/** Marks a view: what is hidden is dimmed and crossed, what is seen has a dot, the origin a ring. */
export function paintSight(
  origin: number,
  visible: readonly number[],
  hidden: readonly number[],
  layout: MapLayout,
): string {
  const { x, y } = layout;
  const dimmed = hidden.map((hex) => hexOutlinePath(layout, hex)).join('');
  const crosses = hidden.map((hex) => `M${formatPoint(x[hex]! - 16, y[hex]! - 16)}l32 32m0-32l-32 32`).join('');
  const dots = visible.map((hex) => `M${formatPoint(x[hex]!, y[hex]!)}h0`).join('');
  const ring = { cx: x[origin]!, cy: y[origin]!, r: 0.72 * HEX_RADIUS, fill: 'none' };
  const dot = { d: dots, fill: 'none', 'stroke-linecap': 'round' };
  return (
    (dimmed && svgElement('path', { d: dimmed, fill: '#000000', 'fill-opacity': 0.55 })) +
    (crosses && svgElement('path', { d: crosses, fill: 'none', stroke: '#ffffff', 'stroke-width': 6 })) +
    svgElement('path', { ...dot, stroke: MARK_LINE, 'stroke-width': 34 }) +
    svgElement('path', { ...dot, stroke: MARK_EDGE, 'stroke-width': 22 }) +
    svgElement('circle', { ...ring, stroke: MARK_EDGE, 'stroke-width': 18 }) +
    svgElement('circle', { ...ring, stroke: MARK_LINE, 'stroke-width': 9 })
  );
}
