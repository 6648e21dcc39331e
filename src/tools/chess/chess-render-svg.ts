import { z } from 'zod';
import { name, text } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { Drawing } from '../play/shapes.ts';
import { tool } from '../tool.ts';

export default tool({
  name: 'chess_render_svg',
  title: 'Draw a chess board (deprecated)',
  description: 'Deprecated, use play_render_board. Draws a chess position as SVG.',
  deprecated: { use: ['play_render_board'], removedIn: '1.0.0' },
  input: z.strictObject({
    variant: name('chess variant, with flags if any').optional(),
    fen: text('FEN position; the start position when left out').optional(),
    highlights: z.array(name('square')).max(LIMITS.list).describe('squares to mark, e.g. e4').optional(),
  }),
  output: Drawing,
});
