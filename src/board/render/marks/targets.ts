import { svgElement } from '../../../lib/svg.ts';
import { type BoardLayout, cellMiddle, isOnBoard } from '../layout.ts';
import type { Theme } from '../themes.ts';
import { signInk } from './brackets.ts';

/** What a piece may do on a cell that it reaches. */
export const TARGET_SIGNS = ['both', 'move', 'take'] as const;
export type TargetSign = (typeof TARGET_SIGNS)[number];

/** A cell that a piece reaches, with what it may do there. */
export interface TargetCell {
  readonly key: number;
  readonly sign: TargetSign;
}

/** What the signs look like, in words. */
export const SIGN_WORDS: Readonly<Record<TargetSign, string>> = {
  both: 'a dot where it may move or capture',
  move: 'a ring where it may only move',
  take: 'a cross where it may only capture',
};

/** Radius of a dot and of a ring, half the width of a cross, and the breadth of their edges. */
const [RADIUS, ARM, EDGE] = [17, 16, 3];

/** Paints the signs of cells that a piece reaches, which differ in shape, not only in colour. */
export function paintTargets(layout: BoardLayout, theme: Theme, targets: readonly TargetCell[]): string {
  const ink = signInk(theme);
  const known = targets.filter(({ key }) => isOnBoard(layout.grid, key));
  return known
    .map(({ key, sign }) => {
      const [cx, cy] = cellMiddle(layout, key);
      if (sign === 'both')
        return svgElement('circle', { cx, cy, r: RADIUS, fill: theme.highlight, stroke: ink, 'stroke-width': EDGE });
      const d =
        sign === 'move'
          ? `M${cx - RADIUS} ${cy}a${RADIUS} ${RADIUS} 0 1 1 ${2 * RADIUS} 0a${RADIUS} ${RADIUS} 0 1 1-${2 * RADIUS} 0z`
          : `M${cx - ARM} ${cy - ARM}l${2 * ARM} ${2 * ARM}m0-${2 * ARM}l-${2 * ARM} ${2 * ARM}`;
      const stroke = (color: string, width: number) =>
        svgElement('path', { d, fill: 'none', stroke: color, 'stroke-width': width, 'stroke-linecap': 'round' });
      const color = sign === 'move' ? theme.highlight : theme.check;
      return stroke(ink, 12) + stroke(color, 12 - 2 * EDGE);
    })
    .join('');
}
