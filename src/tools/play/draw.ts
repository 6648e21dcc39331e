import type { HighlightedCell } from '../../board/render/squares.ts';
import { capitalize } from '../../lib/capitalize.ts';
import { fail, ok, type Result } from '../../lib/result.ts';
import { type Game, nameOfSeatToMove, outcomeOf, outcomeText } from '../../play/game.ts';
import type { CallContext } from '../context.ts';
import type { Refusal } from '../errors.ts';
import { boardImagePath } from '../image-address.ts';
import { siteUrlOf } from '../site.ts';

/** A highlighted cell in a caller's form: by its key, or by the name of its square. */
export interface GivenHighlight {
  key?: number | undefined;
  square?: unknown;
  color?: string | undefined;
}

/** Draws the board of a game with highlighted cells. Refuses if a cell does not exist. */
export function drawAnswer(
  game: Game,
  { highlights, width }: { highlights: readonly GivenHighlight[]; width: number },
  context: CallContext,
) {
  const marks = marksOf(game, highlights);
  if (!marks.ok) return marks;
  const outcome = outcomeOf(game);
  // Reasons are slugs such as `insufficient-material`. Show them as words.
  const ended = outcome && `${outcomeText(game, outcome).replaceAll('-', ' ')}.`;
  const view = { width, highlights: marks.value, ended: ended && capitalize(ended) };
  const { family, definition } = game.variant;
  return ok({
    ...family.view.draw(game.position, view),
    summary: `${definition.title}: ${ended ?? `${nameOfSeatToMove(game)} to move.`}`,
    board: family.view.boardText(game.position),
    image: siteUrlOf(context) + boardImagePath(game, marks.value),
  });
}

function marksOf(
  { variant, position }: Game,
  highlights: readonly GivenHighlight[],
): Result<HighlightedCell[], Refusal> {
  const { cellOf, countCells } = variant.family.view;
  const last = countCells(position) - 1;
  const marks: HighlightedCell[] = [];
  for (const [index, { key, square, color }] of highlights.entries()) {
    const cell = typeof square === 'string' && key === undefined ? cellOf(position, square.trim()) : key;
    if (cell === undefined || cell < 0 || cell > last) {
      const given = JSON.stringify(key ?? square)?.slice(0, 40) ?? 'a highlight without key';
      const path = `highlights[${index}]`;
      const expected = `key from 0 to ${last}, or square with the name of one`;
      const detail = `${path}: ${given} is no cell of this board, expected ${expected}.`;
      return fail({ code: 'impossible', detail, errors: [{ path, message: `${given} is no cell`, expected }] });
    }
    marks.push({ key: cell, color });
  }
  return ok(marks);
}
