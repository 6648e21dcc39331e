import { THEME_NAMES } from '../../board/render/themes.ts';
import { FairyDefinition } from '../../fairy/language/definition.ts';
import { drawPieceMoves, listPieces, type MovesDrawing, type PieceFacts } from '../../fairy/piece-moves.ts';
import { familyOf } from '../../families/families.ts';
import { LruCache } from '../../lib/lru-cache.ts';
import { definitionOf } from '../../play/resolve.ts';
import { IMAGE_ROOT } from '../image-root.ts';

/** Path below which pictures of moves are. */
export const MOVES_ROOT = `${IMAGE_ROOT}/moves`;

/** Usual width of a picture of moves, in pixels. */
export const MOVES_WIDTH = 240;

const drawings = new LruCache<string, MovesDrawing>(256);

/** Path of the picture of the moves of a piece, as SVG. */
export const movesPath = (family: string, variant: string, letter: string): string =>
  `${MOVES_ROOT}/${family}/${encodeURIComponent(variant)}/${encodeURIComponent(letter)}.svg`;

/** Lists the kinds of pieces of a variant; empty in families whose pieces are all alike. */
export function piecesOfVariant(family: string, variant: string): PieceFacts[] {
  const definition = definitionWithPieces(family, variant);
  return definition ? listPieces(definition) : [];
}

/** Draws the moves of a piece; undefined if there is no such variant, or no such piece in it. */
export function drawMoves(
  family: string,
  variant: string,
  letter: string,
  width = MOVES_WIDTH,
  theme?: string,
): MovesDrawing | undefined {
  const key = [family, variant, letter, width, theme].join(' ');
  const known = drawings.find(key);
  if (known) return known;
  const definition = definitionWithPieces(family, variant);
  const found = THEME_NAMES.find((name) => name === theme);
  const drawn = definition && drawPieceMoves(definition, letter, { width, ...(found && { theme: found }) });
  return drawn && drawings.keep(key, drawn);
}

/** The last definitions asked for: a page asks for the same one many times. */
const definitions = new LruCache<string, FairyDefinition>(8);

function definitionWithPieces(family: string, variant: string): FairyDefinition | undefined {
  const found = familyOf(family);
  if (found?.schema !== FairyDefinition) return undefined;
  const key = `${family}/${variant}`;
  const known = definitions.find(key);
  if (known) return known;
  const defined = definitionOf(found, variant);
  return defined.ok ? definitions.keep(key, defined.value as FairyDefinition) : undefined;
}
