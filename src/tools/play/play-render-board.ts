import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { tool } from '../tool.ts';
import { Drawing, Highlight, State } from './shapes.ts';

export default tool({
  name: 'play_render_board',
  title: 'Draw the board',
  description: 'To show a position: the board as SVG, as PNG on request, and in words; cells can be highlighted.',
  input: z.strictObject({
    state: State,
    highlights: z.array(Highlight).max(LIMITS.list).describe('cells to mark').optional(),
    size: z.int().min(16).max(2048).describe('board width in pixels, for PNG output').default(480),
  }),
  output: Drawing,
});
