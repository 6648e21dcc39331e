import { z } from 'zod';
import { name } from '../fields.ts';
import { MoveList } from '../play/shapes.ts';
import { tool } from '../tool.ts';

export default tool({
  name: 'chess_get_legal_moves',
  title: 'Legal chess moves (deprecated)',
  description: 'Deprecated, use play_create_game and play_get_moves. The legal moves of the start position.',
  deprecated: { use: ['play_create_game', 'play_get_moves'], removedIn: '1.0.0' },
  input: z.strictObject({ variant: name('chess variant, with flags if any').optional() }),
  output: MoveList,
});
