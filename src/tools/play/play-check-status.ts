import { z } from 'zod';
import { tool } from '../tool.ts';
import { State, Status } from './shapes.ts';

export default tool({
  name: 'play_check_status',
  title: 'Status of a game',
  description: 'To learn whose turn it is and whether the game is over: winner, reason, check, claims.',
  input: z.strictObject({ state: State }),
  output: Status,
});
