import { letteringPath, letteringWidth } from '../../board/render/lettering.ts';
import { svgElement } from '../../lib/svg.ts';
import type { HexMap } from '../game.ts';
import { groundFillOf, groundLookOf, shapeColorsOf, showsGroundShapes } from './ground.ts';
import { formatPoint, hexagonPath, type MapLayout } from './layout.ts';
import { paintFlag, paintHouse, paintIcon, paintNumberToken } from './marks.ts';
import { drawShapes } from './stamp.ts';
import { type MapStyle, PLAYER_COLORS } from './styles.ts';

/** An entry of the legend: a symbol and its text. `paint` draws the symbol around a point, `size` units wide. */
interface Entry {
  readonly words: string;
  paint(x: number, y: number, size: number): string;
}

/** A drawn legend with its size. */
export interface MapLegend {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/**
 * Draws the legend below the map: an entry for everything that occurs on the map, in columns. The legend may be wider
 * than a small map.
 */
export function paintLegend(map: HexMap, layout: MapLayout, style: MapStyle, top: number): MapLegend {
  const size = Math.max(26, Math.min(70, layout.width / 42));
  const entries = [
    ...terrainEntries(map, layout, style),
    ...sideEntries(map, style),
    ...featureEntries(map, style),
    ...playerEntries(map, style),
  ].map(({ words, paint }) => ({ words: shortTitle(words), paint }));
  const column = Math.max(...entries.map(({ words }) => letteringWidth(words, size))) + size * 3;
  const width = Math.max(layout.width, column + size);
  const columns = Math.max(1, Math.floor((width - size) / column));
  const row = size * 2;
  const svg = entries.map(({ words, paint }, i) => {
    const [x, y] = [size * 1.4 + (i % columns) * column, top + size + Math.floor(i / columns) * row];
    const textWidth = letteringWidth(words, size);
    return (
      paint(x, y, size * 1.5) +
      svgElement('path', { d: letteringPath(words, size, x + size * 1.3 + textWidth / 2, y), fill: style.text })
    );
  });
  const caption = `${map.request.game.title}, ${map.request.players} players, size ${map.request.size}, seed ${map.request.seed}`;
  const rows = Math.ceil(entries.length / columns);
  const small = size * 0.8;
  const wide = letteringWidth(caption, small);
  const y = top + size + rows * row;
  const foot = svgElement('path', {
    d: letteringPath(caption, small, size * 0.6 + wide / 2, y),
    fill: style.text,
    'fill-opacity': 0.75,
  });
  return { svg: svg.join('') + foot, width: Math.max(width, wide + size * 1.2), height: (rows + 1) * row + size * 0.4 };
}

/** Shortens a title to the part before a colon or semicolon, which is enough beside a symbol. */
const shortTitle = (words: string): string => words.split(/[:;]/)[0]!;

function terrainEntries(map: HexMap, { corners }: MapLayout, style: MapStyle): Entry[] {
  const present = new Set(map.terrain);
  return map.request.game.terrains.flatMap((terrain, kind) => {
    if (!present.has(kind)) return [];
    const look = groundLookOf(terrain);
    const paint = (x: number, y: number, size: number) => {
      const scale = size / 100 / 1.7;
      const shape =
        showsGroundShapes(style, look) && look.shapes[0]
          ? drawShapes(look.shapes[0].name, [[x, y]], { ...shapeColorsOf(style, look), width: 1.5 }, scale * 1.5)
          : '';
      const d = hexagonPath(corners, x, y, scale);
      return svgElement('path', { d, fill: groundFillOf(style, look), stroke: style.text, 'stroke-width': 2 }) + shape;
    };
    return [{ words: terrain.title, paint }];
  });
}

const STROKES = {
  ford: (style: MapStyle) => ({ stroke: style.river }),
  slow: (style: MapStyle) => ({ stroke: style.river }),
  close: (style: MapStyle) => ({ stroke: style.wall }),
  ease: (style: MapStyle) => ({ stroke: style.road, 'stroke-dasharray': '12 7' }),
  open: () => ({}),
} as const;

function sideEntries(map: HexMap, style: MapStyle): Entry[] {
  return map.request.game.sides
    .filter(({ slug }) => map.sides?.[slug]?.some((sides) => sides > 0))
    .map(({ title, effect }) => ({
      words: title,
      paint: (x, y, size) => {
        const d = `M${formatPoint(x - size / 2, y)}L${formatPoint(x + size / 2, y)}`;
        if (effect === 'open') return paintGate(x, y, size, style);
        const bank =
          style.lineArt && effect !== 'ease'
            ? svgElement('path', { d, fill: 'none', stroke: style.bank, 'stroke-width': 15 })
            : '';
        return bank + svgElement('path', { d, fill: 'none', 'stroke-width': 9, ...STROKES[effect](style) });
      },
    }));
}

const paintGate = (x: number, y: number, size: number, style: MapStyle): string =>
  [
    { stroke: style.wall, 'stroke-width': size / 1.8 },
    { stroke: style.token, 'stroke-width': size / 2.7 },
  ]
    .map((stroke) =>
      svgElement('path', {
        d: `M${formatPoint(x, y - size / 3)}L${formatPoint(x, y + size / 3)}`,
        fill: 'none',
        ...stroke,
      }),
    )
    .join('');

function featureEntries(map: HexMap, style: MapStyle): Entry[] {
  const present = new Set(map.features.map(({ kind }) => kind));
  return map.request.game.features
    .filter(({ slug }) => present.has(slug))
    .map(({ slug, title }) => ({ words: title, paint: (x, y, size) => paintSign(slug, x, y, size, style) }));
}

function paintSign(slug: string, x: number, y: number, size: number, style: MapStyle): string {
  if (slug === 'number') return paintNumberToken(8, x, y, style, size / 78);
  if (slug === 'harbour') return paintDisc('3:1', x, y, size, style);
  if (slug === 'planet') return paintDisc('3/1', x, y, size, style);
  if (slug === 'wormhole') return paintDisc('A', x, y, size, style);
  return paintIcon(slug, x, y, size / 66, style);
}

const paintDisc = (words: string, x: number, y: number, size: number, style: MapStyle): string =>
  svgElement('circle', { cx: x, cy: y, r: size / 2, fill: style.token, stroke: style.tokenText, 'stroke-width': 2 }) +
  svgElement('path', { d: letteringPath(words, Math.round(size * 0.38), x, y), fill: style.tokenText });

function playerEntries({ starts, request }: HexMap, style: MapStyle): Entry[] {
  return Array.from({ length: request.players }, (_, i) => i + 1)
    .filter((player) => starts.some((start) => start.player === player))
    .map((player) => {
      const isOnCorners = starts.some(({ corner }) => corner !== undefined);
      return {
        words: style.lineArt
          ? `player ${player}`
          : `player ${player}, ${PLAYER_COLORS[(player - 1) % PLAYER_COLORS.length]!.name}`,
        paint: (x, y, size) => (isOnCorners ? paintHouse : paintFlag)(player, x, y + size * 0.08, style, size / 84),
      };
    });
}
