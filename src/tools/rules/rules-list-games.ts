import { z } from 'zod';
import { name } from '../fields.ts';
import { tool } from '../tool.ts';
import { CATEGORIES, COMPLEXITIES, Rulebook, STATUSES } from './shapes.ts';

export default tool({
  name: 'rules_list_games',
  title: 'Rulebooks',
  description: 'To find a game to read about: all rulebooks with players, duration, complexity and mechanics.',
  input: z.strictObject({
    category: z.enum(CATEGORIES).describe('kind of rulebook').optional(),
    complexity: z.enum(COMPLEXITIES).describe('how much there is to learn').optional(),
    mechanic: name('e.g. dice, capture, hex, oracle, narrative').optional(),
    status: z.enum(STATUSES).describe('how finished the rulebook is; default: all').optional(),
  }),
  output: z.object({ total: z.int(), games: z.array(Rulebook) }),
});
