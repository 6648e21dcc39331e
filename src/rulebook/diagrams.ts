import { familyOf } from '../families/families.ts';
import { boardOfGame } from '../gallery/boards/boards.ts';
import { Rng } from '../lib/rng.ts';
import { resolveVariant } from '../play/resolve.ts';

/** A drawing of a game's starting position. */
export interface StartDiagram {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  /** Description of the drawing in words. */
  readonly text: string;
  readonly fen?: string;
  readonly render?: Record<string, unknown>;
}

/** Width of a diagram in pixels. */
const WIDTH = 480;

/** Whether an existing variant has a diagram. Games without a board have none. */
export const hasDiagram = (game: string, variant: string): boolean =>
  familyOf(game) !== undefined || boardOfGame(game, variant) !== undefined;

/**
 * Draws the starting position of a variant, with its engine or with a board from the gallery; undefined if there is no
 * such variant or board.
 */
export function diagramOf(game: string, variant: string): StartDiagram | undefined {
  const family = familyOf(game);
  if (!family) return boardOfGame(game, variant)?.draw(WIDTH);
  const resolved = resolveVariant(family, variant);
  if (!resolved.ok) return undefined;
  const { rules, definition } = resolved.value;
  const start = rules.start(Rng.fromSeed(''));
  const { svg, width, height, text } = family.view.draw(start, { width: WIDTH, highlights: [] });
  const { render } = definition as { render?: Record<string, unknown> };
  return { svg, width, height, text, fen: rules.notation.fen(start), ...(render && { render }) };
}
