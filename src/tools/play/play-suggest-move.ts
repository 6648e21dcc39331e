import { z } from 'zod';
import { LEVELS } from '../../search/levels.ts';
import { tool } from '../tool.ts';
import { openGame } from './open-game.ts';
import { START, State, Suggestion } from './shapes.ts';
import { suggestAnswer, suggestionText } from './suggest.ts';

export default tool({
  name: 'play_suggest_move',
  title: 'Suggest a move',
  description: 'To let the engine choose a move at one of five levels, with score, depth and the line it expects.',
  random: true,
  input: z.strictObject({
    state: State,
    difficulty: z.enum(LEVELS).describe('strength of the opponent').default('medium'),
  }),
  output: Suggestion,
  examples: [
    { title: 'a beginner', args: { state: START, difficulty: 'beginner' }, seed: 'parlour' },
    { title: 'the usual level', args: { state: START }, seed: 'parlour' },
  ],
  run: ({ state, difficulty }, context) => {
    const game = openGame(state);
    return game.ok ? suggestAnswer(game.value, { level: difficulty, seed: context.seed }, context) : game;
  },
  text: suggestionText,
});
