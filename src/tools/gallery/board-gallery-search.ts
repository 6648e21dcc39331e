import { z } from 'zod';
import { searchBoards } from '../../gallery/boards/boards.ts';
import { ok } from '../../lib/result.ts';
import { textField } from '../fields.ts';
import { CALL_LIMITS } from '../limits.ts';
import { defineTool } from '../tool.ts';
import { BoardSchema, boardToJson } from './board-shapes.ts';

export default defineTool({
  name: 'board_gallery_search',
  title: 'Search boards',
  description:
    'Searches board layouts by name, family or topology (all match without query) and returns each with a link to its picture. To draw a game in progress, use play_render_board.',
  callClass: 'heavy',
  input: z.strictObject({
    query: textField('Search words. Default: all boards.').optional(),
    limit: z.int().min(1).max(CALL_LIMITS.page).describe('Maximum number of results.').default(10),
  }),
  output: z.object({
    total: z.int().describe('found in all'),
    boards: z.array(BoardSchema).describe('the best first'),
  }),
  examples: [
    { title: 'boards of one family', args: { query: 'hnefatafl', limit: 5 } },
    { title: 'by size', args: { query: 'go 9x9', limit: 3 } },
  ],
  run: ({ query = '', limit }, context) => {
    const found = searchBoards(query);
    return ok({ total: found.length, boards: found.slice(0, limit).map((board) => boardToJson(board, context)) });
  },
  light: ({ total, boards }) => ({
    total,
    boards: boards.map(({ id, family, size, summary }) => ({ id, family, size, summary })),
  }),
  next: ({ boards }) => (boards.length ? 'board_gallery_get with the ID of a board shows it.' : undefined),
  text: ({ total, boards }) =>
    [`${total} found`, ...boards.map(({ id, name, family, size }) => `${id}: ${name} (${family}, ${size})`)].join('\n'),
});
