import { type PlacedText, paintEdgedTexts, paintTexts } from '../../board/render/text/texts.ts';
import { groupBy } from '../../lib/group-by.ts';
import { escapeXml, svgElement } from '../../lib/svg.ts';
import type { HexMap } from '../game.ts';
import { paintGround } from './ground.ts';
import { type Label, NAME_EDGE } from './labels.ts';
import { HEX_RADIUS, layoutOf, type MapLayout } from './layout.ts';
import { legendBelow, paintLegend } from './legend.ts';
import { arrange, type CoordinatesChoice, type Scene } from './scene.ts';
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
  /** Whether to write the axial coordinates, or the number, in each hex. Default: depends on the style. */
  readonly coordinates?: CoordinatesChoice;
  readonly legend?: boolean;
  /** Text description of the map, for people who cannot see it. */
  readonly description?: string;
  /** Markup painted over the map, in its drawing units; see `overlay.ts`. */
  readonly over?: string;
}

/** Renders a map as SVG, without ids, fonts or style sheets, so that several drawings can share a page. */
export function renderMap(map: HexMap, options: DrawOptions = {}): MapDrawing {
  const { game } = map.request;
  const { style: name = 'illustrated', hexSize = 30, legend: hasLegend = true, description = '' } = options;
  const style: MapStyle = MAP_STYLES[name];
  const layout = layoutOf(map.grid, game.orientation);
  const scene = arrange(map, layout, style, options.coordinates ?? style.coordinates);
  const legend = hasLegend
    ? paintLegend(map, layout, style, scene, legendBelow(layout))
    : { svg: '', width: 0, height: 0 };
  const width = Math.max(layout.width, legend.width);
  const height = layout.height + legend.height;
  const [pixelWidth, pixelHeight] = [width, height].map((units) =>
    Math.max(1, Math.round((units * hexSize) / HEX_RADIUS)),
  );
  const board = paintBoard(map, layout, style, scene) + (options.over ?? '');
  const left = (width - layout.width) / 2;
  const title = titleOf(map);
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

/** The parts of a drawing that a page keeps apart: the map, in the units of its layout, and its legend. */
export interface MapPieces {
  readonly layout: MapLayout;
  readonly style: MapStyle;
  readonly board: string;
  readonly legend: { readonly svg: string; readonly width: number; readonly height: number };
}

/** Draws a map and its legend apart from each other, without a frame. */
export function drawPieces(map: HexMap, { style: name = 'illustrated', coordinates }: DrawOptions): MapPieces {
  const style: MapStyle = MAP_STYLES[name];
  const layout = layoutOf(map.grid, map.request.game.orientation);
  const scene = arrange(map, layout, style, coordinates ?? style.coordinates);
  const legend = paintLegend(map, layout, style, scene, { ...legendBelow(layout), top: 0 });
  return { layout, style, board: paintBoard(map, layout, style, scene), legend };
}

/** Names a map: "Colony: map for 4 players". */
export const titleOf = ({ request: { game, players } }: HexMap): string =>
  `${game.title}: map for ${players} ${players === 1 ? 'player' : 'players'}`;

/** Paints a map: its ground, lines, coordinates, things and names. */
export const paintBoard = (map: HexMap, layout: MapLayout, style: MapStyle, scene: Scene): string =>
  paintGround(map, layout, style, scene.clear) +
  scene.lines.map(({ svg }) => svg).join('') +
  paintCoordinates(scene.coordinates) +
  scene.things.map(({ svg }) => svg).join('') +
  paintNames(scene.names, style);

/** Paints coordinates, those of each ink at once. */
const paintCoordinates = (labels: readonly Label[]): string =>
  [...groupBy(labels, ({ ink }) => ink)].map(([ink, group]) => paintTexts(group.map(placed), ink)).join('');

/** Paints names with an edge behind the letters. */
function paintNames(labels: readonly Label[], style: MapStyle): string {
  if (labels.length === 0) return '';
  return paintEdgedTexts(labels.map(placed), labels[0]!.ink, style.page, NAME_EDGE / 2);
}

const placed = ({ words, size, x, y }: Label): PlacedText => ({ text: words, size, x, y });
