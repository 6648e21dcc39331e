import { z } from 'zod';
import { tool } from '../tool.ts';
import { Stats } from './shapes.ts';

export default tool({
  name: 'piece_gallery_stats',
  title: 'Piece sets in numbers',
  description: 'To learn how many piece sets, styles, authors and game families there are.',
  input: z.strictObject({}),
  output: z.object({ total: z.int(), styles: Stats, authors: Stats, families: Stats }),
});
