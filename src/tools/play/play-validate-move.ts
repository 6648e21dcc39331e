import { z } from 'zod';
import { tool } from '../tool.ts';
import { Move, State, Validation } from './shapes.ts';

export default tool({
  name: 'play_validate_move',
  title: 'Check a move',
  description: 'To test whether a move is legal without making it; when it is not, the rule that forbids it.',
  input: z.strictObject({ state: State, move: Move }),
  output: Validation,
});
