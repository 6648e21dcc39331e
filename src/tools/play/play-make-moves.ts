import { z } from 'zod';
import { tool } from '../tool.ts';
import { Made, Moves, State } from './shapes.ts';

export default tool({
  name: 'play_make_moves',
  title: 'Make several moves',
  description: 'To make moves in order: returns the final state and stops at the first illegal move.',
  input: z.strictObject({ state: State, moves: Moves }),
  output: Made,
});
