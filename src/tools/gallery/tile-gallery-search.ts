import { z } from 'zod';
import { text } from '../fields.ts';
import { tool } from '../tool.ts';
import { Tiles } from './shapes.ts';

export default tool({
  name: 'tile_gallery_search',
  title: 'Search tile sets',
  description: 'To find hex tile sets by words, or list them all.',
  input: z.strictObject({ query: text('words to look for; omit to list all').optional() }),
  output: z.object({ total: z.int(), sets: z.array(Tiles) }),
});
