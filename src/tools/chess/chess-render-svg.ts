import { z } from 'zod';
import { nameField, textField } from '../fields.ts';
import { CALL_LIMITS } from '../limits.ts';
import { drawAnswer } from '../play/drawing/draw.ts';
import { readHighlightedSquares } from '../play/drawing/read-highlights.ts';
import { BoardDrawingSchema, boardPicture, lightDrawing } from '../play/shapes.ts';
import { defineTool } from '../tool.ts';
import { ChessVariantField, startChessGame } from './start-of.ts';

/** Width of the drawing, in pixels. */
const WIDTH = 480;

export default defineTool({
  name: 'chess_render_svg',
  title: 'Draw a chess board (deprecated)',
  description: 'Deprecated: use play_render_board. Draws a chess position, given as FEN, as SVG.',
  deprecated: { use: ['play_render_board'], removedIn: '1.0.0' },
  input: z.strictObject({
    variant: ChessVariantField,
    fen: textField('Position as FEN. Default: the start.').optional(),
    highlights: z
      .array(nameField('square'))
      .max(CALL_LIMITS.list)
      .describe('Squares to highlight, e.g. e4.')
      .optional(),
  }),
  readArgs: readHighlightedSquares,
  output: BoardDrawingSchema,
  examples: [
    { title: 'the start', args: {} },
    {
      title: 'a position with a square marked',
      args: { fen: '6k1/5ppp/8/8/8/8/8/3R2K1 w - - 0 1', highlights: ['d8'] },
    },
  ],
  run: ({ variant, fen, highlights = [] }, context) => {
    const game = startChessGame(variant, fen);
    if (!game.ok) return game;
    return drawAnswer(game.value, { highlights: highlights.map((square) => ({ square })), width: WIDTH }, context);
  },
  picture: boardPicture,
  light: lightDrawing,
  text: ({ text }) => text,
});
