import { z } from 'zod';
import { defineTool } from '../tool.ts';
import { validateAnswer } from './game-answers.ts';
import { openGame } from './open-game.ts';
import { EXAMPLE_STATE, MoveInputSchema, MoveValidationSchema, StateSchema } from './shapes.ts';

export default defineTool({
  name: 'play_validate_move',
  title: 'Check a move',
  description:
    'Checks whether a move is legal without playing it and, if it is not, names the rule that forbids it. To list all legal moves, use play_get_moves.',
  input: z.strictObject({ state: StateSchema, move: MoveInputSchema }),
  output: MoveValidationSchema,
  examples: [
    { title: 'a legal move', args: { state: EXAMPLE_STATE, move: { from: 'e2', to: 'e4' } } },
    { title: 'an illegal move', args: { state: EXAMPLE_STATE, move: { from: 'e2', to: 'e5' } } },
  ],
  run: ({ state, move }) => {
    const game = openGame(state);
    return game.ok ? validateAnswer(game.value, move) : game;
  },
  text: ({ legal, reason }) => (legal ? 'legal' : `not legal: ${reason}`),
});
