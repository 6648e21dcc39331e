import { z } from 'zod';
import { searchBoards } from '../../gallery/boards/boards.ts';
import { ok } from '../../lib/result.ts';
import { text } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { tool } from '../tool.ts';
import { Board, boardToJson } from './board-shapes.ts';

export default tool({
  name: 'board_gallery_search',
  title: 'Search boards',
  description: 'To find a board layout by words: name, family, topology; each with a picture.',
  input: z.strictObject({
    query: text('words to look for; all boards when left out').optional(),
    limit: z.int().min(1).max(LIMITS.page).describe('how many results at most').default(10),
  }),
  output: z.object({
    total: z.int().describe('found in all'),
    boards: z.array(Board).describe('the best first'),
  }),
  examples: [
    { title: 'boards of one family', args: { query: 'hnefatafl', limit: 5 } },
    { title: 'by size', args: { query: 'go 9x9', limit: 3 } },
  ],
  run: ({ query = '', limit }, context) => {
    const found = searchBoards(query);
    return ok({ total: found.length, boards: found.slice(0, limit).map((board) => boardToJson(board, context)) });
  },
  text: ({ total, boards }) =>
    [`${total} found`, ...boards.map(({ id, name, family, size }) => `${id}: ${name} (${family}, ${size})`)].join('\n'),
});
