import { z } from 'zod';
import { tool } from '../tool.ts';
import { Stats } from './shapes.ts';

export default tool({
  name: 'board_gallery_stats',
  title: 'Boards in numbers',
  description: 'To learn how many boards there are: in all, by family and by topology.',
  input: z.strictObject({}),
  output: z.object({ total: z.int(), families: Stats, topologies: Stats }),
});
