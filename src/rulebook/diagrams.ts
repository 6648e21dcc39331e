import { familyOf } from '../families/families.ts';
import { picturesOf } from '../families/pictures.ts';
import { boardOfGame } from '../gallery/boards/boards.ts';
import { Rng } from '../lib/rng.ts';
import { resolve } from '../play/resolve.ts';

export interface Diagram {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  /** The drawing in words. */
  readonly text: string;
  readonly fen?: string;
  readonly render?: Record<string, unknown>;
}

/** Pixels from side to side. */
const WIDTH = 480;

/** Whether a variant that is known has a drawing: what no board is needed for has none. */
export const hasDiagram = (game: string, variant: string): boolean =>
  familyOf(game) !== undefined || boardOfGame(game, variant) !== undefined;

/** How a variant stands at the start, by its engine or the gallery; undefined where there is no board, or no such variant. */
export function diagramOf(game: string, variant: string): Diagram | undefined {
  const family = familyOf(game);
  if (!family) return boardOfGame(game, variant)?.draw(WIDTH);
  const resolved = resolve(family, variant);
  if (!resolved.ok) return undefined;
  const { rules, definition } = resolved.value;
  const start = rules.start(Rng.fromSeed(''));
  const { svg, width, height, text } = picturesOf(game).draw(start, { width: WIDTH, highlights: [] });
  const { render } = definition as { render?: Record<string, unknown> };
  return { svg, width, height, text, fen: start.fen(), ...(render && { render }) };
}
