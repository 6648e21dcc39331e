import { svgElement } from '../../lib/svg.ts';
import { type BoardLayout, CELL_SIZE, type HandStrip, STRIP_PADDING } from './layout.ts';
import type { PieceFace } from './pieces/faces.ts';
import { type PieceRenderOptions, paintPieces } from './pieces/paint.ts';
import type { PieceSet } from './pieces/sets.ts';
import { paintTexts } from './text/texts.ts';
import type { Theme } from './themes.ts';

/** A kind of piece in a hand, and how many of that kind. */
export interface HandPiece {
  face: PieceFace;
  count: number;
}

/** The pieces in each player's hand, by seat. */
export type Hands = readonly [readonly HandPiece[], readonly HandPiece[]];

/** Paints each player's hand on that player's side of the board. */
export function paintHands(layout: BoardLayout, theme: Theme, hands: Hands, set: PieceSet): string {
  if (!layout.strips) return '';
  const [above, below] = layout.strips;
  const { orientation } = layout;
  return (
    paintStrips(layout.strips, theme) +
    paintHand(above, theme, hands[orientation ? 0 : 1], { set, orientation }) +
    paintHand(below, theme, hands[orientation ? 1 : 0], { set, orientation })
  );
}

/** What is written on a strip, so that it is known as a hand even when it is empty. */
const SIGN = { text: 'In hand', size: 24 } as const;
/** Length that the sign takes of a strip that lies, and of one that stands. */
const SIGN_LENGTH = { level: 118, upright: 34 } as const;

function paintHand(strip: HandStrip, theme: Theme, hand: readonly HandPiece[], making: PieceRenderOptions): string {
  const { x, y, width, height } = strip;
  const nonEmpty = hand.filter(({ count }) => count > 0);
  if (nonEmpty.length === 0) return '';
  const [breadth, length] = [Math.min(width, height), Math.max(width, height)];
  const isUpright = height > width;
  const free = length - STRIP_PADDING - SIGN_LENGTH[isUpright ? 'upright' : 'level'];
  const room = Math.min(1.05, free / (nonEmpty.length * CELL_SIZE));
  const scale = Math.min(0.95, room);
  const step = (room / scale) * CELL_SIZE;
  const across = (breadth - CELL_SIZE * scale) / 2;
  const places = nonEmpty.map((_, i) => (isUpright ? { x: 0, y: i * step } : { x: i * step, y: 0 }));
  const standing = nonEmpty.map(({ face }, i) => ({ face, ...places[i]! }));
  const [left, top] = isUpright ? [x + across, y + STRIP_PADDING / 2] : [x + STRIP_PADDING / 2, y + across];
  const place = `translate(${left} ${top}) scale(${scale})`;
  return svgElement(
    'g',
    { transform: place },
    paintPieces(standing, theme, making) + paintCounts(nonEmpty, theme, places),
  );
}

/** Paints the strips with their signs, which are at the end: to the right, or at the bottom. */
function paintStrips(strips: readonly HandStrip[], theme: Theme): string {
  const grounds = strips.map((strip) => svgElement('rect', { ...strip, rx: 10 }));
  const signs = strips.map(({ x, y, width, height }) =>
    height > width
      ? { ...SIGN, x: x + width / 2, y: y + height - SIGN_LENGTH.upright / 2 - 2 }
      : { ...SIGN, x: x + width - SIGN_LENGTH.level / 2, y: y + height / 2 },
  );
  return svgElement('g', { fill: theme.rail }, grounds.join('')) + paintTexts(signs, theme.frame);
}

/** Paints the number of pieces of a kind at their lower right, if more than one. */
function paintCounts(held: readonly HandPiece[], theme: Theme, places: readonly { x: number; y: number }[]): string {
  const several = held.map(({ count }, i) => ({ count, ...places[i]! })).filter(({ count }) => count > 1);
  if (several.length === 0) return '';
  const discs = several.map(({ x, y }) => `M${x + 55} ${y + 68}a17 17 0 1 1 34 0a17 17 0 1 1-34 0z`);
  const numbers = several.map(({ count, x, y }) => ({
    text: String(count),
    size: count > 9 ? 21 : 25,
    x: x + 72,
    y: y + 68,
  }));
  return svgElement('path', { d: discs.join(''), fill: theme.badge }) + paintTexts(numbers, theme.badgeText);
}
