import { z } from 'zod';
import { ok } from '../../lib/result.ts';
import { defineTool } from '../tool.ts';
import { turnText } from './board-text.ts';
import { statusAnswer } from './game-answers.ts';
import { openGame } from './open-game.ts';
import { readAnswerAsState } from './read-game.ts';
import { EXAMPLE_STATE, StatusSchema } from './shapes.ts';
import { StateSchema } from './state-and-move.ts';

export default defineTool({
  name: 'play_check_status',
  title: 'Status of a game',
  description:
    'Returns whose turn it is, whether the game is over, the winner and reason, and whether the player is in check, and what the player may claim, such as a draw.',
  input: z.strictObject({ state: StateSchema }),
  output: StatusSchema,
  examples: [{ title: 'a game that has begun', args: { state: EXAMPLE_STATE } }],
  readArgs: readAnswerAsState,
  run: ({ state }) => {
    const game = openGame(state);
    return game.ok ? ok(statusAnswer(game.value)) : game;
  },
  text: ({ check, claimable, legalMoves, ...rest }) =>
    [
      turnText(rest),
      ...(check && !rest.over ? ['in check'] : []),
      ...(rest.over ? [] : [`${legalMoves} legal moves`]),
      ...(claimable ? [`may claim ${claimable}`] : []),
    ].join(', '),
});
