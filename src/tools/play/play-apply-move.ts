import { z } from 'zod';
import { tool } from '../tool.ts';
import { Applied, Move, State } from './shapes.ts';

export default tool({
  name: 'play_apply_move',
  title: 'Make a move',
  description: 'To make one move: checks it against the rules and returns the new state, turn and outcome.',
  input: z.strictObject({ state: State, move: Move }),
  output: Applied,
});
