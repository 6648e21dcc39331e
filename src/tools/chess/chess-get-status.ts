import { z } from 'zod';
import { ok } from '../../lib/result.ts';
import { statusAnswer } from '../play/game-answers.ts';
import { Status } from '../play/shapes.ts';
import { tool } from '../tool.ts';
import { startOf, Variant } from './start-of.ts';

export default tool({
  name: 'chess_get_status',
  title: 'Chess status (deprecated)',
  description: 'Deprecated, use play_check_status. Turn and outcome of the start position.',
  deprecated: { use: ['play_check_status'], removedIn: '1.0.0' },
  input: z.strictObject({ variant: Variant }),
  output: Status,
  examples: [{ title: 'orthodox chess', args: {} }],
  run: ({ variant }) => {
    const game = startOf(variant);
    return game.ok ? ok(statusAnswer(game.value)) : game;
  },
});
