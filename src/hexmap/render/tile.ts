import { svgElement } from '../../lib/svg.ts';
import type { Feature, Terrain } from '../game.ts';
import { HexGrid } from '../grid.ts';
import { groundFillOf, groundLookOf, shapeColorsOf, showsGroundShapes } from './ground.ts';
import { type HexOrientation, hexOutlinePath, layoutOf, type MapLayout } from './layout.ts';
import { GROUND_LOOKS, type GroundLook, shapePositions } from './looks.ts';
import { drawIcon, drawNumberToken as numberToken } from './marks.ts';
import { drawShapes } from './stamp.ts';
import { drawTogether } from './standing.ts';
import { MAP_STYLES, type MapStyle } from './styles.ts';

const STYLE = MAP_STYLES.illustrated;
const ONE_HEX = HexGrid.hexagon(0);

interface Picture {
  readonly width: number;
  readonly height: number;
  readonly content: string;
}

/** Draws one hex of a terrain with its features. It looks as on maps, but has no frame. */
export function drawTerrainTile(terrain: Terrain, orientation: HexOrientation, printed: readonly Feature[]): Picture {
  const layout = layoutOf(ONE_HEX, orientation);
  const ground = groundFillOf(STYLE, groundLookOf(terrain));
  const things = drawTogether(printed, [layout.x[0]!, layout.y[0]!], STYLE, ground);
  return {
    width: layout.width,
    height: layout.height,
    content: paintOne(groundLookOf(terrain), layout, STYLE) + things.map(({ svg }) => svg).join(''),
  };
}

/** Draws one hex with a named ground in a style. */
export function drawGroundTile(name: string, style: MapStyle): Picture {
  const layout = layoutOf(ONE_HEX, 'pointy');
  return { width: layout.width, height: layout.height, content: paintOne(GROUND_LOOKS[name]!, layout, style) };
}

/** Draws one hex of a terrain in a style as a picture of its own, for palettes. */
export function drawTerrainSwatch(terrain: Terrain, orientation: HexOrientation, style: MapStyle): string {
  const layout = layoutOf(ONE_HEX, orientation);
  const box = `0 0 ${Math.ceil(layout.width)} ${Math.ceil(layout.height)}`;
  const root = { xmlns: 'http://www.w3.org/2000/svg', viewBox: box };
  return svgElement('svg', root, paintOne(groundLookOf(terrain), layout, style));
}

function paintOne(look: GroundLook, layout: MapLayout, style: MapStyle): string {
  const [x, y] = [layout.x[0]!, layout.y[0]!];
  const rim = { stroke: style.coast, 'stroke-width': 5, 'stroke-linejoin': 'round' };
  const ground = svgElement('path', { d: hexOutlinePath(layout, 0), fill: groundFillOf(style, look), ...rim });
  const inks = shapeColorsOf(style, look);
  const shapes = showsGroundShapes(style, look) ? look.shapes : [];
  const stamped = shapes.map(({ name, at }) =>
    drawShapes(
      name,
      shapePositions(at).map(([dx, dy]) => [x + dx, y + dy] as const),
      inks,
    ),
  );
  return ground + stamped.join('');
}

/** Side length of the square picture around a token. */
const BOX_SIZE = 100;

export const drawNumberToken = (value: number): Picture => ({
  width: BOX_SIZE,
  height: BOX_SIZE,
  content: numberToken(value, BOX_SIZE / 2, BOX_SIZE / 2, STYLE, 1.25).svg,
});

/** Draws a disc with the icon of a feature. */
export const drawFeatureToken = (kind: string): Picture => ({
  width: BOX_SIZE,
  height: BOX_SIZE,
  content:
    svgElement('circle', {
      cx: BOX_SIZE / 2,
      cy: BOX_SIZE / 2,
      r: 46,
      fill: STYLE.token,
      stroke: STYLE.tokenText,
      'stroke-width': 3,
    }) + drawIcon(kind, BOX_SIZE / 2, BOX_SIZE / 2, 1.1, STYLE, STYLE.token).svg,
});
