import { z } from 'zod';
import { ok } from '../../lib/result.ts';
import { defineTool } from '../tool.ts';
import { turnText } from './board-text.ts';
import { movesAnswer } from './game-answers.ts';
import { openGame } from './open-game.ts';
import { readAnswerAsState } from './read-game.ts';
import { EXAMPLE_STATE, lightMoves, MoveListSchema } from './shapes.ts';
import { StateSchema } from './state-and-move.ts';

export default defineTool({
  name: 'play_get_moves',
  title: 'Legal moves',
  description:
    'Lists every legal move in a state, each ready to pass to play_apply_move. To check a single move, use play_validate_move.',
  input: z.strictObject({ state: StateSchema }),
  output: MoveListSchema,
  examples: [{ title: 'from the start', args: { state: EXAMPLE_STATE } }],
  readArgs: readAnswerAsState,
  run: ({ state }) => {
    const game = openGame(state);
    return game.ok ? ok(movesAnswer(game.value)) : game;
  },
  light: lightMoves,
  text: ({ moves, ...rest }) =>
    rest.over ? turnText(rest) : `${turnText(rest)}: ${moves.map(({ notation }) => notation).join(' ')}`,
});
