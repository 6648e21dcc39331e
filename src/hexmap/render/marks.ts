import { letteringPath } from '../../board/render/lettering.ts';
import { rescalePath } from '../../board/render/path.ts';
import { svgElement } from '../../lib/svg.ts';
import type { Feature, HexMap } from '../game.ts';
import { FEATURE_ICONS, UNKNOWN_ICON } from './icons.ts';
import { cornerPoint, formatPoint, type MapLayout, sideMidpoint } from './layout.ts';
import { GROUND_LOOKS } from './looks.ts';
import { type MapStyle, PLAYER_COLORS, type PlayerColor } from './styles.ts';

const INK = '#33281f';
const TOKEN_RADIUS = 37;
/** For each kind of goods, the ground whose colour stands for it on harbours. */
const GOOD_COLORS: Readonly<Record<string, string>> = {
  wood: 'forest',
  wool: 'pasture',
  grain: 'field',
  brick: 'clay',
  ore: 'mountain',
};
const PLANET_COLORS: Readonly<Record<string, readonly [string, string]>> = {
  cultural: ['#4a86c5', '#8fbce8'],
  hazardous: ['#c0513f', '#e79a82'],
  industrial: ['#5b9a4c', '#a3cf8d'],
  home: ['#b99b5b', '#e9d7a6'],
  hub: ['#d7b13f', '#fbe7a0'],
};
const WORMHOLE_COLORS: Readonly<Record<string, string>> = { A: '#e38a3a', B: '#5cc08c', C: '#6aa6f0' };

/** Draws what stands on the hexes of a map, such as towns and harbours. */
export const paintFeatures = (map: Pick<HexMap, 'features' | 'starts'>, layout: MapLayout, style: MapStyle): string => {
  const featuresByHex = new Map<number, Feature[]>();
  for (const feature of map.features)
    featuresByHex.set(feature.hex, [...(featuresByHex.get(feature.hex) ?? []), feature]);
  const startHexes = new Set(map.starts.filter(({ corner }) => corner === undefined).map(({ hex }) => hex));
  return [...featuresByHex.values()]
    .map((crowd) => paintHexFeatures(crowd, layout, style, startHexes.has(crowd[0]!.hex)))
    .join('');
};

/** Positions of features in a hex, by the number of features. */
const POSITIONS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-32, 0],
    [32, 0],
  ],
  [
    [-34, 24],
    [34, 24],
    [0, -36],
  ],
  [
    [-34, -30],
    [34, -30],
    [-34, 34],
    [34, 34],
  ],
];

/** Draws the features of a hex side by side. If a player's flag stands there, they move down to make room. */
function paintHexFeatures(crowd: readonly Feature[], layout: MapLayout, style: MapStyle, hasFlag: boolean): string {
  const standing = crowd.filter(({ side }) => side === undefined);
  const places = POSITIONS[Math.min(standing.length, POSITIONS.length - 1)]!;
  return crowd
    .map((feature) => {
      if (feature.side !== undefined) return paintHarbour(feature, layout, style);
      const [dx, dy] = places[standing.indexOf(feature) % places.length]!;
      const [x, y] = [layout.x[feature.hex]! + dx, layout.y[feature.hex]! + dy + (hasFlag ? 42 : 0)];
      return paintFeature(feature, x, y, style, standing.length > 1 || hasFlag);
    })
    .join('');
}

function paintFeature(feature: Feature, x: number, y: number, style: MapStyle, isSmall: boolean): string {
  const { kind, of, value, name } = feature;
  if (kind === 'number') return paintNumberToken(value!, x, y, style);
  if (kind === 'planet') return paintPlanet(feature, x, y, style, isSmall);
  if (kind === 'wormhole') return paintWormhole(of!, x, y, style);
  return paintIcon(kind, x, y, isSmall ? 0.85 : 1.25, style) + (name ? paintName(name, x, y + 54, style) : '');
}

/** Draws the icon of a feature kind around a point. */
export function paintIcon(kind: string, x: number, y: number, scale: number, style: MapStyle): string {
  const { main, second, layers } = FEATURE_ICONS[kind] ?? UNKNOWN_ICON;
  const isLine = style.lineArt === true;
  const ink = isLine ? '#000000' : INK;
  const paints = isLine ? { main: '#ffffff', second: '#ffffff', ink } : { main, second, ink };
  const round = { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' };
  return layers
    .map(({ d, paint }) => {
      const placed = rescalePath(d, scale, x, y);
      if (paint === 'line') {
        // Icons that consist only of lines get a light edge, so that they stand out on any ground.
        const under =
          layers.length === 1
            ? svgElement('path', { d: placed, fill: 'none', stroke: '#ffffff', 'stroke-width': 11, ...round })
            : '';
        const stroke = layers.length === 1 && !isLine ? second : main === '#37322e' ? '#f4ead6' : ink;
        return under + svgElement('path', { d: placed, fill: 'none', stroke, 'stroke-width': 5 * scale, ...round });
      }
      return svgElement('path', { d: placed, fill: paints[paint], stroke: ink, 'stroke-width': 3, ...round });
    })
    .join('');
}

const NAME_SIZE = 30;

/** Draws a name with a light edge behind the letters. */
function paintName(text: string, x: number, y: number, style: MapStyle, size = NAME_SIZE): string {
  const d = letteringPath(text, size, x, y);
  const edge = svgElement('path', {
    d,
    fill: 'none',
    stroke: style.page,
    'stroke-width': 7,
    'stroke-linejoin': 'round',
  });
  return edge + svgElement('path', { d, fill: style.text });
}

/** Draws a number token. It has one dot for each of the rolls of two dice that show its number. */
export function paintNumberToken(number: number, x: number, y: number, style: MapStyle, scale = 1): string {
  const pips = 6 - Math.abs(7 - number);
  const color = pips === 5 ? style.tokenRed : style.tokenText;
  const isLineArt = style.lineArt === true;
  const dots = Array.from({ length: pips }, (_, i) => {
    const [cx, r] = [x + (i - (pips - 1) / 2) * 9 * scale, 3.2 * scale];
    return `M${formatPoint(cx - r, y + 21 * scale)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
  });
  const rim = { stroke: color, 'stroke-width': isLineArt && pips === 5 ? 6 : 3 };
  return (
    svgElement('circle', { cx: x, cy: y, r: TOKEN_RADIUS * scale, fill: style.token, ...rim }) +
    svgElement('path', { d: letteringPath(String(number), 40 * scale, x, y - 6 * scale) + dots.join(''), fill: color })
  );
}

/** Draws a harbour on the water, with two jetties to the corners where settlements can use it. */
function paintHarbour({ hex, side, value, of }: Feature, layout: MapLayout, style: MapStyle): string {
  const [x, y] = [layout.x[hex]!, layout.y[hex]!];
  const jetties = [(side! + 5) % 6, side!].map((corner) => {
    const [cx, cy] = cornerPoint(layout, hex, corner);
    return `M${formatPoint(x + (cx - x) * 0.35, y + (cy - y) * 0.35)}L${formatPoint(x + (cx - x) * 0.97, y + (cy - y) * 0.97)}`;
  });
  const [mx, my] = sideMidpoint(layout, hex, side!, -0.12);
  const good = of ? GROUND_LOOKS[GOOD_COLORS[of] ?? 'plains']!.fill : '#ffffff';
  const words = of ? `${of}\n${value}:1` : `${value}:1`;
  const lines = words.split('\n');
  return (
    svgElement('path', {
      d: jetties.join(''),
      fill: 'none',
      stroke: style.road,
      'stroke-width': 11,
      'stroke-linecap': 'round',
    }) +
    svgElement('circle', {
      cx: mx,
      cy: my,
      r: 40,
      fill: style.fill(good),
      stroke: style.tokenText,
      'stroke-width': 3,
    }) +
    lines
      .map((line, i) => {
        const size = i === lines.length - 1 ? 30 : 22;
        const top = lines.length === 1 ? my : my - 13 + i * 27;
        return svgElement('path', {
          d: letteringPath(line, size, mx, top),
          fill: style.fill(good) === '#ffffff' ? '#22303a' : style.text,
        });
      })
      .join('')
  );
}

/** Draws a planet with its numbers of resources and influence, written as `resources/influence`. */
function paintPlanet(
  { of = '', details = {}, name }: Feature,
  x: number,
  y: number,
  style: MapStyle,
  isSmall: boolean,
): string {
  const [main, light] = PLANET_COLORS[of] ?? PLANET_COLORS['home']!;
  const isLineArt = style.lineArt === true;
  const r = isSmall ? 29 : 36;
  const valuesText = `${details['resources']} ${details['influence']}`;
  const label = `${details['resources']}/${details['influence']}`;
  return (
    svgElement('circle', {
      cx: x,
      cy: y,
      r,
      fill: isLineArt ? '#ffffff' : main,
      stroke: isLineArt ? '#000000' : '#0d1226',
      'stroke-width': 3,
    }) +
    (isLineArt
      ? ''
      : svgElement('circle', { cx: x - r * 0.28, cy: y - r * 0.28, r: r * 0.52, fill: light, 'fill-opacity': 0.55 })) +
    (valuesText.includes('undefined')
      ? ''
      : svgElement('path', {
          d: letteringPath(label, isSmall ? 22 : 27, x, y),
          fill: isLineArt ? '#000000' : '#0b1020',
        })) +
    (name ? paintName(name, x, y + r + 16, style, 18) : '')
  );
}

function paintWormhole(letter: string, x: number, y: number, style: MapStyle): string {
  const color = style.lineArt ? '#000000' : (WORMHOLE_COLORS[letter] ?? '#ffffff');
  return (
    svgElement('circle', { cx: x, cy: y, r: 25, fill: 'none', stroke: color, 'stroke-width': 7 }) +
    svgElement('circle', {
      cx: x,
      cy: y,
      r: 34,
      fill: 'none',
      stroke: color,
      'stroke-width': 3,
      'stroke-opacity': 0.6,
    }) +
    svgElement('path', { d: letteringPath(letter, 32, x, y), fill: color })
  );
}

/** Draws the players' starts in the players' colours and with their numbers: flags on hexes, houses on corners. */
export const paintStarts = (map: HexMap, layout: MapLayout, style: MapStyle): string =>
  map.starts
    .map(({ player, hex, corner }) => {
      if (corner === undefined) return paintFlag(player, layout.x[hex]!, layout.y[hex]! - 14, style);
      const [x, y] = cornerPoint(layout, hex, corner);
      return paintHouse(player, x, y, style);
    })
    .join('');

const colorOf = (player: number, style: MapStyle): Pick<PlayerColor, 'fill' | 'text'> =>
  style.lineArt ? { fill: '#ffffff', text: '#000000' } : PLAYER_COLORS[(player - 1) % PLAYER_COLORS.length]!;

/** Draws a player's flag, which marks a start on a hex. */
export function paintFlag(player: number, x: number, y: number, style: MapStyle, scale = 1): string {
  const { fill, text } = colorOf(player, style);
  const pole = rescalePath('M-24 34V-40', scale, x, y);
  const cloth = rescalePath('M-24-40H30L20-20L30 0H-24z', scale, x, y);
  const edge = { stroke: '#1d1712', 'stroke-width': 3 * scale, 'stroke-linejoin': 'round' };
  return (
    svgElement('path', {
      d: pole,
      fill: 'none',
      stroke: '#1d1712',
      'stroke-width': 8 * scale,
      'stroke-linecap': 'round',
    }) +
    svgElement('path', { d: cloth, fill, ...edge }) +
    svgElement('path', { d: letteringPath(String(player), 30 * scale, x - 2 * scale, y - 20 * scale), fill: text })
  );
}

/** Draws a player's house, which marks a start on a corner of a hex. */
export function paintHouse(player: number, x: number, y: number, style: MapStyle, scale = 1): string {
  const { fill, text } = colorOf(player, style);
  const d = rescalePath('M-21 20V-8L0-28L21-8V20z', scale, x, y);
  return (
    svgElement('path', { d, fill, stroke: '#1d1712', 'stroke-width': 4 * scale, 'stroke-linejoin': 'round' }) +
    svgElement('path', { d: letteringPath(String(player), 26 * scale, x, y + 4 * scale), fill: text })
  );
}
