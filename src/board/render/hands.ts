import { element } from '../../lib/svg.ts';
import { CELL, type Layout, RAIL } from './layout.ts';
import { lettering } from './lettering.ts';
import type { PieceFace } from './pieces/faces.ts';
import { paintPieces } from './pieces/paint.ts';
import type { PieceSet } from './pieces/sets.ts';
import type { Theme } from './themes.ts';

/** How many of a piece a player may drop. */
export interface HandPiece {
  face: PieceFace;
  count: number;
}

/** By seat. */
export type Hands = readonly [readonly HandPiece[], readonly HandPiece[]];

const PADDING = 10;

/** A strip above and one below the board, each on its owner's side. */
export function paintHands(layout: Layout, theme: Theme, hands: Hands, set: PieceSet): string {
  if (!layout.rails) return '';
  const [above, below] = layout.rails;
  const { orientation } = layout;
  return (
    paintHand(layout, theme, above, hands[orientation ? 0 : 1], set) +
    paintHand(layout, theme, below, hands[orientation ? 1 : 0], set)
  );
}

function paintHand(layout: Layout, theme: Theme, y: number, hand: readonly HandPiece[], set: PieceSet): string {
  const { width, orientation } = layout;
  const held = hand.filter(({ count }) => count > 0);
  const strip = element('rect', { y, width, height: RAIL, rx: 10, fill: theme.rail });
  if (held.length === 0) return strip;
  const room = Math.min(1.05, (width - 2 * PADDING) / (held.length * CELL));
  const scale = Math.min(0.95, room);
  const step = (room / scale) * CELL;
  const standing = held.map(({ face }, i) => ({ face, x: i * step, y: 0 }));
  const place = `translate(${PADDING} ${y + (RAIL - CELL * scale) / 2}) scale(${scale})`;
  return (
    strip +
    element(
      'g',
      { transform: place },
      paintPieces(standing, theme, { set, orientation }) + paintCounts(held, theme, step),
    )
  );
}

/** The number at the lower right, where there is more than one. */
function paintCounts(held: readonly HandPiece[], theme: Theme, step: number): string {
  const several = held.map(({ count }, i) => ({ count, x: i * step + 72 })).filter(({ count }) => count > 1);
  if (several.length === 0) return '';
  const discs = several.map(({ x }) => `M${x - 17} 68a17 17 0 1 1 34 0a17 17 0 1 1-34 0z`);
  const numbers = several.map(({ count, x }) => lettering(String(count), count > 9 ? 21 : 25, x, 68));
  return (
    element('path', { d: discs.join(''), fill: theme.badge }) +
    element('path', { d: numbers.join(''), fill: theme.badgeText })
  );
}
