import { z } from 'zod';
import { LEVELS } from '../../search/levels.ts';
import { defineTool } from '../tool.ts';
import { openGame } from './open-game.ts';
import { readAnswerAsState } from './read-game.ts';
import { EXAMPLE_STATE, MoveSuggestionSchema } from './shapes.ts';
import { StateSchema } from './state-and-move.ts';
import { formatSuggestion, lightSuggestion, suggestAnswer } from './suggest.ts';

export default defineTool({
  name: 'play_suggest_move',
  title: 'Suggest a move',
  description:
    'Chooses a move for the player to move, at one of five difficulty levels, and explains it: score, chance of winning, reason, expected line and, at hard and expert, other moves. It does not play the move: pass it to play_apply_move.',
  callClass: 'search',
  random: true,
  input: z.strictObject({
    state: StateSchema,
    difficulty: z.enum(LEVELS).describe('Playing strength.').default('medium'),
  }),
  output: MoveSuggestionSchema,
  examples: [
    { title: 'a beginner', args: { state: EXAMPLE_STATE, difficulty: 'beginner' }, seed: 'parlour' },
    { title: 'the usual level', args: { state: EXAMPLE_STATE }, seed: 'parlour' },
  ],
  readArgs: readAnswerAsState,
  run: ({ state, difficulty }, context) => {
    const game = openGame(state);
    return game.ok ? suggestAnswer(game.value, { level: difficulty, seed: context.seed }, context) : game;
  },
  light: lightSuggestion,
  next: 'play_apply_move with this move and the same state plays it.',
  text: formatSuggestion,
});
