import { z } from 'zod';
import { name, names } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { tool } from '../tool.ts';

export default tool({
  name: 'game_score_tracker',
  title: 'Keep score',
  description: 'To keep score: totals in order, leader and ties.',
  input: z.strictObject({
    players: names('who plays', 1),
    scores: z.array(z.number()).max(LIMITS.list).describe('scores in the order of players; default: all 0').optional(),
    game: name('what is played').optional(),
  }),
  output: z.object({
    game: z.string().optional(),
    standings: z.array(z.object({ player: z.string(), score: z.number(), rank: z.int() })),
  }),
});
