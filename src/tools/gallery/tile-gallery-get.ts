import { z } from 'zod';
import { name } from '../fields.ts';
import { tool } from '../tool.ts';
import { Tiles } from './shapes.ts';

export default tool({
  name: 'tile_gallery_get',
  title: 'One tile set',
  description: 'To see one hex tile set: every tile type with its picture.',
  input: z.strictObject({ set: name('ID or name of the set') }),
  output: Tiles.extend({ tiles: z.array(z.object({ id: z.string(), name: z.string(), svg: z.string() })) }),
});
