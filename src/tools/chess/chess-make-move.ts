import { z } from 'zod';
import { applyAnswer } from '../play/game-answers.ts';
import { AppliedMoveSchema } from '../play/shapes.ts';
import { MoveInputSchema } from '../play/state-and-move.ts';
import { defineTool } from '../tool.ts';
import { ChessVariantField, startChessGame } from './start-of.ts';

export default defineTool({
  name: 'chess_make_move',
  title: 'Make a chess move (deprecated)',
  description: 'Deprecated: use play_apply_move. Plays one move from the starting position of a chess variant.',
  deprecated: { use: ['play_apply_move'], removedIn: '1.0.0' },
  input: z.strictObject({ move: MoveInputSchema, variant: ChessVariantField }),
  output: AppliedMoveSchema,
  examples: [{ title: "the king's pawn", args: { move: { from: 'e2', to: 'e4' } } }],
  run: ({ move, variant }) => {
    const game = startChessGame(variant);
    return game.ok ? applyAnswer(game.value, move) : game;
  },
});
