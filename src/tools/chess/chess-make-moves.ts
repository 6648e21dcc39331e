import { z } from 'zod';
import { name } from '../fields.ts';
import { Made, Moves } from '../play/shapes.ts';
import { tool } from '../tool.ts';

export default tool({
  name: 'chess_make_moves',
  title: 'Make chess moves (deprecated)',
  description: 'Deprecated, use play_make_moves. Makes moves in order from the start position.',
  deprecated: { use: ['play_make_moves'], removedIn: '1.0.0' },
  input: z.strictObject({ moves: Moves, variant: name('chess variant, with flags if any').optional() }),
  output: Made,
});
