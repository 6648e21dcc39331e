import { svgElement } from '../../../lib/svg.ts';
import type { Theme } from '../themes.ts';

/** The ink of signs that must show on every ground of a board, tinted or not. */
export const signInk = ({ frame }: Theme): string => frame;

/** Opacity of the tint of a last move. */
export const LAST_MOVE_TINT = 0.55;

/** Breadth of the pen that draws brackets. */
const PEN = 3;

/** A rectangle that brackets stand in, and the length of their arms. */
export interface BracketBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly arm: number;
}

/** Path data of brackets in the corners of a box. `without` leaves out the upper left one, where a number may stand. */
export function bracketsPath({ x, y, width, height, arm }: BracketBox, without?: 'upper left'): string {
  const [across, down] = [width - 2 * arm, height - 2 * arm];
  const three = `M${x + width - arm} ${y}h${arm}v${arm}m0 ${down}v${arm}h-${arm}m-${across} 0h-${arm}v-${arm}`;
  return without ? three : `${three}m0 -${down}v-${arm}h${arm}`;
}

/** Paints brackets, the sign of a last move, which does not rely on colour. */
export const paintBrackets = (d: string, theme: Theme): string =>
  d && svgElement('path', { d, fill: 'none', stroke: signInk(theme), 'stroke-width': PEN });
