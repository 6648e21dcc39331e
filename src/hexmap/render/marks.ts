import { extentOf, parsePath, rescalePath } from '../../board/render/path.ts';
import { contrast, MARK_CONTRAST, markOn } from '../../lib/contrast.ts';
import { svgElement } from '../../lib/svg.ts';
import type { Feature } from '../game.ts';
import type { Area, Box } from './area.ts';
import { FEATURE_ICONS, type FeatureIcon, UNKNOWN_ICON } from './icons.ts';
import { formatPoint } from './layout.ts';
import { type MapStyle, PLAYER_COLORS, type PlayerColor } from './styles.ts';
import { drawText, type Thing } from './thing.ts';

const INK = '#33281f';
const LIGHT_INK = '#fbf6ea';
const TOKEN_RADIUS = 37;

const PLANET_COLORS: Readonly<Record<string, readonly [string, string]>> = {
  cultural: ['#6aa3dc', '#a9cdf0'],
  hazardous: ['#e07b67', '#f0b3a2'],
  industrial: ['#6fb05f', '#b0d79c'],
  home: ['#c9ad70', '#ecdcb0'],
  hub: ['#d7b13f', '#fbe7a0'],
};
const WORMHOLE_COLORS: Readonly<Record<string, string>> = { A: '#f09a4c', B: '#66cc98', C: '#7db3f7' };

/** The ink that edges have on a ground: dark, or light where dark could not be seen. */
const edgeOn = (style: MapStyle, ground: string): string => {
  const dark = style.lineArt ? '#000000' : INK;
  return contrast(ground, dark) >= MARK_CONTRAST ? dark : LIGHT_INK;
};

/** Draws a feature around a point of a ground. */
export function drawFeature(
  feature: Omit<Feature, 'hex'>,
  x: number,
  y: number,
  scale: number,
  style: MapStyle,
  ground: string,
): Thing {
  const { kind, of = '', value } = feature;
  if (kind === 'number') return drawNumberToken(value!, x, y, style, scale);
  if (kind === 'planet') return drawPlanet(feature, x, y, scale, style, ground);
  if (kind === 'wormhole') return drawWormhole(of, x, y, scale, style, ground);
  return drawIcon(kind, x, y, 1.25 * scale, style, ground);
}

const STROKE = 3;
/** Width of the edge of tokens that only their edge sets apart. */
const MAX_RIM = 6;
const ROUND = { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' };

/** Draws the icon of a feature kind around a point of a ground. */
export function drawIcon(kind: string, x: number, y: number, scale: number, style: MapStyle, ground: string): Thing {
  const icon = FEATURE_ICONS[kind] ?? UNKNOWN_ICON;
  const { main, second, layers } = icon;
  const isLine = style.lineArt === true;
  const ink = isLine ? '#000000' : INK;
  const paints = isLine ? { main: '#ffffff', second: '#ffffff', ink } : { main, second, ink };
  const edge = edgeOn(style, ground);
  const svg = layers.map(({ d, paint }) => {
    const placed = rescalePath(d, scale, x, y);
    if (paint !== 'line') {
      const stroke = paint === 'ink' ? ink : edge;
      return svgElement('path', { d: placed, fill: paints[paint], stroke, 'stroke-width': STROKE, ...ROUND });
    }
    // Icons that consist only of lines get a light edge, so that they stand out on any ground.
    const isBare = layers.length === 1;
    const under = isBare
      ? svgElement('path', { d: placed, fill: 'none', stroke: '#ffffff', 'stroke-width': 5 * scale + 5, ...ROUND })
      : '';
    const stroke = isBare && !isLine ? second : isLine || contrast(ink, main) >= MARK_CONTRAST ? ink : LIGHT_INK;
    return under + svgElement('path', { d: placed, fill: 'none', stroke, 'stroke-width': 5 * scale, ...ROUND });
  });
  return { kind, areas: [iconBox(icon, x, y, scale)], texts: [], svg: svg.join('') };
}

const extents = new Map<FeatureIcon, Box>();

/** The box of an icon with its edge. */
function iconBox(icon: FeatureIcon, x: number, y: number, scale: number): Box {
  let extent = extents.get(icon);
  if (!extent) {
    extent = extentOf(icon.layers.flatMap(({ d }) => parsePath(d)));
    extents.set(icon, extent);
  }
  const isBare = icon.layers.length === 1 && icon.layers[0]!.paint === 'line';
  const edge = isBare ? (5 * scale + 5) / 2 : STROKE / 2;
  return {
    left: x + extent.left * scale - edge,
    right: x + extent.right * scale + edge,
    top: y + extent.top * scale - edge,
    bottom: y + extent.bottom * scale + edge,
  };
}

/** Draws a number token. It has one dot for each of the rolls of two dice that show its number. */
export function drawNumberToken(number: number, x: number, y: number, style: MapStyle, scale = 1): Thing {
  const pips = 6 - Math.abs(7 - number);
  const color = pips === 5 ? style.tokenRed : style.tokenText;
  const dots = Array.from({ length: pips }, (_, i) => {
    const [cx, r] = [x + (i - (pips - 1) / 2) * 9 * scale, 3.2 * scale];
    return `M${formatPoint(cx - r, y + 21 * scale)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
  });
  const rim = (style.lineArt && pips === 5 ? MAX_RIM : STROKE) * scale;
  const words = drawText(String(number), 40 * scale, x, y - 6 * scale, color, style.token);
  return {
    kind: 'number',
    areas: [{ x, y, r: (TOKEN_RADIUS + MAX_RIM / 2) * scale }],
    texts: [words.text],
    svg:
      svgElement('circle', {
        cx: x,
        cy: y,
        r: TOKEN_RADIUS * scale,
        fill: style.token,
        stroke: style.tokenText,
        'stroke-width': rim,
      }) +
      words.svg +
      svgElement('path', { d: dots.join(''), fill: color }),
    isOpaque: true,
  };
}

/** Draws a planet with its numbers of resources and influence, written as `resources/influence`. */
function drawPlanet(
  { of = '', details = {} }: Omit<Feature, 'hex'>,
  x: number,
  y: number,
  scale: number,
  style: MapStyle,
  ground: string,
): Thing {
  const [main, light] = PLANET_COLORS[of] ?? PLANET_COLORS['home']!;
  const { resources, influence } = details;
  const r = 36 * scale;
  const fill = style.lineArt ? '#ffffff' : main;
  const hasValues = resources !== undefined && influence !== undefined;
  const words = hasValues ? [drawText(`${resources}/${influence}`, 27 * scale, x, y, '#0b1020', fill)] : [];
  return {
    kind: `planet ${of}`,
    areas: [{ x, y, r: r + STROKE / 2 }],
    texts: words.map(({ text }) => text),
    svg:
      svgElement('circle', { cx: x, cy: y, r, fill, stroke: edgeOn(style, ground), 'stroke-width': STROKE }) +
      (style.lineArt
        ? ''
        : svgElement('circle', {
            cx: x - r * 0.28,
            cy: y - r * 0.28,
            r: r * 0.52,
            fill: light,
            'fill-opacity': 0.55,
          })) +
      words.map(({ svg }) => svg).join(''),
    isOpaque: true,
  };
}

/** Draws a wormhole: two rings around its letter. */
function drawWormhole(letter: string, x: number, y: number, scale: number, style: MapStyle, ground: string): Thing {
  const color = style.lineArt ? '#000000' : markOn(ground, WORMHOLE_COLORS[letter] ?? '#ffffff');
  const words = drawText(letter, 34 * scale, x, y, color, ground);
  const ring = (r: number, width: number) =>
    svgElement('circle', { cx: x, cy: y, r: r * scale, fill: 'none', stroke: color, 'stroke-width': width * scale });
  return {
    kind: 'wormhole',
    areas: [{ x, y, r: 38.5 * scale }],
    texts: [words.text],
    svg: ring(27, 7) + ring(37, 3) + words.svg,
  };
}

/** Draws a disc of a colour with a text of one or two lines: the text below, `over` above it. */
export function drawDisc(
  kind: string,
  { words, over }: { readonly words: string; readonly over?: string | undefined },
  x: number,
  y: number,
  r: number,
  style: MapStyle,
  fill = style.token,
): Thing {
  const lines =
    over === undefined
      ? [drawText(words, r * 0.75, x, y, style.tokenText, fill)]
      : [
          drawText(over, r * 0.53, x, y - r * 0.34, style.tokenText, fill),
          drawText(words, r * 0.72, x, y + r * 0.32, style.tokenText, fill),
        ];
  const rim = { stroke: style.tokenText, 'stroke-width': STROKE };
  return {
    kind,
    areas: [{ x, y, r: r + STROKE / 2 }],
    texts: lines.map(({ text }) => text),
    svg: svgElement('circle', { cx: x, cy: y, r, fill, ...rim }) + lines.map(({ svg }) => svg).join(''),
    isOpaque: true,
  };
}

const colorOf = (player: number, style: MapStyle): Pick<PlayerColor, 'fill' | 'text'> =>
  style.lineArt ? { fill: '#ffffff', text: '#000000' } : PLAYER_COLORS[(player - 1) % PLAYER_COLORS.length]!;

const scaledBox = (x: number, y: number, scale: number, [left, top, right, bottom]: readonly number[]): Area => ({
  left: x + left! * scale,
  top: y + top! * scale,
  right: x + right! * scale,
  bottom: y + bottom! * scale,
});

/** Draws a player's flag around a point of a ground. It marks a start on a hex. */
export function drawFlag(player: number, x: number, y: number, scale: number, style: MapStyle, ground: string): Thing {
  const { fill, text } = colorOf(player, style);
  const edge = edgeOn(style, ground);
  const words = drawText(String(player), 30 * scale, x - 3 * scale, y - 17 * scale, text, fill);
  const stroke = { stroke: edge, 'stroke-width': STROKE * scale, 'stroke-linejoin': 'round' };
  const pole = { fill: 'none', stroke: edge, 'stroke-width': 8 * scale, 'stroke-linecap': 'round' };
  return {
    kind: `player ${player}`,
    areas: [scaledBox(x, y, scale, [-30, -41, 31, 5]), scaledBox(x, y, scale, [-30, -41, -20, 42])],
    texts: [words.text],
    svg:
      svgElement('path', { d: rescalePath('M-25 37V-37', scale, x, y), ...pole }) +
      svgElement('path', { d: rescalePath('M-25-37H29L20-17L29 3H-25z', scale, x, y), fill, ...stroke }) +
      words.svg,
  };
}

/** Draws a player's house around a point. It marks a start on a corner between hexes, on grounds of any colour. */
export function drawHouse(player: number, x: number, y: number, scale: number, style: MapStyle): Thing {
  const { fill, text } = colorOf(player, style);
  const d = rescalePath('M-21 23V-5L0-25L21-5V23z', scale, x, y);
  const words = drawText(String(player), 26 * scale, x, y + 7 * scale, text, fill);
  const edge = { stroke: LIGHT_INK, 'stroke-width': 9 * scale, 'stroke-linejoin': 'round' };
  const stroke = { stroke: style.lineArt ? '#000000' : INK, 'stroke-width': 4 * scale, 'stroke-linejoin': 'round' };
  return {
    kind: `player ${player}`,
    areas: [scaledBox(x, y, scale, [-26, -31, 26, 28])],
    texts: [words.text],
    svg: svgElement('path', { d, fill: 'none', ...edge }) + svgElement('path', { d, fill, ...stroke }) + words.svg,
    isOpaque: true,
  };
}
