import { z } from 'zod';
import { name } from '../fields.ts';
import { Suggestion } from '../play/shapes.ts';
import { tool } from '../tool.ts';

export default tool({
  name: 'chess_analyze_position',
  title: 'Analyse chess (deprecated)',
  description: 'Deprecated, use play_suggest_move. The best move of the start position, to a depth.',
  deprecated: { use: ['play_suggest_move'], removedIn: '1.0.0' },
  input: z.strictObject({
    variant: name('chess variant, with flags if any').optional(),
    depth: z.int().min(1).max(30).describe('plies to look ahead').optional(),
  }),
  output: Suggestion,
});
