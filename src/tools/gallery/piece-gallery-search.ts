import { z } from 'zod';
import { name, text } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { tool } from '../tool.ts';
import { Pieces } from './shapes.ts';

export default tool({
  name: 'piece_gallery_search',
  title: 'Search piece sets',
  description: 'To find sets of pieces by words or game family; each with style, author and licence.',
  input: z.strictObject({
    query: text('words to look for'),
    family: name('only sets of this game family').optional(),
    limit: z.int().min(1).max(LIMITS.page).describe('how many results at most').default(10),
  }),
  output: z.object({ total: z.int(), sets: z.array(Pieces) }),
});
