import { z } from 'zod';
import { tool } from '../tool.ts';
import { State, Suggestion } from './shapes.ts';

export default tool({
  name: 'play_suggest_move',
  title: 'Suggest a move',
  description: 'To let the engine choose a move at one of five levels, with score, depth and the line it expects.',
  input: z.strictObject({
    state: State,
    difficulty: z
      .enum(['beginner', 'easy', 'medium', 'hard', 'expert'])
      .describe('strength of the opponent')
      .default('medium'),
  }),
  output: Suggestion,
});
