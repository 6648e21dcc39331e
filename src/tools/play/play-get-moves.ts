import { z } from 'zod';
import { tool } from '../tool.ts';
import { MoveList, State } from './shapes.ts';

export default tool({
  name: 'play_get_moves',
  title: 'Legal moves',
  description: 'To know what the player on turn may do: every legal move, ready to pass to play_apply_move.',
  input: z.strictObject({ state: State }),
  output: MoveList,
});
