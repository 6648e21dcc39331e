import { z } from 'zod';
import { name } from '../fields.ts';
import { Status } from '../play/shapes.ts';
import { tool } from '../tool.ts';

export default tool({
  name: 'chess_get_status',
  title: 'Chess status (deprecated)',
  description: 'Deprecated, use play_check_status. Turn and outcome of the start position.',
  deprecated: { use: ['play_check_status'], removedIn: '1.0.0' },
  input: z.strictObject({ variant: name('chess variant, with flags if any').optional() }),
  output: Status,
});
