import { THEME_NAMES } from '../board/render/themes.ts';
import { drawMoves, MOVES_WIDTH } from '../gallery/pieces/piece-moves.ts';
import { ok } from '../lib/result.ts';
import { refuseQuery } from '../tools/play/drawing/position-query.ts';
import { type DrawingResult, readWidth, refuseUnknownKeys } from './drawing.ts';

/** Draws where a piece of a variant can go; undefined if there is no such piece. */
export function movesImage(
  [family = '', variant = '', letter = '', ...rest]: readonly string[],
  query: URLSearchParams,
): DrawingResult | undefined {
  if (rest.length) return undefined;
  const unknown = refuseUnknownKeys(query, ['size', 'theme']);
  if (unknown) return unknown;
  const width = readWidth(query, MOVES_WIDTH);
  if (!width.ok) return width;
  const theme = query.get('theme');
  if (theme && !THEME_NAMES.some((name) => name === theme))
    return refuseQuery('theme', `one of ${THEME_NAMES.join(', ')}`, theme);
  const drawn = drawMoves(family, variant, letter, undefined, theme ?? undefined);
  return drawn && ok({ svg: drawn.svg, width: width.value });
}
