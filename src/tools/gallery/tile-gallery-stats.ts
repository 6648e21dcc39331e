import { z } from 'zod';
import { tool } from '../tool.ts';

export default tool({
  name: 'tile_gallery_stats',
  title: 'Tile sets in numbers',
  description: 'To learn how many tile sets and tile types there are.',
  input: z.strictObject({}),
  output: z.object({ total: z.int(), tiles: z.int() }),
});
