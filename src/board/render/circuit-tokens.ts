import { svgElement } from '../../lib/svg.ts';
import { paintTexts } from './text/texts.ts';

/**
 * Colour of each seat's token, with the ink of the number on it. The colours can be told apart with colour blindness.
 */
export const SEAT_COLORS: readonly { fill: string; ink: string }[] = [
  { fill: '#c8261d', ink: '#ffffff' },
  { fill: '#1f5fa8', ink: '#ffffff' },
  { fill: '#f2b705', ink: '#1c1400' },
  { fill: '#1e7d3c', ink: '#ffffff' },
  { fill: '#7a3fa0', ink: '#ffffff' },
  { fill: '#262626', ink: '#ffffff' },
];

/** Colours of the groups of spaces, in the order of the groups around the board. */
export const SECTION_COLORS = [
  '#8d6e4f',
  '#7fb2d9',
  '#c97fb0',
  '#e09a4e',
  '#d9635a',
  '#e5cf58',
  '#6fae6d',
  '#5673b8',
] as const;

/** Colour of the outlines of tokens, houses, bands and strips. */
export const OUTLINE = '#1c1c1c';

/** The two rings around a token. One of them shows on every ground. */
export const TOKEN_RINGS = ['#ffffff', OUTLINE] as const;

/** Paints the disc of a token with its rings. */
export const paintTokenDisc = (fill: string, cx: number, cy: number, r: number): string =>
  svgElement('circle', { cx, cy, r, fill, stroke: TOKEN_RINGS[0], 'stroke-width': 2.5 }) +
  svgElement('circle', { cx, cy, r: r + 1.5, fill: 'none', stroke: TOKEN_RINGS[1], 'stroke-width': 1.5 });

/** Paints a player's token: a disc with the player's number. */
export function paintToken(seat: number, x: number, y: number, radius: number): string {
  const { fill, ink } = SEAT_COLORS[seat]!;
  return paintTokenDisc(fill, x, y, radius) + paintTexts([{ text: String(seat + 1), size: radius * 1.35, x, y }], ink);
}
