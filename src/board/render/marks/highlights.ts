import { type ParsedColor, parseColor } from '../color.ts';
import type { Theme } from '../themes.ts';
import { signInk } from './brackets.ts';

/** A highlighted cell and its colour. Default: the theme's colour. */
export interface HighlightedCell {
  key: number;
  color?: string | undefined;
}

/** Opacity of a highlight's tint, so weak that lines and numbers can still be seen on it. */
export const HIGHLIGHT_TINT = 0.3;

/** Breadth of a highlight's border, and of the thin lines on both sides of it. */
const [BORDER, LINE] = [6, 2];

/**
 * Paints a highlight: a tint with a border of its colour between two thin lines, which show on every ground. `shape`
 * draws its outline with the given attributes; the border covers 5 units on either side of it.
 */
export function paintHighlight(
  theme: Theme,
  color: string | undefined,
  shape: (attributes: Record<string, string | number>) => string,
): string {
  const { paint, alpha = 1 }: ParsedColor = (color && parseColor(color)) || { paint: theme.highlight };
  const edge = { fill: 'none', stroke: signInk(theme), 'stroke-opacity': alpha, 'stroke-width': BORDER + 2 * LINE };
  const border = { stroke: paint, 'stroke-opacity': alpha, 'stroke-width': BORDER };
  return shape(edge) + shape({ fill: paint, 'fill-opacity': HIGHLIGHT_TINT * alpha, ...border });
}
