import { z } from 'zod';
import { TOPOLOGIES } from '../../board/topologies.ts';
import { galleryBoards } from '../../gallery/boards/boards.ts';
import { ok } from '../../lib/result.ts';
import { defineTool } from '../tool.ts';
import { KindCountsSchema } from './shapes.ts';

export default defineTool({
  name: 'board_gallery_stats',
  title: 'Boards in numbers',
  description: 'Returns the number of board layouts in total, by family and by topology.',
  callClass: 'heavy',
  input: z.strictObject({}),
  output: z.object({
    total: z.int(),
    families: KindCountsSchema.describe('by family'),
    topologies: KindCountsSchema.describe('by how the places of a board hang together'),
    playable: z.int().describe('boards of games that an engine plays'),
    games: z.int().describe('variants that are played on all of them'),
  }),
  examples: [{ title: 'all of them', args: {} }],
  run: () => {
    const boards = galleryBoards();
    const families = [...new Set(boards.map(({ family }) => family))];
    return ok({
      total: boards.length,
      families: Object.fromEntries(
        families.map((family) => [family, boards.filter((board) => board.family === family).length]),
      ),
      topologies: Object.fromEntries(
        TOPOLOGIES.map((topology) => [topology, boards.filter((board) => board.topology === topology).length]),
      ),
      playable: boards.filter(({ games }) => games.some(({ playable }) => playable)).length,
      games: boards.reduce((sum, { games }) => sum + games.length, 0),
    });
  },
  text: ({ total, families, topologies }) =>
    [
      `${total} boards of ${Object.keys(families).length} families`,
      ...[families, topologies].map((counts) =>
        Object.entries(counts)
          .map(([slug, count]) => `${slug} ${count}`)
          .join(', '),
      ),
    ].join('\n'),
});
