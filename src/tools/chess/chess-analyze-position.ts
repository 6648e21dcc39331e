import { z } from 'zod';
import { MoveSuggestionSchema } from '../play/shapes.ts';
import { formatSuggestion, lightSuggestion, suggestAnswer } from '../play/suggest.ts';
import { defineTool } from '../tool.ts';
import { ChessVariantField, startChessGame } from './start-of.ts';

export default defineTool({
  name: 'chess_analyze_position',
  title: 'Analyse chess (deprecated)',
  description:
    'Deprecated: use play_suggest_move. Finds the best move in the starting position of a chess variant, searching to a given depth.',
  callClass: 'search',
  deprecated: { use: ['play_suggest_move'], removedIn: '1.0.0' },
  input: z.strictObject({
    variant: ChessVariantField,
    depth: z.int().min(1).max(30).describe('Search depth in plies, as far as time allows.').optional(),
  }),
  output: MoveSuggestionSchema,
  examples: [{ title: 'three plies', args: { depth: 3 } }],
  run: ({ variant, depth = 6 }, context) => {
    const game = startChessGame(variant);
    // The seed is fixed, so that the same position gets the same answer.
    return game.ok
      ? suggestAnswer(game.value, { level: 'expert', seed: 'analysis', limits: { depth } }, context)
      : game;
  },
  light: lightSuggestion,
  next: 'play_apply_move with this move plays it, in the state that play_create_game returns for the variant.',
  text: formatSuggestion,
});
