import { z } from 'zod';
import { defineTool } from '../tool.ts';
import { validateAnswer } from './game-answers.ts';
import { openGame } from './open-game.ts';
import { readAnswerAsState } from './read-game.ts';
import { EXAMPLE_STATE, MoveValidationSchema } from './shapes.ts';
import { MoveInputSchema, StateSchema } from './state-and-move.ts';

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
  readArgs: readAnswerAsState,
  run: ({ state, move }) => {
    const game = openGame(state);
    return game.ok ? validateAnswer(game.value, move) : game;
  },
  text: ({ legal, reason }) => (legal ? 'legal' : `not legal: ${reason}`),
});
