import type { HighlightedCell } from '../../../board/render/marks/highlights.ts';
import { fail, ok, type Result } from '../../../lib/result.ts';
import { capitalize } from '../../../lib/wording.ts';
import { type Game, lastMoveSquares, nameOfSeatToMove, outcomeOf, outcomeText } from '../../../play/game.ts';
import type { CallContext } from '../../context.ts';
import type { Refusal } from '../../errors.ts';
import { boardImagePath } from '../../image-address.ts';
import { siteUrlOf } from '../../site.ts';
import { type PictureChoices, readChoices } from './picture-choices.ts';

/** A highlighted cell in a caller's form: by its key, or by the name of its square. */
export interface GivenHighlight {
  key?: number | undefined;
  square?: unknown;
  color?: string | undefined;
}

/** How a caller wants a board to be drawn. */
export interface DrawOptions extends PictureChoices {
  /** Width of the picture in pixels. */
  readonly width: number;
  readonly highlights: readonly GivenHighlight[];
}

/** Draws the board of a game with highlighted cells. Refuses if a cell does not exist. */
export function drawGame(game: Game, { highlights, last = lastMoveSquares(game), ...view }: DrawOptions) {
  const marks = marksOf(game, highlights);
  if (!marks.ok) return marks;
  const touched = marksOf(
    game,
    last.map((square) => ({ square })),
    'last',
  );
  if (!touched.ok) return touched;
  const { family, definition } = game.variant;
  const ended = endedText(game);
  const lastMove = touched.value.map(({ key }) => key);
  const drawn = family.view.draw(game.position, { ...view, highlights: marks.value, lastMove, ended });
  const { svg, width, height, text } = drawn;
  return ok({
    ...{ svg, width, height, text },
    marks: marks.value,
    last,
    summary: `${definition.title}: ${ended ?? `${nameOfSeatToMove(game)} to move.`}`,
  });
}

/** How the game ended, as a sentence. Reasons are slugs such as `insufficient-material`, which are shown as words. */
function endedText(game: Game): string | undefined {
  const outcome = outcomeOf(game);
  return outcome && `${capitalize(outcomeText(game, outcome).replaceAll('-', ' '))}.`;
}

/** Draws the board of a game, with the board in letters and the address of the drawing. */
export function drawAnswer(game: Game, options: DrawOptions, context: CallContext) {
  const choices = readChoices(game, context.picture, '_meta.picture.');
  if (!choices.ok) return choices;
  const drawing = drawGame(game, { ...options, ...choices.value });
  if (!drawing.ok) return drawing;
  const { marks, last, ...facts } = drawing.value;
  return ok({
    ...facts,
    board: game.variant.family.view.boardText(game.position),
    image: siteUrlOf(context) + boardImagePath(game, marks, { ...context.picture, last: last.join(',') }),
  });
}

function marksOf(
  { variant, position }: Game,
  highlights: readonly GivenHighlight[],
  list = 'highlights',
): Result<HighlightedCell[], Refusal> {
  const { cellOf, countCells } = variant.family.view;
  const last = countCells(position) - 1;
  const marks: HighlightedCell[] = [];
  for (const [index, { key, square, color }] of highlights.entries()) {
    const cell = typeof square === 'string' && key === undefined ? cellOf(position, square.trim()) : key;
    if (cell === undefined || cell < 0 || cell > last) {
      const given = JSON.stringify(key ?? square)?.slice(0, 40) ?? 'a highlight without key';
      const path = `${list}[${index}]`;
      const expected = `a \`key\` from 0 to ${last}, or a \`square\` with the name of a cell`;
      const detail = `\`${path}\` must be ${expected}, but is ${given}.`;
      return fail({
        code: 'impossible',
        detail,
        errors: [{ path, message: `${given} is not a cell of this board`, expected }],
      });
    }
    marks.push({ key: cell, color });
  }
  return ok(marks);
}
