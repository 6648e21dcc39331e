import { letteringPath } from '../../board/render/lettering.ts';
import { escapeXml, svgElement } from '../../lib/svg.ts';
import type { HexMap } from '../game.ts';
import { groundLookOf, paintGround } from './ground.ts';
import { cornerPoint, formatPoint, HEX_RADIUS, layoutOf, type MapLayout } from './layout.ts';
import { paintLegend } from './legend.ts';
import { paintFeatures, paintStarts } from './marks.ts';
import { paintSides } from './sides.ts';
import { MAP_STYLES, type MapStyle, type StyleName } from './styles.ts';

/** A map drawn as SVG, with its size in pixels. */
export interface MapDrawing {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

export interface DrawOptions {
  readonly style?: StyleName;
  /** Pixels from the centre of a hex to its corners. */
  readonly hexSize?: number;
  /** Whether to write the coordinates in each hex. Default: depends on the style. */
  readonly coordinates?: boolean;
  readonly legend?: boolean;
  /** Text description of the map, for people who cannot see it. */
  readonly description?: string;
}

/** Maximum number of hexes on a map that shows coordinates. On larger maps they would be illegible. */
const MAX_COORDINATE_HEXES = 2500;

/** Renders a map as SVG, without ids, fonts or style sheets, so that several drawings can share a page. */
export function renderMap(map: HexMap, options: DrawOptions = {}): MapDrawing {
  const { game } = map.request;
  const { style: name = 'illustrated', hexSize = 30, legend: hasLegend = true, description = '' } = options;
  const style: MapStyle = MAP_STYLES[name];
  const layout = layoutOf(map.grid, game.orientation);
  const legend = hasLegend ? paintLegend(map, layout, style, layout.height + 10) : { svg: '', width: 0, height: 0 };
  const width = Math.max(layout.width, legend.width);
  const height = layout.height + legend.height;
  const [pixelWidth, pixelHeight] = [width, height].map((units) =>
    Math.max(1, Math.round((units * hexSize) / HEX_RADIUS)),
  );
  const board = paint(map, layout, style, options.coordinates ?? style.coordinates);
  const left = (width - layout.width) / 2;
  const title = `${game.title}: map for ${map.request.players} players`;
  const root = {
    xmlns: 'http://www.w3.org/2000/svg',
    width: pixelWidth,
    height: pixelHeight,
    viewBox: `0 0 ${Math.ceil(width)} ${Math.ceil(height)}`,
    role: 'img',
    'aria-label': description === '' ? title : `${title}. ${description}`,
  };
  const content =
    svgElement('title', {}, escapeXml(title)) +
    (description === '' ? '' : svgElement('desc', {}, escapeXml(description))) +
    svgElement('rect', { width: Math.ceil(width), height: Math.ceil(height), fill: style.page, rx: 24 }) +
    (left > 0 ? svgElement('g', { transform: `translate(${Math.round(left)} 0)` }, board) : board) +
    legend.svg;
  return { svg: svgElement('svg', root, content), width: pixelWidth!, height: pixelHeight! };
}

function paint(map: HexMap, layout: MapLayout, style: MapStyle, coordinates: boolean): string {
  return (
    paintGround(map, layout, style) +
    paintRegions(map, layout, style) +
    paintSides(map, layout, style) +
    (coordinates && map.grid.size <= MAX_COORDINATE_HEXES ? paintCoordinates(map, layout, style) : '') +
    paintFeatures(map, layout, style) +
    paintStarts(map, layout, style)
  );
}

/** Draws the borders between regions. */
function paintRegions({ grid, region }: HexMap, layout: MapLayout, style: MapStyle): string {
  if (!region) return '';
  let d = '';
  for (let hex = 0; hex < grid.size; hex++) {
    for (let side = 0; side < 3; side++) {
      const beyond = grid.neighbors[hex * 6 + side]!;
      if (beyond < 0 || region[beyond] === region[hex]) continue;
      d += `M${formatPoint(...cornerPoint(layout, hex, (side + 5) % 6))}L${formatPoint(...cornerPoint(layout, hex, side))}`;
    }
  }
  if (d === '') return '';
  const stroke = { stroke: style.wall, 'stroke-width': 8, 'stroke-opacity': 0.75, 'stroke-linecap': 'round' };
  return svgElement('path', { d, fill: 'none', ...stroke });
}

const COORDINATE_SIZE = 19;

function paintCoordinates({ grid, terrain, request }: HexMap, layout: MapLayout, style: MapStyle): string {
  const dark = request.game.terrains.map((one) => groundLookOf(one).dark === true);
  const offsetY = layout.orientation === 'pointy' ? 66 : 68;
  const pathFor = (isDark: boolean) => {
    let d = '';
    for (let hex = 0; hex < grid.size; hex++) {
      if (dark[terrain[hex]!] !== isDark) continue;
      d += letteringPath(`${grid.q[hex]},${grid.r[hex]}`, COORDINATE_SIZE, layout.x[hex]!, layout.y[hex]! + offsetY);
    }
    return d;
  };
  // Dark letters on light ground, light letters on dark ground.
  const isNight = style.fill('#ffffff') !== '#ffffff';
  const colors = [isNight ? '#dbe4ee' : style.text, style.lineArt ? '#000000' : '#e6eaf2'];
  return [pathFor(false), pathFor(true)].map((d, i) => label(d, colors[i]!, style)).join('');
}

/** Draws letters. In line art they get a white edge to stay legible. */
function label(d: string, fill: string, style: MapStyle): string {
  if (d === '') return '';
  const edge = { fill: 'none', stroke: '#ffffff', 'stroke-width': 9, 'stroke-linejoin': 'round' };
  return (
    (style.lineArt ? svgElement('path', { d, ...edge }) : '') + svgElement('path', { d, fill, 'fill-opacity': 0.85 })
  );
}
