import { z } from 'zod';
import { ok } from '../../lib/result.ts';
import { statusAnswer } from '../play/game-answers.ts';
import { StatusSchema } from '../play/shapes.ts';
import { defineTool } from '../tool.ts';
import { ChessVariantField, startChessGame } from './start-of.ts';

export default defineTool({
  name: 'chess_get_status',
  title: 'Chess status (deprecated)',
  description:
    'Deprecated: use play_check_status. Returns the turn and outcome of the starting position of a chess variant.',
  deprecated: { use: ['play_check_status'], removedIn: '1.0.0' },
  input: z.strictObject({ variant: ChessVariantField }),
  output: StatusSchema,
  examples: [{ title: 'orthodox chess', args: {} }],
  run: ({ variant }) => {
    const game = startChessGame(variant);
    return game.ok ? ok(statusAnswer(game.value)) : game;
  },
});
