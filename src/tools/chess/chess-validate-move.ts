import { z } from 'zod';
import { validateAnswer } from '../play/game-answers.ts';
import { MoveValidationSchema } from '../play/shapes.ts';
import { MoveInputSchema } from '../play/state-and-move.ts';
import { defineTool } from '../tool.ts';
import { ChessVariantField, startChessGame } from './start-of.ts';

export default defineTool({
  name: 'chess_validate_move',
  title: 'Check a chess move (deprecated)',
  description:
    'Deprecated: use play_validate_move. Checks whether a move is legal in the starting position of a chess variant.',
  deprecated: { use: ['play_validate_move'], removedIn: '1.0.0' },
  input: z.strictObject({ move: MoveInputSchema, variant: ChessVariantField }),
  output: MoveValidationSchema,
  examples: [{ title: 'an illegal move', args: { move: { from: 'e2', to: 'e5' } } }],
  run: ({ move, variant }) => {
    const game = startChessGame(variant);
    return game.ok ? validateAnswer(game.value, move) : game;
  },
});
