import { svgElement } from '../../lib/svg.ts';
import { HEX_SIDE_COUNT, oppositeDirection } from '../coordinates.ts';
import type { HexMap, HexSideKind } from '../game.ts';
import { NO_HEX } from '../grid.ts';
import { groundLookOf } from './ground.ts';
import { formatPoint, hexSidePath, type MapLayout, sideMidpoint } from './layout.ts';
import type { MapStyle } from './styles.ts';

/** Draws the sides of all kinds, such as rivers, roads and walls, in the order of the game's side kinds. */
export function paintSides(map: HexMap, layout: MapLayout, style: MapStyle): string {
  return map.request.game.sides.map((rule) => PAINTERS[rule.effect](map, layout, style, rule)).join('');
}

type Painter = (map: HexMap, layout: MapLayout, style: MapStyle, rule: HexSideKind) => string;

/** Draws lines through the hexes, from side to side. */
const alongHexes =
  (width: number, color: (style: MapStyle) => string, dash?: string): Painter =>
  (map, layout, style, { slug }) => {
    // Rivers that flow into water end at the shore.
    const wet = map.request.game.terrains.map((terrain) => groundLookOf(terrain).liquid === true);
    const d = eachHex(map, slug, (hex, sides) => (wet[map.terrain[hex]!] ? '' : pathThrough(layout, hex, sides)));
    if (d === '') return '';
    const stroke = { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
    const bank = { stroke: style.bank, 'stroke-width': width + 6, 'stroke-opacity': 0.8 };
    const casing = dash ? '' : svgElement('path', { d, ...stroke, ...bank });
    return (
      casing +
      svgElement('path', { d, ...stroke, stroke: color(style), 'stroke-width': width, 'stroke-dasharray': dash })
    );
  };

/** Draws lines along the borders between hexes. */
const alongBorders =
  (width: number, color: (style: MapStyle) => string): Painter =>
  (map, layout, style, { slug }) => {
    const d = eachHex(map, slug, (hex, sides) =>
      sides
        .filter((side) => isFirst(map, hex, side))
        .map((side) => hexSidePath(layout, hex, side))
        .join(''),
    );
    if (d === '') return '';
    const stroke = { fill: 'none', 'stroke-linecap': 'round' };
    // In line art, water is a white line with black edges.
    const bank = style.lineArt
      ? svgElement('path', { d, ...stroke, stroke: style.bank, 'stroke-width': width + 7 })
      : '';
    return bank + svgElement('path', { d, ...stroke, stroke: color(style), 'stroke-width': width });
  };

/** Draws a bar across the side between two hexes. */
const across: Painter = (map, layout, style, { slug }) => {
  const d = eachHex(map, slug, (hex, sides) =>
    sides
      .filter((side) => isFirst(map, hex, side))
      .map(
        (side) =>
          `M${formatPoint(...sideMidpoint(layout, hex, side, 0.74))}L${formatPoint(...sideMidpoint(layout, hex, side, 1.26))}`,
      )
      .join(''),
  );
  if (d === '') return '';
  return (
    svgElement('path', { d, fill: 'none', stroke: style.wall, 'stroke-width': 36 }) +
    svgElement('path', { d, fill: 'none', stroke: style.token, 'stroke-width': 24 })
  );
};

const PAINTERS: Record<HexSideKind['effect'], Painter> = {
  ford: alongHexes(19, (style) => style.river),
  slow: alongBorders(18, (style) => style.river),
  close: alongBorders(16, (style) => style.wall),
  ease: alongHexes(8, (style) => style.road, '16 9'),
  open: across,
};

/** Whether this hex is the one that draws a side. Each side belongs to two hexes but is drawn once. */
const isFirst = ({ grid }: HexMap, hex: number, side: number): boolean => {
  const beyond = grid.neighbors[hex * HEX_SIDE_COUNT + side]!;
  return beyond === NO_HEX || hex < beyond;
};

function eachHex({ sides = {} }: HexMap, slug: string, draw: (hex: number, sides: number[]) => string): string {
  const mask = sides[slug];
  if (!mask) return '';
  let d = '';
  for (let hex = 0; hex < mask.length; hex++) {
    if (mask[hex])
      d += draw(
        hex,
        [0, 1, 2, 3, 4, 5].filter((side) => mask[hex]! & (1 << side)),
      );
  }
  return d;
}

/** Connects the midpoints of a hex's sides by smooth curves: one line goes straight through, and the others join it. */
function pathThrough(layout: MapLayout, hex: number, sides: readonly number[]): string {
  const [x, y] = [layout.x[hex]!, layout.y[hex]!];
  const point = (side: number) => formatPoint(...sideMidpoint(layout, hex, side));
  if (sides.length === 1) return `M${point(sides[0]!)}L${formatPoint(x, y)}`;
  const main = sides.find((side) => sides.includes(oppositeDirection(side))) ?? sides[0]!;
  const end = sides.includes(oppositeDirection(main)) ? oppositeDirection(main) : sides.find((side) => side !== main)!;
  const rest = sides.filter((side) => side !== main && side !== end);
  const curve = (from: number, to: number) => `M${point(from)}Q${formatPoint(x, y)} ${point(to)}`;
  return curve(main, end) + rest.map((side) => curve(side, end)).join('');
}
