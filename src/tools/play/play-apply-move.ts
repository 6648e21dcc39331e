import { z } from 'zod';
import { defineTool } from '../tool.ts';
import { positionText } from './board-text.ts';
import { applyAnswer } from './game-answers.ts';
import { openGame } from './open-game.ts';
import { readAnswerAsState } from './read-game.ts';
import { AppliedMoveSchema, EXAMPLE_STATE } from './shapes.ts';
import { MoveInputSchema, StateSchema } from './state-and-move.ts';

export default defineTool({
  name: 'play_apply_move',
  title: 'Make a move',
  description:
    'Plays one move and returns the new state, the turn and any winner, or refuses it and names the rule that forbids it. For several moves in one call, use play_make_moves.',
  input: z.strictObject({ state: StateSchema, move: MoveInputSchema }),
  output: AppliedMoveSchema,
  examples: [
    { title: 'by its squares', args: { state: EXAMPLE_STATE, move: { from: 'e2', to: 'e4' } } },
    { title: 'by its notation', args: { state: EXAMPLE_STATE, move: { notation: 'Nf3' } } },
    { title: 'resign', args: { state: EXAMPLE_STATE, move: { action: 'resign' } } },
  ],
  readArgs: readAnswerAsState,
  run: ({ state, move }) => {
    const game = openGame(state);
    return game.ok ? applyAnswer(game.value, move) : game;
  },
  text: ({ move, ...rest }) => `${move['notation'] ?? JSON.stringify(move)}\n${positionText(rest)}`,
});
