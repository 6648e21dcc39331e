import { z } from 'zod';
import { name } from '../fields.ts';
import { Move, Validation } from '../play/shapes.ts';
import { tool } from '../tool.ts';

export default tool({
  name: 'chess_validate_move',
  title: 'Check a chess move (deprecated)',
  description: 'Deprecated, use play_validate_move. Tells whether a move is legal in the start position.',
  deprecated: { use: ['play_validate_move'], removedIn: '1.0.0' },
  input: z.strictObject({ move: Move, variant: name('chess variant, with flags if any').optional() }),
  output: Validation,
});
