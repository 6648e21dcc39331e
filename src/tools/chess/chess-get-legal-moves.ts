import { z } from 'zod';
import { ok } from '../../lib/result.ts';
import { movesAnswer } from '../play/game-answers.ts';
import { lightMoves, MoveListSchema } from '../play/shapes.ts';
import { defineTool } from '../tool.ts';
import { ChessVariantField, startChessGame } from './start-of.ts';

export default defineTool({
  name: 'chess_get_legal_moves',
  title: 'Legal chess moves (deprecated)',
  description:
    'Deprecated: use play_create_game, then play_get_moves. Lists the legal moves in the starting position of a chess variant.',
  deprecated: { use: ['play_create_game', 'play_get_moves'], removedIn: '1.0.0' },
  input: z.strictObject({ variant: ChessVariantField }),
  output: MoveListSchema,
  examples: [{ title: 'orthodox chess', args: {} }],
  run: ({ variant }) => {
    const game = startChessGame(variant);
    return game.ok ? ok(movesAnswer(game.value)) : game;
  },
  light: lightMoves,
});
