import { z } from 'zod';
import { name } from '../fields.ts';
import { Applied, Move } from '../play/shapes.ts';
import { tool } from '../tool.ts';

export default tool({
  name: 'chess_make_move',
  title: 'Make a chess move (deprecated)',
  description: 'Deprecated, use play_apply_move. Makes one move from the start position.',
  deprecated: { use: ['play_apply_move'], removedIn: '1.0.0' },
  input: z.strictObject({ move: Move, variant: name('chess variant, with flags if any').optional() }),
  output: Applied,
});
