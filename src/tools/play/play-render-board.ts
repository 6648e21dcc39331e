import { z } from 'zod';
import { readInTurn } from '../argument-readers.ts';
import { CALL_LIMITS } from '../limits.ts';
import { defineTool } from '../tool.ts';
import { drawAnswer } from './drawing/draw.ts';
import { readHighlights } from './drawing/read-highlights.ts';
import { openGame } from './open-game.ts';
import { readAnswerAsState } from './read-game.ts';
import { BoardDrawingSchema, boardPicture, EXAMPLE_STATE, HighlightSchema, lightDrawing } from './shapes.ts';
import { StateSchema } from './state-and-move.ts';

export default defineTool({
  name: 'play_render_board',
  title: 'Draw the board',
  description:
    "Draws a state's board as SVG, with optional highlighted cells, and describes the position in words. Over HTTP, Accept: image/png returns a PNG whose width is size.",
  input: z.strictObject({
    state: StateSchema,
    highlights: z
      .array(HighlightSchema)
      .max(CALL_LIMITS.list)
      .describe('Cells to highlight, each by key or by square name, e.g. e4.')
      .optional(),
    size: z.int().min(16).max(2048).describe('Board width in pixels.').default(480),
  }),
  output: BoardDrawingSchema,
  examples: [
    { title: 'the start of chess', args: { state: EXAMPLE_STATE } },
    { title: 'cells marked', args: { state: EXAMPLE_STATE, highlights: [{ key: 12, color: 'gold' }, { key: 28 }] } },
  ],
  readArgs: readInTurn(readAnswerAsState, readHighlights),
  run: ({ state, highlights = [], size: width }, context) => {
    const game = openGame(state);
    return game.ok ? drawAnswer(game.value, { highlights, width }, context) : game;
  },
  picture: boardPicture,
  light: lightDrawing,
  text: ({ text }) => text,
});
