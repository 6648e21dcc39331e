import { z } from 'zod';
import { text } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { tool } from '../tool.ts';
import { Board } from './shapes.ts';

export default tool({
  name: 'board_gallery_search',
  title: 'Search boards',
  description: 'To find a board layout by words: name, family, topology; each with a picture.',
  input: z.strictObject({
    query: text('words to look for; all boards when left out').optional(),
    limit: z.int().min(1).max(LIMITS.page).describe('how many results at most').default(10),
  }),
  output: z.object({ total: z.int(), boards: z.array(Board) }),
});
