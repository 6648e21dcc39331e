import { paintTexts, textBox, textWidth } from '../../board/render/text/texts.ts';
import { inkOn } from '../../lib/contrast.ts';
import { svgElement } from '../../lib/svg.ts';
import type { HexMap, HexSideKind } from '../game.ts';
import { type Box, boxAround } from './area.ts';
import { groundFillOf, groundLookOf, shapeColorsOf, showsGroundShapes } from './ground.ts';
import type { Coordinates } from './labels.ts';
import { formatPoint, hexagonPath, type MapLayout } from './layout.ts';
import { GROUND_LOOKS } from './looks.ts';
import { drawDisc, drawFeature, drawFlag, drawHouse, drawIcon, drawNumberToken } from './marks.ts';
import type { Scene } from './scene.ts';
import { paintBridge } from './sides.ts';
import { drawShapes } from './stamp.ts';
import { type Casing, type MapStyle, PLAYER_COLORS } from './styles.ts';

/** An entry of the legend: a symbol and its text. `paint` draws the symbol around a point, `size` units wide. */
interface Entry {
  /** What the entry explains: `terrain` with a slug, or the kind of a thing or line of the map. */
  readonly kind: string;
  readonly words: string;
  paint(x: number, y: number, size: number): string;
}

/** An entry as drawn: its symbol and its text with the boxes that they fill. */
export interface PlacedEntry {
  readonly kind: string;
  readonly symbol: Box;
  readonly symbolSvg: string;
  readonly text: Box;
}

/** A drawn legend with its size. */
export interface MapLegend {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  readonly entries: readonly PlacedEntry[];
}

/** Width and position of a legend, and the size of its letters. */
export interface LegendPlace {
  readonly width: number;
  readonly top: number;
  readonly size: number;
}

/** Returns the place of a legend below a map. Its letters grow with the map. */
export const legendBelow = ({ width, height }: MapLayout): LegendPlace => ({
  width,
  top: height + 10,
  size: Math.max(26, Math.min(70, width / 42)),
});

/**
 * Draws the legend: an entry for everything that occurs on the map, in columns, and the map's name below. The legend may
 * be wider than its place.
 */
export function paintLegend(
  map: HexMap,
  layout: MapLayout,
  style: MapStyle,
  scene: Scene,
  place: LegendPlace,
): MapLegend {
  const { size, top } = place;
  const entries = legendEntries(map, layout, style, scene);
  const widest = Math.max(...entries.map(({ words }) => textWidth(words, size))) + size * 3;
  const caption = `${map.request.game.title}, ${map.request.players} players, size ${map.request.size}, seed ${map.request.seed}`;
  const small = size * 0.8;
  const captionWidth = textWidth(caption, small);
  const width = Math.max(place.width, widest + size, captionWidth + size * 1.2);
  const columns = Math.min(entries.length, Math.max(1, Math.floor((width - size) / widest)));
  const column = (width - size) / columns;
  const [row, symbol] = [size * 2, size * 1.5];
  const placed = entries.map(({ kind, words, paint }, i) => {
    const [x, y] = [size * 1.4 + (i % columns) * column, top + size + Math.floor(i / columns) * row];
    const text = { text: words, size, x: x + size * 1.3 + textWidth(words, size) / 2, y };
    return {
      kind,
      symbol: boxAround(x, y, symbol * 1.2, symbol * 1.2),
      symbolSvg: paint(x, y, symbol),
      text: textBox(text),
      letters: text,
    };
  });
  const y = top + size + Math.ceil(entries.length / columns) * row;
  const captioned = { text: caption, size: small, x: size * 0.6 + captionWidth / 2, y };
  const texts = [...placed.map(({ letters }) => letters), captioned];
  return {
    svg: placed.map(({ symbolSvg }) => symbolSvg).join('') + paintTexts(texts, inkOn(style.page, style.text)),
    width,
    height: y + size * 1.4 - top + 10,
    entries: placed,
  };
}

/** Shortens a title to the part before a colon or semicolon, which is enough beside a symbol. */
const shortTitle = (words: string): string => words.split(/[:;]/)[0]!;

function legendEntries(map: HexMap, layout: MapLayout, style: MapStyle, scene: Scene): Entry[] {
  const kinds = new Set([...scene.things, ...scene.lines, ...scene.coordinates].map(({ kind }) => kind));
  const { sides, features } = map.request.game;
  return [
    ...terrainEntries(map, layout, style),
    ...sides.filter(({ slug }) => kinds.has(slug)).map((side) => sideEntry(side, style)),
    ...(kinds.has('border') ? [borderEntry(style)] : []),
    ...features
      .filter(({ slug }) => kinds.has(slug))
      .map(({ slug, title }) => featureEntry(slug, title, layout, style)),
    ...planetEntries(kinds, style),
    ...playerEntries(map, kinds, style),
    ...(['coordinates', 'numbers'] as const).filter((kind) => kinds.has(kind)).map((kind) => namesEntry(kind, style)),
  ];
}

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
    return [{ kind: `terrain ${terrain.slug}`, words: shortTitle(terrain.title), paint }];
  });
}

function sideEntry({ slug, title, effect }: HexSideKind, style: MapStyle): Entry {
  const paint = (x: number, y: number, size: number) => {
    if (effect === 'open') return paintBridge(`M${formatPoint(x, y - size / 3)}V${y + size / 3}`, size / 1.8, style);
    const { line, edge }: Casing = effect === 'close' ? style.wall : effect === 'ease' ? style.road : style.river;
    const d = `M${formatPoint(x - size / 2, y)}H${x + size / 2}`;
    const dash = effect === 'ease' ? `${size * 0.24} ${size * 0.14}` : undefined;
    const stroke = { d, fill: 'none' };
    return (
      svgElement('path', { ...stroke, stroke: edge, 'stroke-width': size * 0.26 }) +
      svgElement('path', { ...stroke, stroke: line, 'stroke-width': size * 0.16, 'stroke-dasharray': dash })
    );
  };
  return { kind: slug, words: shortTitle(title), paint };
}

const borderEntry = (style: MapStyle): Entry => ({
  kind: 'border',
  words: 'border of a territory',
  paint: (x, y, size) =>
    svgElement('path', {
      d: `M${formatPoint(x - size / 2, y)}H${x + size / 2}`,
      fill: 'none',
      stroke: style.wall.line,
      'stroke-width': size * 0.12,
    }),
});

/** Some kinds have signs of their own; all others have icons. */
function featureEntry(slug: string, title: string, layout: MapLayout, style: MapStyle): Entry {
  const paint = (x: number, y: number, size: number) => {
    if (slug === 'number') return drawNumberToken(8, x, y, style, size / 80).svg;
    if (slug === 'harbour') return drawDisc(slug, { words: '3:1' }, x, y, size / 2, style).svg;
    if (slug !== 'wormhole') return drawIcon(slug, x, y, size / 66, style, style.page).svg;
    // The colours of wormholes are made for dark ground.
    const ground = groundFillOf(style, GROUND_LOOKS['void']!);
    const hex = svgElement('path', { d: hexagonPath(layout.corners, x, y, size / 170), fill: ground });
    return hex + drawFeature({ kind: slug, of: 'A' }, x, y, size / 110, style, ground).svg;
  };
  return { kind: slug, words: shortTitle(title), paint };
}

/** Entries for the kinds of planets, which differ by colour, after one for their numbers. */
function planetEntries(kinds: ReadonlySet<string>, style: MapStyle): Entry[] {
  const present = [...kinds].filter((kind) => kind.startsWith(PLANET)).sort();
  if (present.length === 0) return [];
  const numbers: Entry = {
    kind: 'planet',
    words: 'planet: resources/influence',
    paint: (x, y, size) => drawDisc('planet', { words: '3/1' }, x, y, size / 2, style).svg,
  };
  const kindsOfPlanets = present.map((kind): Entry => {
    const of = kind.slice(PLANET.length);
    const paint = (x: number, y: number, size: number) =>
      drawFeature({ kind: 'planet', of }, x, y, size / 76, style, style.page).svg;
    return { kind, words: of, paint };
  });
  return [numbers, ...(style.lineArt ? [] : kindsOfPlanets)];
}

const PLANET = 'planet ';

function playerEntries({ starts, request }: HexMap, kinds: ReadonlySet<string>, style: MapStyle): Entry[] {
  const isOnCorners = starts.some(({ corner }) => corner !== undefined);
  return Array.from({ length: request.players }, (_, i) => i + 1)
    .filter((player) => kinds.has(`player ${player}`))
    .map((player) => {
      const color = PLAYER_COLORS[(player - 1) % PLAYER_COLORS.length]!.name;
      return {
        kind: `player ${player}`,
        words: style.lineArt ? `player ${player}` : `player ${player}, ${color}`,
        paint: (x, y, size) =>
          isOnCorners
            ? drawHouse(player, x, y, size / 66, style).svg
            : drawFlag(player, x, y, size / 84, style, style.page).svg,
      };
    });
}

/** How hexes are named, by the kind of their names. */
const NAMES_OF_HEXES: Readonly<Record<Coordinates, { readonly words: string; readonly sample: string }>> = {
  coordinates: { words: 'column q, row r', sample: 'q,r' },
  numbers: { words: 'column and row', sample: '0203' },
};

const namesEntry = (kind: Coordinates, style: MapStyle): Entry => ({
  kind,
  words: NAMES_OF_HEXES[kind].words,
  paint: (x, y, size) =>
    paintTexts([{ text: NAMES_OF_HEXES[kind].sample, size: size * 0.6, x, y }], inkOn(style.page, style.text)),
});
